// SPDX-License-Identifier: MIT

// A seam: Linux has no SwiftUI.
#if canImport(SwiftUI)
  public import StatusHUD
  public import SwiftUI

  extension View {
    /// Shows the global HUD while `isPresented` is true and the view is on screen, in its scene.
    ///
    /// ```swift
    /// Form { … }
    ///   .statusHUD(isPresented: $isSaving, status: "Saving")
    /// ```
    /// The HUD shows the newest of all running work. Other code that dismisses it sets `isPresented`
    /// to false.
    /// - Parameters:
    ///   - isPresented: Whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below that.
    ///   - progress: 0...1 for a ring that fills; nil for the spinner.
    ///   - maskType: Covers the app. nil uses the mask of the configuration.
    public func statusHUD(
      isPresented: Binding<Bool>, status: String? = nil, details: String? = nil,
      progress: Double? = nil, maskType: StatusHUD.MaskType? = nil
    ) -> some View {
      let request = HUDRequest(
        status: status, details: details, progress: progress, maskType: maskType)
      return background {
        HUDAnchor { anchor in
          anchor.onDismiss = { isPresented.wrappedValue = false }
          anchor.request = isPresented.wrappedValue ? request : nil
        }
      }
    }

    /// Shows a message when `message` is set, in the scene of the view, and sets it to nil again.
    ///
    /// The message leaves by itself, also if the view left before.
    public func statusHUD(message: Binding<StatusHUD.Message?>) -> some View {
      background {
        HUDAnchor { anchor in
          guard let text = message.wrappedValue else { return }
          anchor.show(text)
          // Not while SwiftUI updates its views.
          Task { @MainActor in message.wrappedValue = nil }
        }
      }
    }
  }

  private struct HUDAnchor: UIViewRepresentable {
    let update: @MainActor (HUDAnchorView) -> Void

    func makeUIView(context: Context) -> HUDAnchorView { HUDAnchorView(frame: .zero) }

    func updateUIView(_ anchor: HUDAnchorView, context: Context) { update(anchor) }

    static func dismantleUIView(_ anchor: HUDAnchorView, coordinator: ()) { anchor.request = nil }
  }
#endif
