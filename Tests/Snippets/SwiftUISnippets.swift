// SPDX-License-Identifier: MIT

// A seam: Linux has no SwiftUI.
#if canImport(SwiftUI)
  import StatusHUDSwiftUI
  import SwiftUI
  import Testing

  extension Snippets {
    @MainActor @Suite struct InSwiftUI {
      @Test func aButtonThatSaves() {
        struct Editor: View {
          @State private var isSaving = false
          @State private var message: StatusHUD.Message?

          var body: some View {
            Button("Save") { Task { await save() } }
              .statusHUD(isPresented: $isSaving, status: "Saving")  // save() sets it
              .statusHUD(message: $message)  // then this, to .success("Saved")
          }

          private func save() async {
            isSaving = true
            await Task.yield()
            isSaving = false
            message = .success("Saved")
          }
        }
        #expect(MemoryLayout.size(ofValue: Editor().body) > 0)
      }

      @Test func aViewAsTheIndicator() {
        struct SpinningLogo: View {
          var body: some View { Button("Logo") {} }
        }
        defer { StatusHUD.indicatorProvider = nil }

        let logo = UIHostingController(rootView: SpinningLogo())
        logo.view.backgroundColor = .clear
        if #available(iOS 16, tvOS 16, *) {
          logo.sizingOptions = .intrinsicContentSize
        }
        StatusHUD.indicatorProvider = { indicator in
          indicator == .spinner ? logo.view : nil
        }

        #expect(StatusHUD.indicatorProvider?(.spinner) === logo.view)
        #expect(StatusHUD.indicatorProvider?(.success) == nil)
      }
    }
  }
#endif
