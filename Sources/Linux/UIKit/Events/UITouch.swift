// SPDX-License-Identifier: MIT

/// One finger, or the pressed pointer, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view that the touch began in; it stays the same wherever the touch goes.
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?

  var locationOnScreen: CGPoint
  /// A Boolean value that indicates whether the view doesn't receive the touch: it's the second one
  /// in the view, or a drag of a scroll view.
  var isWithheld = false

  init(at point: CGPoint) {
    locationOnScreen = point
  }

  /// The place of the touch in a view's coordinates. `nil` is the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return locationOnScreen }
    return view.fromScreen(CGRect(origin: locationOnScreen, size: .zero)).origin
  }
}

/// An event: one touch or one key.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// Turns fingers and pointers on a scene's screen into touches: finds the view at the beginning of
/// each touch, which then receives all of the touch.
@MainActor
final class TouchRouter {
  enum Phase {
    case began, moved, ended, cancelled
  }

  private weak var scene: UIWindowScene?
  private var active: [Int: UITouch] = [:]
  private var gestures: [Int: ScrollGesture] = [:]

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  func began(_ finger: Int, at point: CGPoint) {
    cancel(finger)
    let touch = UITouch(at: point)
    guard let view = viewForTouch(at: point, with: UIEvent()) else { return }
    touch.view = view
    touch.window = view.window
    touch.isWithheld = active.values.contains { $0.view === view }
    active[finger] = touch
    AccessibilitySettings.shared.lastTouch = CACurrentMediaTime()
    if !touch.isWithheld { gestures[finger] = ScrollGesture(touch: touch) }
    send(touch, .began)
  }

  func moved(_ finger: Int, to point: CGPoint) {
    guard let touch = active[finger], touch.locationOnScreen != point else { return }
    touch.locationOnScreen = point
    if gestures[finger]?.takesTouch() == true {
      send(touch, .cancelled)
      touch.isWithheld = true
    } else {
      send(touch, .moved)
    }
  }

  func ended(_ finger: Int, at point: CGPoint, isCancelled: Bool = false) {
    guard let touch = active[finger] else { return }
    touch.locationOnScreen = point
    gestures.removeValue(forKey: finger)?.ended()
    send(touch, isCancelled ? .cancelled : .ended)
    active[finger] = nil
  }

  func cancel(_ finger: Int) {
    guard let touch = active[finger] else { return }
    ended(finger, at: touch.locationOnScreen, isCancelled: true)
  }

  /// Cancels all touches, as when the scene disconnects.
  func cancelAll() {
    for finger in active.keys { cancel(finger) }
  }

  /// The highest window that has a view at the point receives the touch.
  func viewForTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let scene else { return nil }
    for window in scene.visibleWindows.reversed() {
      let inside = window.fromScreen(CGRect(origin: point, size: .zero)).origin
      if let view = window.hitTest(inside, with: event) { return view }
    }
    return nil
  }

  /// Scrolls the innermost scroll view under the pointer that can still scroll in the wheel's
  /// direction.
  func wheelTurned(at point: CGPoint, by delta: CGPoint) {
    var view = viewForTouch(at: point, with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.scroll(by: delta) { return }
      view = current.superview
    }
  }

  private func send(_ touch: UITouch, _ phase: Phase) {
    guard let view = touch.view, !touch.isWithheld else { return }
    let event = UIEvent()
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }
}
