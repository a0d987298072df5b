// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// The ring that turns while the length of the work is unknown: a line that fades along its length.
///
/// It turns, once a second, whenever it is in a window, and runs no code of the library while it
/// does. Changes of its look do not interrupt it. Its size is what radius and thickness give it,
/// also when it is made with a frame of no size; in other bounds it is in the middle. It takes no
/// touches and follows the appearance. Use it on the main thread.
@MainActor
public final class IndefiniteSpinnerView: UIView {
  private enum Key {
    static let rotation = "rotate"
    static let stroke = "progress"
  }

  /// The distance from the centre to the middle of the line in points, 0 or more. Default: 18. A
  /// negative, NaN or infinite one counts as 0.
  public var radius: CGFloat = 18 {
    didSet { if radius != oldValue { geometryDidChange() } }
  }
  /// The thickness of the line in points, 0 or more. Default: 2. A negative, NaN or infinite one
  /// counts as 0.
  public var thickness: CGFloat = 2 {
    didSet { if thickness != oldValue { geometryDidChange() } }
  }
  /// The colour of the line where it is strongest. Default: the label colour.
  public var strokeColor: UIColor = .label {
    didSet { if strokeColor != oldValue { applyColor() } }
  }

  // A line of nearly a whole turn runs around a path of two turns, and the angular mask above it
  // turns at the same speed. Two animations of one layer each, made once: a change of radius,
  // thickness or colour lets them run on.
  let ringLayer = CAShapeLayer()
  let maskLayer = AngularMask.makeLayer()
  private let observers = ObserverBag()

  private var geometry: RingGeometry { RingGeometry(radius: radius, thickness: thickness) }

  /// Creates a ring with that frame, or, if that has no size, of its own size there.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a ring from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    CATransaction.withoutActions {
      ringLayer.mask = maskLayer
      layer.addSublayer(ringLayer)
    }
    geometryDidChange()
    applyColor()
    isAccessibilityElement = true
    accessibilityLabel = ResourceBundle.string(forKey: "Loading")
    if frame.size == .zero { frame.size = intrinsicContentSize }
    observers.observe(UIApplication.willEnterForegroundNotification) { [weak self] in
      Task { @MainActor [weak self] in self?.installAnimations() }
    }
  }

  public override var intrinsicContentSize: CGSize { geometry.size }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { geometry.size }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      ringLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { applyScale() }
    installAnimations()
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyScale()
    applyColor()
  }

  /// Layers lose their animations when they leave the tree, and may lose them in the background.
  private func installAnimations() {
    guard window != nil,
      maskLayer.animation(forKey: Key.rotation) == nil
        || ringLayer.animation(forKey: Key.stroke) == nil
    else { return }
    // Both anew, so that they begin at the same moment.
    maskLayer.add(LayerAnimations.rotation(), forKey: Key.rotation)
    ringLayer.add(LayerAnimations.strokeWindow(), forKey: Key.stroke)
  }

  private func geometryDidChange() {
    CATransaction.withoutActions {
      geometry.apply(to: ringLayer, turns: 2)
      // What is shown without the animations: the same ring at rest.
      ringLayer.strokeStart = LayerAnimations.ringStroke.lowerBound
      ringLayer.strokeEnd = LayerAnimations.ringStroke.upperBound
      maskLayer.frame = ringLayer.bounds
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyColor() {
    CATransaction.withoutActions {
      ringLayer.strokeColor = strokeColor.resolvedColor(with: traitCollection).cgColor
    }
  }

  private func applyScale() {
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    CATransaction.withoutActions {
      ringLayer.contentsScale = scale
      AngularMask.update(maskLayer, scale: scale)
    }
  }
}
