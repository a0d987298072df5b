// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// Writes down what a scroll view tells its delegate.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  /// Where the scroll view is to come to rest, if the delegate says so.
  var target: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("will end")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("ended \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("coast") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
}

/// A scroll view of 100 x 100 points, which fills its window, with content ten times as high.
@MainActor
func withScrollView(
  _ body: (OffscreenScreen, UIScrollView, ScrollLog) async -> Void
) async {
  await withWindow { screen, window in
    let scrollView = UIScrollView(CGRect(0, 0, 100, 100), in: window)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let delegate = ScrollLog()
    scrollView.delegate = delegate
    await screen.advance(by: 0)
    await body(screen, scrollView, delegate)
  }
}
