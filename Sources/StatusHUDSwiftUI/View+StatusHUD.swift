// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have SwiftUI.
#if canImport(SwiftUI)
  public import StatusHUD
  public import SwiftUI

  extension View {
    /// Shows the global HUD in the view's scene while `isPresented` is `true`.
    ///
    /// ```swift
    /// Form { … }
    ///   .statusHUD(isPresented: $isSaving, status: "Saving")
    /// ```
    /// The view must be in a window. The HUD shows the newest activity. If other code ends the
    /// activity, for example with ``StatusHUD/StatusHUD/dismiss(after:completion:)``, `isPresented`
    /// becomes `false`. To show the activity again, set `isPresented` to `true`.
    /// - Parameters:
    ///   - isPresented: A binding to a Boolean value that determines whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below the status.
    ///   - progress: The completed fraction as a value of any floating-point type, or `nil` to show
    ///     the spinner.
    ///   - maskType: The mask over the app. If `nil`, the HUD uses the mask of the configuration.
    ///   - onCancel: The action of a Cancel button. The action runs at most once.
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

    /// Shows the global HUD and observes a `Progress` object while `isPresented` is `true`.
    ///
    /// The view must be in a window. The spinner appears when `progress` finishes or is canceled.
    /// - Parameters:
    ///   - isPresented: A binding to a Boolean value that determines whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below the status.
    ///   - progress: The `Progress` object to show. The HUD shows a ring or, while the progress is
    ///     indeterminate, the spinner.
    ///   - maskType: The mask over the app. If `nil`, the HUD uses the mask of the configuration.
    ///   - onCancel: The action of a Cancel button. The action runs at most once.
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

    /// Shows a message in the view's scene when you set `message`.
    ///
    /// When the message ends, `message` becomes `nil`. To remove the message earlier, set `message`
    /// to `nil`. The message stays onscreen for its full duration, even if the view disappears.
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
