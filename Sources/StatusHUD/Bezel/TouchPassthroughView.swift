// SPDX-License-Identifier: MIT

/// The HUD that a container belongs to: the global one, or a ``HUDView``.
@MainActor protocol BezelContainerDelegate: AnyObject {
  /// The bezel is about to be placed.
  func containerWillLayout()
  /// The bezel was placed.
  func containerDidLayout()
  /// A touch that is taken began.
  func touchDidBegin(isInside: Bool)
  /// A tap ended.
  func tapDidEnd(isInside: Bool)
  /// VoiceOver's escape gesture was made. Returns whether it ends here.
  func escape() -> Bool
}

extension BezelContainerDelegate {
  func containerWillLayout() {}
  func containerDidLayout() {}
  func touchDidBegin(isInside: Bool) {}
}

/// A view over the app that takes some touches and lets the others pass to what lies beneath.
@MainActor class TouchPassthroughView: GestureBarrierView {
  enum TakenTouches {
    case none
    case controls
    /// Those on the bezel and its controls.
    case bezel
    case all
  }

  /// A finger that moves further than this, in points, drags and does not tap.
  private static let tapSlack: CGFloat = 10

  weak var delegate: (any BezelContainerDelegate)?
  var takenTouches = TakenTouches.none
  /// Whether the delegate hears of taps.
  var takesTaps = false

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
    delegate?.touchDidBegin(isInside: isOnBezel(point))
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
    if takesTaps, takes(point, on: self) { delegate?.tapDidEnd(isInside: isOnBezel(point)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  override func accessibilityPerformEscape() -> Bool { delegate?.escape() ?? false }
}
