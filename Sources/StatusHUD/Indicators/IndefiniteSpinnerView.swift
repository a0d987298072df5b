// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// A ring that spins while the length of the work is unknown. Its line fades along its length.
///
/// It spins once a second while it is in a window, without running any code of the library. Changes
/// of its look do not interrupt it. Radius and thickness determine its size; in other bounds it
/// stands in the middle. It takes no touches. Lengths are in points; an invalid number (negative,
/// NaN or infinite) counts as 0. Use it on the main thread.
@preconcurrency @MainActor public final class IndefiniteSpinnerView: UIView, ScalingIndicator {
  private static let rotationKey = "rotate"
  private static let strokeKey = "progress"

  /// The distance from the centre to the middle of the line. Default: 18.
  public var radius: CGFloat = 18 {
    didSet {
      radius = radius.valid(or: 0)
      if radius != oldValue { geometryDidChange() }
    }
  }
  /// The thickness of the line. Default: 2.
  public var thickness: CGFloat = 2 {
    didSet {
      thickness = thickness.valid(or: 0)
      if thickness != oldValue { geometryDidChange() }
    }
  }
  /// The colour of the line where it is strongest. Default: the label colour.
  public var strokeColor: UIColor = .label { didSet { applyTraits() } }

  // A line of almost one turn runs along a path of two turns, below an angular mask that rotates at
  // the same speed.
  let ringLayer = CAShapeLayer()
  let maskLayer = AngularMask.makeLayer()
  private let observers = NotificationObservers()

  var scale: CGFloat = 1 { didSet { if scale != oldValue { geometryDidChange() } } }

  private var geometry: RingGeometry { RingGeometry(radius: radius, thickness: thickness) }

  /// Creates a ring. A frame without a size takes that of the ring.
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
    applyTraits()
    isAccessibilityElement = true
    accessibilityLabel = ResourceBundle.string(forKey: "Loading")
    if frame.size == .zero { frame.size = intrinsicContentSize }
    observers.observe(UIApplication.willEnterForegroundNotification) { [weak self] _ in
      Task { @MainActor [weak self] in self?.installAnimations() }
    }
  }

  public override var intrinsicContentSize: CGSize { geometry.size }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      ringLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { applyTraits() }
    installAnimations()
  }

  // visionOS deprecates the call of `super` from its first version on.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyTraits()
  }

  /// Layers lose their animations when they leave the tree, and can lose them in the background.
  private func installAnimations() {
    guard window != nil,
      maskLayer.animation(forKey: Self.rotationKey) == nil
        || ringLayer.animation(forKey: Self.strokeKey) == nil
    else { return }
    // Both anew, so that they begin together.
    maskLayer.add(LayerAnimations.rotation(), forKey: Self.rotationKey)
    ringLayer.add(LayerAnimations.strokeWindow(), forKey: Self.strokeKey)
  }

  private func geometryDidChange() {
    CATransaction.withoutActions {
      geometry.scaled(by: scale).apply(to: ringLayer, turns: 2)
      // Without the animations, the same ring at rest.
      ringLayer.strokeStart = LayerAnimations.ringStroke.lowerBound
      ringLayer.strokeEnd = LayerAnimations.ringStroke.upperBound
      maskLayer.frame = ringLayer.bounds
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyTraits() {
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    CATransaction.withoutActions {
      ringLayer.strokeColor = strokeColor.resolvedColor(with: traitCollection).cgColor
      ringLayer.contentsScale = scale
      maskLayer.contentsScale = scale
    }
  }
}

/// The mask of the ring. Its alpha rises clockwise from 12 o'clock.
enum AngularMask {
  /// The alpha at a fraction of a turn.
  static func alpha(at turn: CGFloat) -> CGFloat {
    (turn + 3 * turn * turn - 2 * turn * turn * turn) / 2
  }

  /// A gradient in steps of a 64th of a turn, each off by less than one grey value.
  static func makeLayer() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let stops = (0...64).map { CGFloat($0) / 64 }
    layer.colors = stops.map { UIColor(white: 0, alpha: alpha(at: $0)).cgColor }
    layer.locations = stops.map { NSNumber(value: Double($0)) }
    return layer
  }
}
