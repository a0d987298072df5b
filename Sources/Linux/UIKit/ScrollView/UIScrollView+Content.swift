// SPDX-License-Identifier: MIT

extension UIScrollView {
  var horizontalAxis: ScrollAxis {
    let insets = adjustedContentInset
    return axis(
      length: bounds.width, content: contentSize.width, before: insets.left, after: insets.right,
      alwaysBounces: false)
  }

  var verticalAxis: ScrollAxis {
    let insets = adjustedContentInset
    return axis(
      length: bounds.height, content: contentSize.height, before: insets.top,
      after: insets.bottom, alwaysBounces: alwaysBounceVertical)
  }

  private func axis(
    length: CGFloat, content: CGFloat, before: CGFloat, after: CGFloat, alwaysBounces: Bool
  ) -> ScrollAxis {
    let first = before.isFinite ? -before : 0
    let end = content + after - length
    let last = end.isFinite ? max(first, end) : first
    return ScrollAxis(
      range: first...last, length: length, isScrollable: last > first || alwaysBounces)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  var computedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var insets = contentInset
    let isFlexible =
      contentInsetAdjustmentBehavior == .automatic
      || contentInsetAdjustmentBehavior == .scrollableAxes
    guard isFlexible || contentInsetAdjustmentBehavior == .always else { return insets }
    // An axis that does not scroll keeps its content where it is.
    let height = contentSize.height + insets.top + insets.bottom + safe.top + safe.bottom
    if !isFlexible || alwaysBounceVertical || height > bounds.height {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    let width = contentSize.width + insets.left + insets.right + safe.left + safe.right
    if !isFlexible || width > bounds.width {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// The content, its inset or the view's size has changed: what was at its beginning stays there,
  /// and nothing shows what is beyond its end.
  func contentDidChange() {
    let old = scrollState.insets
    let new = adjustedContentInset
    var offset = bounds.origin
    if new != old {
      scrollState.insets = new
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      adjustedContentInsetDidChange()
    }
    guard !isTracking, scrollState.animation == nil else { return }
    moveContent(to: clamped(offset))
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    func nearest(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < offset { return low }
      return high > offset + length ? min(low, high - length) : offset
    }
    let offset = CGPoint(
      x: nearest(
        bounds.minX + insets.left, bounds.width - insets.left - insets.right, rect.minX, rect.maxX)
        - insets.left,
      y: nearest(
        bounds.minY + insets.top, bounds.height - insets.top - insets.bottom, rect.minY, rect.maxY)
        - insets.top)
    return clamped(offset)
  }

  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
    bounds.origin = offset
  }

  func didScroll() {
    setNeedsLayout()
  }
}
