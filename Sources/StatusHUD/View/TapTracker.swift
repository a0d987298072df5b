// SPDX-License-Identifier: MIT

/// An object that follows a touch on a HUD until it's a tap, and does what a tap does.
@MainActor final class TapTracker {
  /// The maximum distance, in points, that a touch can move and still be a tap.
  private static let slack: CGFloat = 10

  private unowned let view: HUDContentView
  private let store: HUDStore
  /// The current touch, if it can still become a tap, the point where the touch began, and what a tap did
  /// then.
  private var pressed: (touch: UITouch, point: CGPoint, action: (() -> Void)?)?

  /// A closure that runs when the HUD takes a touch.
  var onTouch: ((_ isInside: Bool) -> Void)?
  /// A closure that runs when the user taps the HUD.
  var onTap: ((_ isInside: Bool) -> Void)?
  /// A Boolean value that determines whether the HUD takes taps on the bezel for ``onTap``, even if a tap
  /// dismisses nothing.
  var reportsTaps = false

  init(_ view: HUDContentView, _ store: HUDStore) { (self.view, self.store) = (view, store) }

  /// A Boolean value that indicates whether a tap on the bezel has an effect.
  var takesTaps: Bool { reportsTaps || action(isInside: true) != nil }

  /// Returns a closure that does what a tap does, or `nil` if a tap has no effect. A tap on the bezel performs
  /// the action of a message if there's no button for it.
  /// - Parameter isInside: Pass `true` for a tap on the bezel, and `false` for one on the mask.
  private func action(isInside: Bool) -> (() -> Void)? {
    guard isInside, let content = view.content, content.isTappable else { return dismissal }
    return { [view] in view.press.press(content.id) }
  }

  /// A closure that dismisses what a tap or the scrub dismisses, or `nil` if they dismiss nothing.
  var dismissal: (() -> Void)? {
    switch view.configuration.tapDismissal {
    case .never: return nil
    case .messages: return view.content?.isMessage == true ? end : nil
    case .always: return { [self] in store.change(at: view.position) { $0.requests.dismiss() } }
    }
  }

  /// A closure that ends the message onscreen without its action.
  var end: () -> Void {
    { [store, position = view.position, content = view.content] in
      if let content { store.change(at: position) { $0.requests.endMessage(content.id) } }
    }
  }

  func began(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: view)
    let isInside = view.isOnBezel(point)
    pressed = (touch, point, action(isInside: isInside))
    onTouch?(isInside)
  }

  func moved(_ touches: Set<UITouch>) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    let point = pressed.touch.location(in: view)
    let distance = max(abs(point.x - pressed.point.x), abs(point.y - pressed.point.y))
    if distance > Self.slack { cancel() }
  }

  func ended(_ touches: Set<UITouch>) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    cancel()
    // Check the touch again, because the HUD or its mask might have changed during the touch.
    let point = pressed.touch.location(in: view)
    guard view.modality.takes(point, on: view) else { return }
    let isInside = view.isOnBezel(point)
    onTap?(isInside)
    if action(isInside: isInside) != nil { pressed.action?() }
  }

  func cancel() { pressed = nil }
}
