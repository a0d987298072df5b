// SPDX-License-Identifier: MIT

/// A window onto content that is larger than it. Dragging moves the content; it goes on when the
/// finger leaves, and comes back from beyond its ends. Nothing is zoomed, and no indicator is drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  final var scrollState = ScrollState()

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

  /// The content's inset and what of the safe area is added to it.
  open var adjustedContentInset: UIEdgeInsets { computedContentInset }
  open func adjustedContentInsetDidChange() {}

  /// The point of the content in the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMoving()
      moveContent(to: newValue)
    }
  }

  /// Scrolls as little as it takes to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: offset(showing: rect), animated: animated)
  }

  // MARK: Behaviour

  open var alwaysBounceVertical = false

  /// True to take a touch from the content for a drag. Controls keep theirs.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: State

  /// True while a finger is down, whether or not it has moved.
  open var isTracking: Bool { scrollState.isTracking }
  open var isDragging: Bool { scrollState.isDragging }
  open var isDecelerating: Bool { scrollState.isDecelerating }

  // MARK: Following the view

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.origin != old.origin { didScroll() }
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

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopMoving() }
  }
}

/// What a scroll view is doing.
struct ScrollState {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var animation: ScrollAnimation?
  /// The adjusted content inset that was last told of.
  var insets: UIEdgeInsets = .zero
}
