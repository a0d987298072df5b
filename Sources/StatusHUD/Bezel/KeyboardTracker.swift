// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS don't post keyboard notifications. On visionOS, the keyboard has its
// own window, and UIKit has no screen coordinates.

/// An object that tracks the position of the keyboard. Tracking starts when you access ``shared``.
///
/// Until the tracker receives a notification, the HUD uses the keyboard layout guide of the app's
/// window, because the keyboard might have appeared before tracking started.
@MainActor final class KeyboardTracker {
  static let shared = KeyboardTracker()

  /// A closure that receives the duration, in seconds, and the options of a keyboard animation.
  typealias Listener = (TimeInterval, UIView.AnimationOptions) -> Void

  /// The closures that run when the keyboard starts to move. Each key identifies a container view.
  var listeners: [ObjectIdentifier: Listener] = [:]

  /// Returns the part of `area` above the keyboard, in the coordinates of `view`. If the keyboard
  /// covers all of `area` or none of it, this method returns `area`.
  /// - Parameter guide: The frame of the keyboard in the app's window, for the time until the tracker
  ///   has received a notification.
  func unobstructed(_ area: CGRect, in view: UIView, guide: CGRect) -> CGRect {
    let known = guide.isNull ? guide : view.convert(guide, from: nil as UIView?)
    let keyboard = hasHeard ? frame(in: view) : known
    guard keyboard.intersects(area), keyboard.minY > area.minY else { return area }
    return CGRect(x: area.minX, y: area.minY, width: area.width, height: keyboard.minY - area.minY)
  }

  #if !os(tvOS) && !os(visionOS)
    private var place: Place?
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
          let place = notification.name == willHide ? nil : Place(notification)
          let duration = number(UIResponder.keyboardAnimationDurationUserInfoKey)
          let curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)
          Task { @MainActor [weak self] in self?.move(to: place, duration: duration, curve: curve) }
        }
      }
    }

    /// Returns the docked keyboard's frame in `view`, or `CGRect.null` if no keyboard is docked.
    private func frame(in view: UIView) -> CGRect {
      // Ignore a floating keyboard, which doesn't extend to the bottom of the screen.
      guard let place, let screen = view.window?.windowScene?.screen,
        !place.namesScreen || place.screen === screen, place.frame.maxY >= screen.bounds.maxY - 1
      else { return .null }
      return view.convert(place.frame, from: screen.coordinateSpace)
    }

    private func move(to place: Place?, duration: Double, curve: Double) {
      hasHeard = true
      guard place != self.place else { return }
      self.place = place
      // Compute the animation option, because UIKit has no constant for the keyboard's curve.
      let options = UIView.AnimationOptions(rawValue: UInt(min(curve, 15)) << 16)
      for listener in listeners.values { listener(duration, options) }
    }

    /// The position of the keyboard after its animation.
    private struct Place: Sendable, Equatable {
      /// The frame of the keyboard, in screen coordinates.
      let frame: CGRect
      /// The screen that the notification specifies, or `nil` if there's no such screen.
      weak var screen: UIScreen?
      /// A Boolean value that indicates whether the notification specifies a screen.
      let namesScreen: Bool

      init?(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        guard let frame else { return nil }
        self.frame = frame
        screen = notification.object as? UIScreen
        namesScreen = screen != nil
      }
    }
  #else
    private let hasHeard = true
    private func frame(in view: UIView) -> CGRect { .null }
  #endif
}
