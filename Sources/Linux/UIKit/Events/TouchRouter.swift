// SPDX-License-Identifier: MIT

/// Turns fingers and pointers on a scene's screen into touches: finds the view under each as it
/// comes down, and keeps it to the end.
@MainActor
final class TouchRouter {
  private weak var scene: UIWindowScene?
  private var active: [Int: UITouch] = [:]
  private var gestures: [Int: ScrollGesture] = [:]

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  func began(_ finger: Int, at point: CGPoint, time: TimeInterval) {
    if active[finger] != nil { ended(finger, at: point, time: time, isCancelled: true) }
    let touch = UITouch(at: point, timestamp: time)
    let event = UIEvent(touches: [touch])
    guard let view = viewForTouch(at: point, with: event) else { return }
    touch.view = view
    touch.window = view.window
    touch.isWithheld = active.values.contains { $0.view === view }
    active[finger] = touch
    AccessibilitySettings.shared.lastTouch = CACurrentMediaTime()
    offerToScrollViews(touch, finger: finger)
    send(touch, time: time)
  }

  func moved(_ finger: Int, to point: CGPoint, time: TimeInterval) {
    guard let touch = active[finger], touch.locationOnScreen != point else { return }
    touch.locationOnScreen = point
    touch.timestamp = time
    touch.phase = .moved
    if gestures[finger]?.moved() == .taken {
      touch.phase = .cancelled
      send(touch, time: time)
      touch.isWithheld = true
    } else {
      send(touch, time: time)
    }
  }

  func ended(_ finger: Int, at point: CGPoint, time: TimeInterval, isCancelled: Bool = false) {
    guard let touch = active[finger] else { return }
    touch.locationOnScreen = point
    touch.timestamp = time
    if let gesture = gestures.removeValue(forKey: finger) {
      let isWaiting = gesture.isWaiting
      gesture.stopWaiting()
      let isDrag = gesture.ended(isCancelled: isCancelled)
      // A tap that was too short to wait for is the content's, from its beginning.
      if isWaiting, !isDrag, !isCancelled { deliverBeginning(of: touch) }
    }
    touch.phase = isCancelled ? .cancelled : .ended
    send(touch, time: time)
    active[finger] = nil
  }

  func cancel(_ finger: Int, time: TimeInterval) {
    guard let touch = active[finger] else { return }
    ended(finger, at: touch.locationOnScreen, time: time, isCancelled: true)
  }

  /// Ends every touch that is down, as when the scene goes.
  func cancelAll(time: TimeInterval) {
    for finger in active.keys { cancel(finger, time: time) }
  }

  /// The highest window that has a view for the point takes it; one without lets it through.
  func viewForTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    for window in scene?.visibleWindows.reversed() ?? [] {
      let inside = window.fromScreen(CGRect(origin: point, size: .zero)).origin
      if let view = window.hitTest(inside, with: event) { return view }
    }
    return nil
  }

  /// A wheel's turn goes to the innermost scroll view under the pointer that can still scroll that
  /// way.
  func wheelTurned(at point: CGPoint, by delta: CGPoint) {
    var view = viewForTouch(at: point, with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.turnWheel(by: delta) { return }
      view = current.superview
    }
  }

  private func offerToScrollViews(_ touch: UITouch, finger: Int) {
    guard !touch.isWithheld, let gesture = ScrollGesture(touch: touch) else { return }
    gestures[finger] = gesture
    touch.isWithheld = !gesture.mayBegin { [weak self] in
      self?.deliverBeginning(of: touch)
    }
  }

  /// The content hears of a touch that was kept from it until it was known not to be a drag.
  private func deliverBeginning(of touch: UITouch) {
    touch.isWithheld = false
    let phase = touch.phase
    touch.phase = .began
    let event = UIEvent(touches: Set(active.values))
    touch.view?.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  private func send(_ touch: UITouch, time: TimeInterval) {
    touch.timestamp = time
    for other in active.values where other !== touch { other.phase = .stationary }
    let event = UIEvent(touches: Set(active.values).union([touch]))
    UIApplication.shared.sendEvent(event)
  }
}
