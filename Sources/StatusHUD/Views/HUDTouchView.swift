// SPDX-License-Identifier: MIT

/// Which touches a HUD keeps from what is beneath it.
enum TakenTouches {
  case none
  /// Those on a button.
  case controls
  /// Those on the bezel.
  case bezel
  case all
}

/// Keeps some touches from the app, and tells which of them are taps.
@MainActor
class HUDTouchView: GestureBarrierView {
  /// A finger that goes further than this, in points, drags and does not tap.
  static let tapSlack: CGFloat = 10

  /// Whether touches end here rather than in the app below.
  var blocksTouches = false

  /// Called for a tap, with whether it is on the bezel.
  var onTap: ((_ isInside: Bool) -> Void)?
  /// Called when a touch that is taken comes down, with whether that is on the bezel.
  var onTouch: ((_ isInside: Bool) -> Void)?

  /// The touch that may become a tap, and where it came down.
  private var pressed: (touch: UITouch, point: CGPoint)?

  var takenTouches: TakenTouches { .none }

  /// Whether a tap means anything now.
  var takesTaps: Bool { false }

  /// Whether a point of this view is one of the bezel.
  func isOnBezel(_ point: CGPoint) -> Bool { false }

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
    if abs(point.x - pressed.point.x) > Self.tapSlack
      || abs(point.y - pressed.point.y) > Self.tapSlack
    {
      self.pressed = nil
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    self.pressed = nil
    // Meanwhile the HUD may have begun to leave, or have lost its mask.
    let point = pressed.touch.location(in: self)
    if takesTaps, takes(point, on: self) { onTap?(isOnBezel(point)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
  }

  /// Behind a mask the app does not go back either.
  override func accessibilityPerformEscape() -> Bool {
    guard takesTaps else { return blocksTouches || super.accessibilityPerformEscape() }
    onTap?(true)
    return true
  }

  private func takes(_ point: CGPoint, on view: UIView) -> Bool {
    switch takenTouches {
    case .none: false
    case .controls: view is UIControl
    case .bezel: view is UIControl || isOnBezel(point)
    case .all: true
    }
  }
}
