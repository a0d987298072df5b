// SPDX-License-Identifier: MIT

/// One finger in a scroll view, or in several around each other. The content receives the touch
/// until the finger has moved far enough for a drag.
@MainActor
final class ScrollGesture {
  private let touch: UITouch
  /// Inner ones first. A drag belongs to the first that scrolls in its direction.
  private let scrollViews: [UIScrollView]
  private var dragged: UIScrollView?
  private var last: CGPoint

  /// The distance, in points, that a finger moves before it drags, as in UIKit.
  private static let slack: CGFloat = 10

  init?(touch: UITouch) {
    let views = sequence(first: touch.view, next: \.?.superview).compactMap { $0 as? UIScrollView }
    scrollViews = views.filter { !$0.isTracking }
    guard !scrollViews.isEmpty else { return nil }
    self.touch = touch
    last = touch.locationOnScreen
    for scrollView in scrollViews { scrollView.isTracking = true }
  }

  /// Follows the finger. Returns `true` if the touch just became a drag, which the content doesn't
  /// receive.
  func takesTouch() -> Bool {
    let point = touch.locationOnScreen
    let way = CGPoint(x: last.x - point.x, y: last.y - point.y)
    if let dragged {
      last = point
      dragged.scroll(by: way)
      return false
    }
    guard max(abs(way.x), abs(way.y)) > Self.slack, let inner = scrollViews.first,
      let view = touch.view, view === inner || inner.touchesShouldCancel(in: view)
    else { return false }
    let isVertical = abs(way.y) >= abs(way.x)
    dragged = scrollViews.first { isVertical ? $0.scrollsVertically : $0.scrollsHorizontally }
    // The content doesn't jump by the distance that it took to recognize the drag.
    if dragged != nil { last = point }
    return dragged != nil
  }

  func ended() {
    if dragged != nil { _ = takesTouch() }
    for scrollView in scrollViews { scrollView.isTracking = false }
  }
}
