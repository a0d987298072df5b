// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// A rectangle on the screen: it draws, lays out its subviews and takes touches.
///
/// A Swift extension's members cannot be overridden, so all that client code may override stands
/// here and hands on to the extensions, one file per aspect.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The class of the layer that stands behind the view. Asked once per view.
  open class var layerClass: AnyClass { CALayer.self }

  open private(set) var layer: CALayer
  /// What the aspects remember between calls.
  final var viewState = ViewState()
  final weak var storedSuperview: UIView?
  /// The controller whose `view` this is.
  final weak var owningController: UIViewController?

  public init(frame: CGRect) {
    layer = CALayer.make(ofClass: Self.layerClass) ?? CALayer()
    super.init()
    UIView.liveCount.increment()
    layer.delegate = self
    layer.frame = frame
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view with the geometry in an archive. Nothing here makes archives of views, and what else
  /// Apple's hold is left out.
  public required init?(coder: NSCoder) {
    layer = CALayer.make(ofClass: Self.layerClass) ?? CALayer()
    super.init()
    UIView.liveCount.increment()
    layer.delegate = self
    if coder.containsValue(forKey: "UIBounds") { bounds = coder.decodeRect(forKey: "UIBounds") }
    if coder.containsValue(forKey: "UICenter") { center = coder.decodePoint(forKey: "UICenter") }
  }

  deinit {
    UIView.liveCount.decrement()
  }

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange(from: oldValue) }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  // MARK: Coordinates

  /// A point of another view's coordinates in this view's. nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// A point of this view's coordinates in another view's. nil is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// A rectangle of another view's coordinates in this view's. nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// A rectangle of this view's coordinates in another view's. nil is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// `point` of this view in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// `point` of another space in this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  /// `rect` of this view in another space. Swift calls this for a view too, rather than the method
  /// above; the screen, at which another box would be taken, is not on the way then.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return convertThroughScreen(rect, to: coordinateSpace)
  }

  /// `rect` of another space in this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return convertThroughScreen(rect, from: coordinateSpace)
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    didSet { backgroundColorDidChange() }
  }

  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  open func tintColorDidChange() {}

  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScaleFactor(newValue) }
  }

  // MARK: Behaviour

  open var isUserInteractionEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { viewState.subviews }
  open var window: UIWindow? { storedSuperview?.window }

  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: true)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: false)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: viewState.subviews.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: 0)
  }

  /// True for the view itself and for everything that contains it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  open func removeFromSuperview() {
    leaveSuperview()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask = []
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Only Auto Layout listens, as on Apple. Who computes frames asks for layout itself.
  open func invalidateIntrinsicContentSize() {}

  open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits and direction

  open var traitCollection: UITraitCollection { effectiveTraits }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    effectiveDirection
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    // Players and maps do not mirror.
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: Motion

  open var motionEffects: [UIMotionEffect] {
    get { viewState.motionEffects }
    set {
      viewState.motionEffects = newValue
      MotionEffects.shared.update(self)
    }
  }

  open func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Layer delegate

  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { performLayout() }
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { performDrawing(in: ctx) }
  }

  /// `NSNull` outside animation blocks: a view's layer does not animate by itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(for: self, forKey: event)
  }
}
