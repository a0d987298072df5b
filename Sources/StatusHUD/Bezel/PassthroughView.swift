// SPDX-License-Identifier: MIT

/// A view over the app that takes some touches and lets the others pass to what lies beneath.
@MainActor class PassthroughView: GestureBarrierView {
  enum TakenTouches {
    case none
    case controls
    /// Those on the bezel and its controls.
    case bezel
    case all
  }

  /// A finger that moves further than this, in points, drags and does not tap.
  private static let tapSlack: CGFloat = 10

  var takenTouches = TakenTouches.none
  /// Whether ``onTap`` is called.
  var takesTaps = false
  /// Called when a tap ends, with whether it is on the bezel.
  var onTap: ((_ isInside: Bool) -> Void)?
  /// Called when a touch that is taken begins, with whether it is on the bezel.
  var onTouch: ((_ isInside: Bool) -> Void)?
  /// Called for the escape gesture of VoiceOver. Returns whether the gesture ends here.
  var onEscape: (() -> Bool)?

  /// The touch that may become a tap.
  private var pressed: (touch: UITouch, point: CGPoint)?

  /// Whether the bezel is at a point of this view.
  func isOnBezel(_ point: CGPoint) -> Bool { false }

  private func takes(_ point: CGPoint, on view: UIView) -> Bool {
    switch takenTouches {
    case .none: false
    case .controls: view is UIControl
    case .bezel: view is UIControl || isOnBezel(point)
    case .all: true
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    return takes(point, on: view) ? view : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    pressed = (touch, point)
    onTouch?(isOnBezel(point))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    let point = pressed.touch.location(in: self)
    let distance = max(abs(point.x - pressed.point.x), abs(point.y - pressed.point.y))
    if distance > Self.tapSlack { self.pressed = nil }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    self.pressed = nil
    // The HUD may have begun to leave, or have lost its mask, while the finger was down.
    let point = pressed.touch.location(in: self)
    if takesTaps, takes(point, on: self) { onTap?(isOnBezel(point)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
  }

  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }
}
