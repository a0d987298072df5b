// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS don't post keyboard notifications, and have no keyboard layout guide. On
// visionOS, the keyboard has its own window, and UIKit has no screen coordinates.

/// An object that tracks the position of the keyboard. Tracking starts when you access ``shared``.
///
/// Until the tracker receives a notification, the HUD uses the keyboard layout guide of the app's
/// window, because the keyboard might have appeared before tracking started.
@MainActor final class KeyboardTracker {
  static let shared = KeyboardTracker()

  /// The closures that run when the keyboard starts to move. Each closure receives the duration, in
  /// seconds, and the options of the animation. Each key identifies the view that draws a HUD.
  var listeners: [ObjectIdentifier: (TimeInterval, UIView.AnimationOptions) -> Void] = [:]

  #if !os(tvOS) && !os(visionOS)
    var keyboard: Keyboard?
    /// A Boolean value that indicates whether the tracker has received a notification.
    var hasHeard = false
    private let observers = NotificationObservers()

    init() {
      // When the user undocks the keyboard, UIKit posts a notification that the keyboard will hide.
      let willHide = UIResponder.keyboardWillHideNotification
      for name in [UIResponder.keyboardWillChangeFrameNotification, willHide] {
        observers.observe(name) { [weak self] notification in
          /// Returns a number from the notification, or 0 if the number is missing or invalid.
          func number(_ key: String) -> Double {
            (notification.userInfo?[key] as? NSNumber)?.doubleValue.valid(or: 0) ?? 0
          }
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let screen = notification.object as? UIScreen
          let isHiding = notification.name == willHide
          let keyboard = isHiding ? nil : frame.map { Keyboard(frame: $0, screen: screen) }
          let duration = number(UIResponder.keyboardAnimationDurationUserInfoKey)
          let curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)
          Task { @MainActor [weak self] in self?.move(keyboard, duration: duration, curve: curve) }
        }
      }
    }

    /// Returns the docked keyboard's frame in `window`, or `CGRect.null` if no keyboard is docked.
    /// - Parameter laysOut: Pass `true` to lay out the window if its keyboard layout guide has no frame yet.
    ///   That's so until the first layout after something accesses the guide.
    func frame(in window: UIWindow, laysOut: Bool = false) -> CGRect {
      if !hasHeard {
        let guide = window.keyboardLayoutGuide
        if laysOut, guide.layoutFrame == .zero { window.layoutIfNeeded() }
        // While the keyboard is hidden, the guide is only as tall as the bottom safe area inset.
        let isHidden = guide.layoutFrame.height <= window.safeAreaInsets.bottom + 1
        return isHidden ? .null : guide.layoutFrame
      }
      // Ignore a floating keyboard, which doesn't extend to the bottom of the screen.
      guard let keyboard, let screen = window.windowScene?.screen,
        (keyboard.screen ?? screen) === screen, keyboard.frame.maxY >= screen.bounds.maxY - 1
      else { return .null }
      return window.convert(keyboard.frame, from: screen.coordinateSpace)
    }

    private func move(_ keyboard: Keyboard?, duration: Double, curve: Double) {
      hasHeard = true
      guard keyboard != self.keyboard else { return }
      self.keyboard = keyboard
      // Compute the animation option, because UIKit has no constant for the keyboard's curve.
      let options = UIView.AnimationOptions(rawValue: UInt(min(curve, 15)) << 16)
      for listener in listeners.values { listener(duration, options) }
    }

    /// The position of the keyboard after its animation.
    struct Keyboard: Sendable, Equatable {
      /// The frame of the keyboard, in screen coordinates.
      let frame: CGRect
      /// The screen that the notification specifies, or `nil` if it specifies none.
      let screen: UIScreen?
    }
  #else
    func frame(in window: UIWindow, laysOut: Bool = false) -> CGRect { .null }
  #endif
}
