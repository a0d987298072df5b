// SPDX-License-Identifier: MIT

/// A view that handles the touches in `takenTouches` and passes all others to the views beneath.
@MainActor class TouchPassthroughView: GestureBarrierView {
  enum TakenTouches {
    case none
    case controls
    /// Touches on the bezel or on a control.
    case bezel
    case all
  }

  /// The maximum distance, in points, that a touch can move and still be a tap.
  private static let tapSlack: CGFloat = 10

  var takenTouches = TakenTouches.none
  var takesTaps = false

  /// The current touch, if it can still become a tap, and the point where the touch began.
  private var pressed: (touch: UITouch, point: CGPoint)?

  /// Forgets the current touch, so that it doesn't become a tap.
  func endTouch() { pressed = nil }

  func touchDidBegin(isInside: Bool) {}
  func tapDidEnd(isInside: Bool) {}

  /// Returns a Boolean value that indicates whether the bezel contains `point`.
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
    touchDidBegin(isInside: isOnBezel(point))
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
    if takesTaps, takes(point, on: self) { tapDidEnd(isInside: isOnBezel(point)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }
}
