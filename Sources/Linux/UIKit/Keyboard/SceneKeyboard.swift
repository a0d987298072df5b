// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// The keyboard of a scene's screen. It is not drawn: it is where the host says, and the app hears
/// of its coming and going as on a phone.
@MainActor
final class SceneKeyboard {
  private unowned let scene: UIWindowScene
  /// Where the keyboard is, or will be when its animation ends; nil while it is off the screen.
  private(set) var frame: CGRect?
  private var arrival: MediaDeadline?

  /// The number of the keyboard's own curve.
  nonisolated private static let curve = 7

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// One movement: the frame to which it goes, and what it is called at its ends.
  private struct Movement {
    var end: CGRect
    var duration: TimeInterval
    var showing: Bool

    var userInfo: [AnyHashable: Any] {
      [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: SceneKeyboard.curve),
      ]
    }
  }

  /// A new frame, with nil for none. One that is under way goes on from where it would have ended,
  /// and is not heard of again.
  func move(to target: CGRect?, duration: TimeInterval) {
    guard target != frame, let known = target ?? frame else { return }
    let duration = duration.isFinite ? max(0, duration) : 0
    let movement = Movement(
      end: target ?? below(known), duration: duration,
      showing: target != nil)
    frame = target
    arrival?.cancel()
    arrival = nil
    post(UIResponder.keyboardWillChangeFrameNotification, movement)
    post(
      movement.showing
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      movement)
    // Somebody who was told may have moved it again.
    guard frame == target, arrival == nil else { return }
    guard duration > 0 else {
      arrive(movement)
      return
    }
    arrival = MediaClock.schedule(at: CACurrentMediaTime() + duration) { [weak self] in
      self?.arrive(movement)
    }
  }

  /// The scene is over: nobody is told of what was under way.
  func leave() {
    arrival?.cancel()
    arrival = nil
    frame = nil
  }

  private func arrive(_ movement: Movement) {
    arrival = nil
    if !movement.showing { post(UIResponder.keyboardDidHideNotification, movement) }
  }

  /// Where a keyboard of that size waits: right under the screen.
  private func below(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: scene.screen.bounds.maxY, width: frame.width, height: frame.height)
  }

  private func post(_ name: Notification.Name, _ movement: Movement) {
    NotificationCenter.default.post(
      name: name, object: scene.screen, userInfo: movement.userInfo)
  }
}
