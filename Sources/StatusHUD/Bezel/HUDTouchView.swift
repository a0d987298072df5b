// SPDX-License-Identifier: MIT

/// A view that takes some of the touches on a HUD, and passes the others to the views beneath.
class HUDTouchView: GestureRecognizerBarrierView {
  /// The maximum distance, in points, that a touch can move and still be a tap.
  private static let tapSlack: CGFloat = 10

  let bezel = BezelView(frame: .zero)
  /// A closure that runs when the HUD takes a touch.
  var onTouch: ((_ isInside: Bool) -> Void)?
  /// A closure that runs when the user taps the HUD.
  var onTap: ((_ isInside: Bool) -> Void)?
  /// The current touch, if it can still become a tap, and the point where the touch began.
  var pressed: (touch: UITouch, point: CGPoint, action: (() -> Void)?)?

  /// A closure that dismisses what a tap dismisses, or `nil` if a tap dismisses nothing.
  var tapAction: (() -> Void)? { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).flatMap { takes(point, on: $0) ? $0 : nil }
  }

  func takes(_ point: CGPoint, on view: UIView) -> Bool { false }

  func isOnBezel(_ point: CGPoint) -> Bool {
    bezel.point(inside: convert(point, to: bezel), with: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    pressed = (touch, point, tapAction)
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
    // Check the touch again, because the HUD or its mask might have changed during the touch.
    let point = pressed.touch.location(in: self)
    guard takes(point, on: self) else { return }
    onTap?(isOnBezel(point))
    if tapAction != nil { pressed.action?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }
}
