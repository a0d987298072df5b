// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// A rectangle of a layer tree, with its geometry, its appearance, and the animations of both.
///
/// The class body declares the members that clients can override, because Swift can't override
/// members of extensions. The `CALayer+….swift` files implement them. As on Apple platforms, a layer
/// isn't isolated: any thread can build a tree, which belongs to the main actor once it's in a
/// `LayerContext`.
open class CALayer: NSObject {
  var values = LayerValues()
  /// Whether `values` can be drawn as they are; `nil` if that isn't known since the last change.
  var modelSoundness: Bool?
  /// A number that no other layer ever has, unlike an address.
  final let serial = LayerSerial.next()
  /// A number that rises with every change of the model (values, sublayers, mask, contents). If the
  /// layer has no animations, an equal number means equal `presentationValues`.
  var revision: UInt64 = 0
  /// The time of the last change of the layer or its descendants.
  var changeTime = ChangeClock.now
  var flags: LayerFlags = []

  /// The sublayers in drawing order.
  final var children: [CALayer] = []
  var maskLayer: CALayer?
  // Each of these objects clears its reference before it goes away. Layers with weak references would
  // be slower to retain, everywhere.
  final unowned(unsafe) var parent: CALayer?
  final unowned(unsafe) var maskOwner: CALayer?
  final unowned(unsafe) var context: LayerContext?

  var attachedAnimations: [AnimationRecord] = []
  /// The model of a presentation; `nil` for a model.
  var presentationModel: CALayer?

  open weak var delegate: (any CALayerDelegate)?

  public override init() {
    super.init()
    CALayer.liveCount.increment()
  }

  /// Creates the copy that `presentation()` returns. A subclass copies the properties it adds.
  public init(layer: Any) {
    super.init()
    CALayer.liveCount.increment()
    guard let layer = layer as? CALayer else { return }
    values = layer.values
  }

  /// A new layer: Linux has no archives of layers, so there is nothing to read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    CALayer.liveCount.increment()
  }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.maskOwner = nil
    CALayer.liveCount.decrement()
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(\.anchorPoint, to: newValue, nil) }
  }
  /// Only the part within the plane is kept.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(values.transform) }
    set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
  }
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }

  // MARK: Look

  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue, nil) }
  }
  open var opacity: Float {
    get { values.opacity }
    set { change(\.opacity, to: newValue, .opacity) }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(\.backgroundColor, to: newValue, .backgroundColor) }
  }
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, to: newValue, .cornerRadius) }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(\.borderWidth, to: newValue, .borderWidth) }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, to: newValue, .borderColor) }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue, nil) }
  }
  /// A `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue as? CGImage) }
  }
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(\.contentsScale, to: newValue, nil) }
  }

  // MARK: Hierarchy

  /// The layer that contains this one as a sublayer or as its mask.
  open var superlayer: CALayer? { spatialAncestor }
  open var sublayers: [CALayer]? {
    children.isEmpty && presentationModel == nil ? nil : sublayersOrPresentations
  }
  /// The layer whose alpha masks this one. It's placed in these bounds like a sublayer.
  open var mask: CALayer? {
    get { presentationModel.map { $0.maskLayer?.presentation() } ?? maskLayer }
    set { setMask(newValue) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(min(idx, UInt32(Int32.max))))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }
  open func removeFromSuperlayer() { leaveTree() }

  // MARK: Layout and display

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  open func layoutIfNeeded() { layoutFromHighestDirtyAncestor() }
  /// Asks the delegate to lay out the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Fills `contents` by drawing into a new backing store.
  open func display() { drawBackingStore() }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Actions and animations

  /// The action that runs when the named property changes: the delegate's, or else the default
  /// animation. An `NSNull` from the delegate stands for no action.
  open func action(forKey event: String) -> (any CAAction)? { resolvedAction(forKey: event) }

  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }
  open func removeAllAnimations() { detachAnimations { _ in true } }
  open func animation(forKey key: String) -> CAAnimation? {
    animationSource.attachedAnimations.first { $0.key == key }?.animation
  }

  /// The keys in the order in which they were added; `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = animationSource.attachedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Presentation

  /// A new copy with the values that the screen shows now; `nil` before the first commit.
  open func presentation() -> Self? { makePresentation() }
}

extension CALayer {
  public final var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(\.cornerCurve, to: newValue, nil) }
  }
  public final var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(\.allowsGroupOpacity, to: newValue, nil) }
  }
  public final var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, nil) }
  }
  /// The part of the contents that is stretched, in the unit square. A part without a width or a
  /// height is one pixel. The parts above, below, and beside it stretch in one direction, and the
  /// corners don't, unless the bounds have no room for them.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(\.contentsCenter, to: newValue, nil) }
  }
  /// Whether the layer, its mask, and its sublayers are drawn once, at `rasterizationScale`, as long
  /// as only their place and opacity change.
  public final var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(\.shouldRasterize, to: newValue, nil) }
  }
  public final var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(\.rasterizationScale, to: newValue, nil) }
  }

  public final func affineTransform() -> CGAffineTransform { values.transform }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    change(\.transform, to: m, .transform)
  }
}

/// Acts for a layer. Every member is optional.
public protocol CALayerDelegate: NSObjectProtocol {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
