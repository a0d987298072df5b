// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// A rectangular area of the screen that draws, lays out its subviews, and receives touches.
///
/// Subclasses can't override members of Swift extensions. The class body therefore declares every
/// member that's open to overrides, and the extensions contain the implementations.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  public static let noIntrinsicMetric: CGFloat = -1

  /// The class of the view's layer. Each view reads this property once.
  open class var layerClass: AnyClass { CALayer.self }

  open private(set) var layer: CALayer
  /// The state that the extensions store.
  final var viewState = ViewState()
  final weak var storedSuperview: UIView?
  final weak var storedWindow: UIWindow?
  /// The view controller that has this view as its `view`.
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

  /// Creates a view without a size, because there are no archives of views here.
  public required init?(coder: NSCoder) {
    layer = CALayer.make(ofClass: Self.layerClass) ?? CALayer()
    super.init()
    UIView.liveCount.increment()
    layer.delegate = self
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

  /// Converts a point from another view's coordinates. If `view` is `nil`, it's the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Converts a point to another view's coordinates. If `view` is `nil`, it's the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Converts a rectangle from another view's coordinates. If `view` is `nil`, it's the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// Converts a rectangle to another view's coordinates. If `view` is `nil`, it's the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Converts a point to another coordinate space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// Converts a point from another coordinate space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  /// Converts a rectangle to another coordinate space. Swift can call this method for a view too.
  /// In that case, it doesn't convert through the screen, which would change a rotated rectangle.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return convertThroughScreen(rect, to: coordinateSpace)
  }

  /// Converts a rectangle from another coordinate space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return convertThroughScreen(rect, from: coordinateSpace)
  }

  // MARK: Appearance

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

  /// A Boolean value that indicates whether the view draws its contents. A backing store for every
  /// container view would take up too much memory.
  var drawsContents: Bool { false }

  /// Draws the contents. Only UIKit's own views draw.
  func drawContents() {}

  open func setNeedsDisplay() {
    if drawsContents { layer.setNeedsDisplay() }
  }

  // MARK: Behavior

  open var isUserInteractionEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { viewState.subviews }
  open var window: UIWindow? { storedWindow }

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

  /// Returns `true` if `view` is this view or one of its ancestors.
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

  /// Does nothing, because only Auto Layout uses this notification.
  open func invalidateIntrinsicContentSize() {}

  open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits and direction

  open var traitCollection: UITraitCollection { effectiveTraits }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  public var traitOverrides = UITraitOverrides() { didSet { updateTraits() } }

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
    // The controls of media players and spatial content don't mirror.
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

  /// Returns `NSNull` outside animation blocks, because views have no implicit animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(for: self, forKey: event)
  }
}

/// The stored state of the extensions of `UIView`. It's a single value, so that the class body
/// lists only members that subclasses can override.
struct ViewState {
  /// The subviews, from back to front.
  var subviews: [UIView] = []
  var tintColor: UIColor?
  var motionEffects: [UIMotionEffect] = []
  /// The traits that a view inherits outside a window: the current traits at its creation.
  let predictedTraits: UITraitCollection
  /// The most recent traits that the view received, or its predicted traits.
  var traits: UITraitCollection
  var traitRegistrations: [TraitChangeRegistration] = []
  var safeAreaInsets: UIEdgeInsets = .zero
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  /// The number of running animations that block touches. See `allowUserInteraction`.
  var interactionBlockers = 0

  init() {
    predictedTraits = .current
    traits = predictedTraits
  }
}
