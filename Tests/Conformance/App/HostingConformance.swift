// SPDX-License-Identifier: MIT

// Platforms: Linux has no SwiftUI. On tvOS and visionOS, no app hosts these tests.
#if canImport(SwiftUI) && !os(tvOS) && !os(visionOS)
  import SwiftUI
  import Testing

  extension Facts {
    /// What a HUD believes of the view that SwiftUI draws in, and of views of UIKit inside it.
    @MainActor @Suite struct HostingConformance {
      private struct Anchor: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
      }

      @Test(.usedBy("UIView.isHostingView", "HUDAnchorView.followWindow"))
      func aPageTakesTheViewsOfSwiftUIOutOfTheirWindow() async throws {
        let anchor = UIView()
        let hosting = UIHostingController(rootView: Anchor(view: anchor))
        try await withStage(root: hosting) { stage in
          let before = anchor.window
          await stage.present(UIViewController(), .fullScreen)
          saw("\(name(hosting.view)): \(name(before)), beneath a page \(name(anchor.window))")
          #expect(name(hosting.view).hasPrefix("_UIHostingView"))
          #expect(before === stage.window && anchor.window == nil)
        }
      }
    }
  }
#endif
