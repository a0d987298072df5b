// SPDX-License-Identifier: MIT

// A seam: tvOS has no keyboard notifications. visionOS never posts them, as its keyboard is a window
// beside the app's, and it has no screens to measure in.

/// Knows where the keyboard is or is going to be, from its first use on.
///
/// Until a notification comes, it asks the app's key window, whose layout guide may know a keyboard
/// that was there before.
@MainActor final class KeyboardTracker {
  static let shared = KeyboardTracker()

  /// Receives how the keyboard moves: the duration in seconds, and the options with its curve.
  typealias Listener = (TimeInterval, UIView.AnimationOptions) -> Void

  /// What to call when the keyboard begins to move, by owner.
  var listeners: [ObjectIdentifier: Listener] = [:]

  /// The part of `area` above the keyboard, in the coordinates of `view`; all of it if nothing or
  /// everything is covered.
  func unobstructed(_ area: CGRect, in view: UIView) -> CGRect {
    let keyboard = frame(in: view)
    guard keyboard.intersects(area), keyboard.minY > area.minY else { return area }
    return CGRect(
      x: area.minX, y: area.minY, width: area.width, height: keyboard.minY - area.minY)
  }

  #if !os(tvOS) && !os(visionOS)
    private var place: Place?
    private var hasHeard = false
    /// The window whose guide has been asked.
    private weak var askedWindow: UIWindow?
    private let observers = NotificationObservers()

    init() {
      // A keyboard that is undocked is reported as hidden, and as shown when it is docked again.
      observe(UIResponder.keyboardWillChangeFrameNotification) { Place($0) }
      observe(UIResponder.keyboardWillShowNotification) { Place($0) }
      observe(UIResponder.keyboardWillHideNotification) { _ in nil }
      observe(UIResponder.keyboardDidHideNotification) { _ in nil }
    }

    private func observe(
      _ name: Notification.Name, _ place: @escaping @Sendable (Notification) -> Place?
    ) {
      observers.observe(name) { [weak self] notification in
        /// A number of 0 or more; 0 if there's none.
        func number(_ key: String) -> Double {
          (notification.userInfo?[key] as? NSNumber)?.doubleValue.valid(or: 0) ?? 0
        }
        let place = place(notification)
        let duration = number(UIResponder.keyboardAnimationDurationUserInfoKey)
        let curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)
        Task { @MainActor [weak self] in self?.move(to: place, duration: duration, curve: curve) }
      }
    }

    /// The keyboard in the coordinates of `view`; null if there is none to make room for.
    private func frame(in view: UIView) -> CGRect {
      guard hasHeard else { return guideFrame(in: view) }
      // The user can move a floating keyboard, which isn't at the bottom, out of the way.
      guard let place, let screen = view.window?.windowScene?.screen, place.isOn(screen),
        place.frame.maxY >= screen.bounds.maxY - 1
      else { return .null }
      return view.convert(place.frame, from: screen.coordinateSpace)
    }

    private func guideFrame(in view: UIView) -> CGRect {
      guard let scene = view.window?.windowScene, let window = scene.keyWindow else { return .null }
      let frame = window.keyboardLayoutGuide.layoutFrame
      if frame == .zero, askedWindow !== window { askAgain(window) }
      // Without a keyboard, the guide is what lies below the safe area.
      guard frame.height > window.safeAreaInsets.bottom + 1 else { return .null }
      let space = scene.screen.coordinateSpace
      return view.convert(window.convert(frame, to: space), from: space)
    }

    /// A guide has no frame before the first layout after somebody asked for it.
    private func askAgain(_ window: UIWindow) {
      askedWindow = window
      Task { @MainActor [weak self, weak window] in
        window?.layoutIfNeeded()
        for listener in self?.listeners.values.map({ $0 }) ?? [] { listener(0, []) }
      }
    }

    private func move(to place: Place?, duration: Double, curve: Double) {
      hasHeard = true
      guard place != self.place else { return }
      self.place = place
      // The curve has no name; animation options have its number in their upper bits.
      let options = UIView.AnimationOptions(rawValue: UInt(min(curve, 15)) << 16)
      for listener in listeners.values { listener(duration, options) }
    }

    /// Where the keyboard comes to rest.
    private struct Place: Sendable, Equatable {
      /// In the coordinates of the screen.
      let frame: CGRect
      /// Weak: a later screen can have the address of one that is gone.
      private weak var screen: UIScreen?
      /// Before iOS 16.1 notifications name no screen.
      private let namesScreen: Bool

      init?(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        guard let frame else { return nil }
        self.frame = frame
        screen = notification.object as? UIScreen
        namesScreen = screen != nil
      }

      func isOn(_ other: UIScreen) -> Bool { !namesScreen || screen === other }
    }
  #else
    private func frame(in view: UIView) -> CGRect { .null }
  #endif
}
