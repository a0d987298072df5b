// SPDX-License-Identifier: MIT

// A seam: tvOS has no keyboard notifications. visionOS never posts them, since its keyboard is a
// window beside the app's, and has no screens to measure in.

/// Knows where the keyboard is, or will be once it has arrived, from its first use to the end of the
/// process: a HUD that appears later finds out nothing by itself.
@MainActor final class KeyboardTracker {
  static let shared = KeyboardTracker()

  /// How the keyboard moves, and what moves with it should.
  struct Motion: Sendable, Equatable {
    /// In seconds.
    var duration: TimeInterval = 0
    /// The number of the keyboard's curve, which has no name.
    var curve: UInt = 0

    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: curve << 16) }
  }

  private var listeners: [ObjectIdentifier: (Motion) -> Void] = [:]

  /// Calls a closure when the keyboard begins to move, until its owner takes it back.
  func addListener(_ owner: AnyObject, _ listener: @escaping (Motion) -> Void) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  func removeListener(_ owner: AnyObject) {
    listeners[ObjectIdentifier(owner)] = nil
  }

  #if !os(tvOS) && !os(visionOS)
    private var place: Place?
    private let observers = ObserverBag()

    private init() {
      // The frame's changes are all there is to know of a docked keyboard. One that is undocked is
      // said to hide, and to show when it is docked again.
      for name in [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      ] {
        observers.observe(name) { [weak self] notification in
          let place = Place(notification)
          let motion = Motion(notification)
          Task { @MainActor [weak self] in self?.move(to: place, motion) }
        }
      }
      for name in [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ] {
        observers.observe(name) { [weak self] notification in
          let motion = Motion(notification)
          Task { @MainActor [weak self] in self?.move(to: nil, motion) }
        }
      }
    }

    /// The keyboard in the coordinates of `view`, which need not overlap it; null when there is
    /// none that the view could make room for.
    func frame(in view: UIView) -> CGRect {
      guard let place, let screen = view.window?.windowScene?.screen, place.isOn(screen) else {
        return .null
      }
      // A floating keyboard is where the user put it, and can be put elsewhere.
      guard place.frame.maxY >= screen.bounds.maxY - 1 else { return .null }
      return view.convert(place.frame, from: screen.coordinateSpace)
    }

    private func move(to place: Place?, _ motion: Motion) {
      guard place != self.place else { return }
      self.place = place
      for listener in listeners.values { listener(motion) }
    }

    /// Where the keyboard comes to rest.
    private struct Place: Sendable, Equatable {
      /// In the screen's coordinates.
      let frame: CGRect
      private weak var screen: UIScreen?
      /// False before iOS 16.1.
      private let namesScreen: Bool

      init?(_ notification: Notification) {
        guard
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return nil }
        self.frame = frame
        screen = notification.object as? UIScreen
        namesScreen = screen != nil
      }

      func isOn(_ other: UIScreen) -> Bool { !namesScreen || screen === other }

      static func == (one: Self, other: Self) -> Bool {
        one.frame == other.frame && one.screen === other.screen
      }
    }
  #else
    private init() {}

    func frame(in view: UIView) -> CGRect { .null }
  #endif
}

#if !os(tvOS) && !os(visionOS)
  extension KeyboardTracker.Motion {
    fileprivate init(_ notification: Notification) {
      func number(_ key: String) -> NSNumber? { notification.userInfo?[key] as? NSNumber }
      let duration = number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0
      self.duration = duration.isFinite ? max(0, duration) : 0
      curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)?.uintValue ?? 0
    }
  }
#endif
