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
    /// The activity begins when the view is in a window, and continues while the app covers the view,
    /// for example with a pushed view or another tab. It ends when SwiftUI removes the view, when the
    /// view's screen is popped, dismissed, or replaced, or when the scene disconnects. The HUD shows the
    /// newest activity. If other code ends the activity, for example with
    /// `StatusHUD.dismiss(after:completion:)`, `isPresented` becomes `false`. To show the activity again,
    /// set `isPresented` to `true`.
    /// - Parameters:
    ///   - isPresented: A binding to a Boolean value that determines whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below the status.
    ///   - progress: The completed fraction, from 0 to 1, or `nil` to show the spinner.
    ///   - maskType: The mask over the app. The default is `.automatic`, which uses the mask of the
    ///     configuration.
    ///   - onCancel: The action of a Cancel button. The action runs at most once.
    public func statusHUD(
      isPresented: Binding<Bool>, status: String? = nil, details: String? = nil,
      progress: Double? = nil, maskType: StatusHUD.MaskType = .automatic,
      onCancel: StatusHUD.CancelAction? = nil
    ) -> some View {
      statusHUD(
        isPresented,
        HUDRequest(
          status: status, details: details, progress: progress, maskType: maskType,
          onCancel: onCancel))
    }

    /// Shows the global HUD and observes a `Progress` object while `isPresented` is `true`.
    ///
    /// The activity begins when the view is in a window, and continues while the app covers the view.
    /// The spinner appears when `progress` finishes or is canceled.
    /// - Parameters:
    ///   - isPresented: A binding to a Boolean value that determines whether to show the HUD.
    ///   - status: The text below the indicator.
    ///   - details: The smaller text below the status.
    ///   - progress: The `Progress` object to show. The HUD shows a ring or, while the progress is
    ///     indeterminate, the spinner.
    ///   - maskType: The mask over the app. The default is `.automatic`, which uses the mask of the
    ///     configuration.
    ///   - onCancel: The action of a Cancel button. The action runs at most once.
    @_disfavoredOverload
    public func statusHUD(
      isPresented: Binding<Bool>, status: String? = nil, details: String? = nil,
      progress: Progress?, maskType: StatusHUD.MaskType = .automatic,
      onCancel: StatusHUD.CancelAction? = nil
    ) -> some View {
      statusHUD(
        isPresented,
        HUDRequest(
          status: status, details: details, followed: progress, maskType: maskType,
          onCancel: onCancel))
    }

    private func statusHUD(_ isPresented: Binding<Bool>, _ request: HUDRequest) -> some View {
      let newest = isPresented.wrappedValue
      return background {
        HUDAnchorHost<ActivityAnchor> { anchor in
          anchor.update(isPresented: newest, request) {
            isPresented.wrappedValue = false
            return isPresented.wrappedValue
          }
        }
      }
    }

    /// Shows a message in the view's scene when you set `message`.
    ///
    /// When the message ends, `message` becomes `nil`. To remove the message earlier, set `message`
    /// to `nil`. If you set another message, one with an infinite duration ends. The message stays
    /// onscreen for its full duration, even if the view disappears. A message that you set while the app
    /// covers the view doesn't wait for the view.
    ///
    /// If only the handler of the message's action differs, it's the same message, and the newest handler
    /// runs. The binding is `nil` when the handler runs.
    public func statusHUD(message: Binding<StatusHUD.Message?>) -> some View {
      statusHUD(message, nil)
    }

    /// Shows a message with its own configuration in the view's scene when you set `message`.
    ///
    /// For more information, see ``statusHUD(message:)`` and
    /// `StatusHUD.show(_:configure:completion:)`.
    /// - Parameters:
    ///   - message: A binding to the message, or to `nil`.
    ///   - configure: A closure that changes the configuration of the message. The closure runs when the
    ///     message is shown. A new closure doesn't change the message onscreen.
    public func statusHUD(
      message: Binding<StatusHUD.Message?>,
      configure: @escaping @MainActor (inout StatusHUD.Configuration) -> Void
    ) -> some View { statusHUD(message, configure) }

    private func statusHUD(
      _ message: Binding<StatusHUD.Message?>,
      _ configure: (@MainActor (inout StatusHUD.Configuration) -> Void)?
    ) -> some View {
      let newest = message.wrappedValue
      return background {
        HUDAnchorHost<MessageAnchor> { anchor in
          anchor.update(to: newest, configure: configure) { ended in
            if ended != nil, MessageAnchor.isSame(ended, message.wrappedValue) {
              message.wrappedValue = nil
            }
            return message.wrappedValue
          }
        }
      }
    }
  }

  private struct HUDAnchorHost<Anchor: HUDAnchor>: UIViewRepresentable {
    let update: @MainActor (Anchor) -> Void

    func makeUIView(context: Context) -> HUDAnchorView<Anchor> { HUDAnchorView(frame: .zero) }

    func updateUIView(_ view: HUDAnchorView<Anchor>, context: Context) { view.update(update) }

    static func dismantleUIView(_ view: HUDAnchorView<Anchor>, coordinator: ()) {
      view.dismantle()
    }
  }
#endif
