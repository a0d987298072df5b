// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// The keyboard of a scene's screen. It isn't drawn. The host specifies its place, and the app
/// receives the notifications of a phone.
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

  /// One movement to a frame, with its notifications.
  private struct Movement {
    var end: CGRect
    var duration: TimeInterval
    var showing: Bool

    var userInfo: [AnyHashable: Any] {
      [
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: SceneKeyboard.curve),
      ]
    }
  }

  /// Moves the keyboard to a frame, or off the screen with `nil`. A previous movement that hasn't
  /// ended posts no more notifications.
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
    // An observer might have moved it again.
    guard frame == target, arrival == nil else { return }
    guard duration > 0 else {
      arrive(movement)
      return
    }
    arrival = MediaClock.schedule(at: CACurrentMediaTime() + duration) { [weak self] in
      self?.arrive(movement)
    }
  }

  /// Ends the movement without notifications, because the scene disconnected.
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

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// A `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds, in a number.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A curve's number; the keyboard's own is 7, which has no name.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// A rectangle in a view. Here it has no constraints.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?

  public override init() {}

  /// In the coordinates of the owning view.
  open var layoutFrame: CGRect { .zero }
}

/// A guide that follows something on screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers. Without a keyboard, it's the area below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the view has been laid out since the first access to the guide.
  final var isLaidOut = false

  open override var layoutFrame: CGRect {
    guard isLaidOut, let view = owningView else { return .zero }
    let below = view.bounds.divided(atDistance: view.safeAreaInsets.bottom, from: .maxYEdge).slice
    guard let scene = view.window?.windowScene, let keyboard = scene.keyboard.frame else {
      return below
    }
    let covered = view.convert(keyboard, from: scene.screen.coordinateSpace)
      .intersection(view.bounds)
    return covered.height > below.height ? covered : below
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = viewState.keyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    viewState.keyboardLayoutGuide = guide
    setNeedsLayout()
    return guide
  }
}
