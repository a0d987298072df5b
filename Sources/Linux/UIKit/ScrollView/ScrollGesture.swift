// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// One finger in a scroll view, or in several around each other: decides whether it is the
/// content's or a drag.
@MainActor
final class ScrollGesture {
  enum Outcome {
    /// The content has the touch, or will have it.
    case content
    /// The drag has just taken it, and the content may have to be told.
    case taken
    /// The drag has it.
    case dragging
  }

  private let touch: UITouch
  /// Inner ones first. A touch belongs to the first that scrolls in its direction.
  private let scrollViews: [UIScrollView]
  private var scrollView: UIScrollView?
  private var waiting: MediaDeadline?
  private var start: CGPoint
  private var fingerOffset = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  private var isDragging = false
  /// True for a touch that stopped what moved: it is no tap.
  private let stopsMovement: Bool

  /// How long a touch waits for a drag, and how far a finger goes before it is one: UIKit's.
  static let delay: TimeInterval = 0.15
  private static let slack: CGFloat = 10
  /// Only what the finger did last is its velocity.
  private static let memory: TimeInterval = 0.1

  init?(touch: UITouch) {
    var views: [UIScrollView] = []
    var view = touch.view
    while let current = view {
      if let scrollView = current as? UIScrollView, !scrollView.isTracking {
        views.append(scrollView)
      }
      view = current.superview
    }
    guard !views.isEmpty else { return nil }
    self.touch = touch
    scrollViews = views
    start = touch.locationOnScreen
    stopsMovement = views.contains(where: \.isDecelerating)
    for scrollView in views { scrollView.startTracking() }
    remember()
  }

  var isWaiting: Bool { waiting != nil }

  /// Whether the content may have the touch; if not yet, the action comes when it may.
  func mayBegin(later action: @escaping @MainActor () -> Void) -> Bool {
    guard let view = touch.view, let inner = scrollViews.first else { return true }
    if stopsMovement { return false }
    guard view !== inner else { return true }
    waiting = MediaClock.schedule(at: CACurrentMediaTime() + Self.delay) { [weak self] in
      self?.waiting = nil
      action()
    }
    return false
  }

  func stopWaiting() {
    waiting?.cancel()
    waiting = nil
  }

  func moved() -> Outcome {
    remember()
    if isDragging {
      drag()
      return .dragging
    }
    let point = touch.locationOnScreen
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    guard max(abs(way.x), abs(way.y)) > Self.slack, mayTake else { return .content }
    let isVertical = abs(way.y) >= abs(way.x)
    guard
      let found = scrollViews.first(where: {
        isVertical ? $0.verticalAxis.isScrollable : $0.horizontalAxis.isScrollable
      })
    else { return .content }
    begin(in: found)
    return .taken
  }

  /// A touch that the content has already is only taken if it may be.
  private var mayTake: Bool {
    guard let view = touch.view, let inner = scrollViews.first else { return false }
    if touch.isWithheld || view === inner { return true }
    return inner.touchesShouldCancel(in: view)
  }

  private func begin(in found: UIScrollView) {
    stopWaiting()
    isDragging = true
    scrollView = found
    // The content does not jump by the way that it took to know.
    start = touch.locationOnScreen
    let offset = found.bounds.origin
    fingerOffset = CGPoint(
      x: found.horizontalAxis.unresisted(offset.x), y: found.verticalAxis.unresisted(offset.y))
    for other in scrollViews where other !== found { other.endTracking(velocity: .zero) }
    found.startDragging()
  }

  private func drag() {
    let point = touch.locationOnScreen
    scrollView?.drag(
      to: CGPoint(x: fingerOffset.x + start.x - point.x, y: fingerOffset.y + start.y - point.y))
  }

  /// - Returns: Whether the touch was a drag.
  func ended(isCancelled: Bool) -> Bool {
    remember()
    guard isDragging, let scrollView else {
      for other in scrollViews { other.endTracking(velocity: .zero) }
      return stopsMovement
    }
    drag()
    scrollView.endTracking(velocity: isCancelled ? .zero : velocity)
    return true
  }

  private func remember() {
    samples.append((touch.timestamp, touch.locationOnScreen))
    let oldest = touch.timestamp - Self.memory
    samples.removeAll { $0.time < oldest }
  }

  private var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(
      x: (first.point.x - last.point.x) / seconds, y: (first.point.y - last.point.y) / seconds)
  }
}
