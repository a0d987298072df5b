// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// A rectangle of a layer tree: geometry, look, and the animations of both.
///
/// Members that clients override stand here, since Swift overrides nothing of an extension; each
/// does its work in one of the `CALayer+….swift` files. As on Apple, a layer belongs to no actor:
/// a tree may be built on any thread, and is the main actor's once a `LayerContext` has it.
open class CALayer: NSObject {
  var values = LayerValues()
  /// Whether `values` can be drawn as they are; nil: not looked at since the last change.
  var modelSoundness: Bool?
  var revision: UInt64 = 0
  /// When anything of the layer or of what lies in it changed last.
  var changeTime = ChangeClock.now
  var flags: LayerFlags = []

  /// The sublayers in the order of drawing.
  var children: [CALayer] {
    get {
      if !lowerChildren.isEmpty {
        (upperChildren, lowerChildren) = (lowerChildren.reversed() + upperChildren, [])
      }
      return upperChildren
    }
    set { (upperChildren, lowerChildren) = (newValue, []) }
  }
  /// The sublayers but for those put beneath all others since somebody looked, of which the lowest
  /// is the last: so many of them, one by one, move no other.
  final var upperChildren: [CALayer] = []
  final var lowerChildren: [CALayer] = []
  weak var parent: CALayer?
  var maskLayer: CALayer?
  weak var maskOwner: CALayer?
  weak var context: LayerContext?

  var attachedAnimations: [AnimationRecord] = []
  /// Set in a presentation only: whose.
  var presentationModel: CALayer?

  /// What a change of the named property does instead of the default animation.
  open var actions: [String: any CAAction]?
  open weak var delegate: (any CALayerDelegate)?

  public override init() {
    super.init()
    CALayer.liveCount.increment()
  }

  /// Makes the copy that `presentation()` gives out. A subclass copies what it added.
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
    set { change(\.anchorPoint, to: newValue, .anchorPoint) }
  }
  open var transform: CATransform3D {
    get { values.transform }
    set { change(\.transform, to: newValue, .transform) }
  }
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }

  // MARK: Look

  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue, .hidden) }
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
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(\.shadowColor, to: newValue, .shadowColor) }
  }
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(\.shadowOpacity, to: newValue, .shadowOpacity) }
  }
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(\.shadowOffset, to: newValue, .shadowOffset) }
  }
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(\.shadowRadius, to: newValue, .shadowRadius) }
  }
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(\.shadowPath, to: newValue?.frozen, .shadowPath) }
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
    set { change(\.contentsScale, to: newValue, .contentsScale) }
  }

  // MARK: Hierarchy

  /// What the layer is a sublayer of, or masks.
  open var superlayer: CALayer? { spatialAncestor }
  open var sublayers: [CALayer]? {
    get { children.isEmpty && presentationModel == nil ? nil : sublayersOrPresentations }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// The layer whose alpha shows this one. It is placed in these bounds like a sublayer, but is none.
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
  /// Fills `contents`: by the delegate's `display(_:)`, or by drawing into a new backing store.
  open func display() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Actions and animations

  /// What a change of the named property does: the delegate's answer, that of
  /// `actions`, or the default animation. An `NSNull` on the way means nothing.
  open func action(forKey event: String) -> (any CAAction)? { resolvedAction(forKey: event) }

  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }
  open func removeAllAnimations() { detachAnimations { _ in true } }
  open func animation(forKey key: String) -> CAAnimation? {
    animationSource.attachedAnimations.first { $0.key == key }?.animation
  }

  /// In the order in which they were added; nil: none.
  open func animationKeys() -> [String]? {
    let keys = animationSource.attachedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Presentation

  /// A new copy with the values that the screen shows now; nil before the first commit.
  open func presentation() -> Self? { makePresentation() }
  open func model() -> Self { modelOrSelf }
}
