// SPDX-License-Identifier: MIT

// A seam: Linux has no SwiftUI.
#if canImport(SwiftUI)
  public import StatusHUD
  public import SwiftUI

  extension View {
    /// Shows the global HUD while `isPresented` is true and the view is in a window, in its scene.
    ///
    /// ```swift
    /// Form { … }
    ///   .statusHUD(isPresented: $isSaving, status: "Saving")
    /// ```
    /// The HUD shows the newest of all running work. If other code ends the activity, for example with
    /// ``StatusHUD/StatusHUD/dismiss(after:completion:)``, `isPresented` becomes false, and nothing is
    /// shown again until you set it.
    /// - Parameters:
    ///   - isPresented: Whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below the status.
    ///   - progress: 0...1, of any floating-point type, for a ring that fills, or `nil` for the spinner.
    ///   - maskType: Covers the app. If it's `nil`, the HUD uses the mask of the configuration.
    ///   - onCancel: The action of a Cancel button. It runs once.
    public func statusHUD(
      isPresented: Binding<Bool>, status: String? = nil, details: String? = nil,
      progress: (any BinaryFloatingPoint & Sendable)? = nil, maskType: StatusHUD.MaskType? = nil,
      onCancel: StatusHUD.CancelAction? = nil
    ) -> some View {
      statusHUD(
        isPresented,
        HUDRequest(
          status: status, details: details, progress: progress.map { Double($0) },
          maskType: maskType),
        onCancel)
    }

    /// Shows the global HUD while `isPresented` is true and the view is in a window, with a `Progress`
    /// that it follows.
    ///
    /// The HUD shows the spinner when `progress` is over. It stays until `isPresented` is false.
    /// - Parameters:
    ///   - isPresented: Whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below the status.
    ///   - progress: Appears as a ring that fills, or as the spinner while it's indeterminate.
    ///   - maskType: Covers the app. If it's `nil`, the HUD uses the mask of the configuration.
    ///   - onCancel: The action of a Cancel button. It runs once.
    @_disfavoredOverload
    public func statusHUD(
      isPresented: Binding<Bool>, status: String? = nil, details: String? = nil,
      progress: Progress?, maskType: StatusHUD.MaskType? = nil,
      onCancel: StatusHUD.CancelAction? = nil
    ) -> some View {
      statusHUD(
        isPresented,
        HUDRequest(status: status, details: details, followed: progress, maskType: maskType),
        onCancel)
    }

    private func statusHUD(
      _ isPresented: Binding<Bool>, _ request: HUDRequest, _ onCancel: StatusHUD.CancelAction?
    ) -> some View {
      var request = request
      request.isCancellable = onCancel != nil
      let wish = isPresented.wrappedValue ? HUDWish.activity(request) : nil
      return background {
        HUDAnchor { anchor in
          anchor.onCancel = onCancel
          anchor.update(to: wish) { _ in
            isPresented.wrappedValue = false
            return isPresented.wrappedValue ? wish : nil
          }
        }
      }
    }

    /// Shows a message when `message` is set, in the scene of the view.
    ///
    /// When the message is over, `message` becomes `nil`. Setting it to `nil` earlier takes the message
    /// away. The message stays for its time even if the view is gone before.
    public func statusHUD(message: Binding<StatusHUD.Message?>) -> some View {
      let wish = message.wrappedValue.map(HUDWish.message)
      return background {
        HUDAnchor { anchor in
          anchor.update(to: wish) { ended in
            if message.wrappedValue.map(HUDWish.message) == ended { message.wrappedValue = nil }
            return message.wrappedValue.map(HUDWish.message)
          }
        }
      }
    }
  }

  private struct HUDAnchor: UIViewRepresentable {
    let update: @MainActor (HUDAnchorView) -> Void

    func makeUIView(context: Context) -> HUDAnchorView { HUDAnchorView(frame: .zero) }

    func updateUIView(_ anchor: HUDAnchorView, context: Context) { update(anchor) }

    static func dismantleUIView(_ anchor: HUDAnchorView, coordinator: ()) { anchor.dismantle() }
  }
#endif
