// SPDX-License-Identifier: MIT

/// A view of content that can be larger than the view. Drags and the mouse wheel move the content,
/// which stops at its ends and when the finger leaves. It doesn't zoom, and draws no indicators.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case never = 2
    case always = 3
  }

  /// A Boolean value that indicates whether a finger is on the view.
  final var isTracking = false
  /// The most recent adjusted content inset.
  private final var insets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }

  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentDidChange() } }
  }

  /// The content's inset, plus the part of the safe area that's added to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    // An axis that doesn't scroll keeps its content in place.
    let isFlexible = contentInsetAdjustmentBehavior == .automatic
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

  open func adjustedContentInsetDidChange() {}

  /// The point of the content in the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func distance(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start { return low - start }
      return high > end ? min(low - start, high - end) : 0
    }
    let offset = CGPoint(
      x: bounds.minX + distance(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: bounds.minY + distance(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let target = clamped(offset)
    if animated {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        self.moveContent(to: target)
      }
    } else {
      moveContent(to: target)
    }
  }

  // MARK: Behavior

  /// Whether the vertical axis counts as scrollable, even if all content is visible.
  open var alwaysBounceVertical = false

  /// Returns `true` if a drag takes a touch from the content. Controls keep theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Scrolling

  /// The offsets at which the ends of the content are at the ends of the view.
  private func range(
    length: CGFloat, content: CGFloat, before: CGFloat, after: CGFloat
  ) -> ClosedRange<CGFloat> {
    let first = before.isFinite ? -before : 0
    let last = content + after - length
    return first...(last.isFinite ? max(first, last) : first)
  }

  private var horizontalRange: ClosedRange<CGFloat> {
    let insets = adjustedContentInset
    return range(
      length: bounds.width, content: contentSize.width, before: insets.left, after: insets.right)
  }

  private var verticalRange: ClosedRange<CGFloat> {
    let insets = adjustedContentInset
    return range(
      length: bounds.height, content: contentSize.height, before: insets.top, after: insets.bottom)
  }

  final var scrollsHorizontally: Bool { horizontalRange.upperBound > horizontalRange.lowerBound }

  final var scrollsVertically: Bool {
    alwaysBounceVertical || verticalRange.upperBound > verticalRange.lowerBound
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Scrolls by a distance, up to the ends of the content.
  ///
  /// - Returns: `false` if the content is at its end already. The view around it can scroll then.
  @discardableResult
  final func scroll(by distance: CGPoint) -> Bool {
    let target = clamped(CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y))
    guard target != bounds.origin else { return false }
    moveContent(to: target)
    return true
  }

  private func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
    bounds.origin = offset
  }

  /// Follows a change of the content, its inset, or the view's size: content at the beginning stays
  /// there, and the view doesn't show the area beyond the end.
  private func contentDidChange() {
    let (old, new) = (insets, adjustedContentInset)
    var offset = bounds.origin
    if new != old {
      insets = new
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      adjustedContentInsetDidChange()
    }
    if !isTracking { moveContent(to: clamped(offset)) }
  }

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.origin != old.origin { setNeedsLayout() }
      if newValue.size != old.size { contentDidChange() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = bounds.size
      super.frame = newValue
      if bounds.size != old { contentDidChange() }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }
}
