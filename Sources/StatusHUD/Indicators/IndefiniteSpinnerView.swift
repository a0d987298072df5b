// SPDX-License-Identifier: MIT

/// A spinning ring that indicates indeterminate progress. The ring fades along its length.
///
/// While the view is in a window, the ring rotates once per second. Core Animation runs the
/// animation, which continues when the ring's appearance changes. The radius and thickness
/// determine the intrinsic content size. If the bounds have another size, the ring is centered.
@preconcurrency @MainActor public final class IndefiniteSpinnerView: IndicatorView {
  private static let rotationKey = "rotate"

  /// The distance from the center to the middle of the line. The default is 18.
  public var radius: CGFloat = 18 {
    didSet { if radius.validate(or: 0) != oldValue { geometryDidChange() } }
  }
  /// The thickness of the line. The default is 2.
  public var thickness: CGFloat = 2 {
    didSet { if thickness.validate(or: 0) != oldValue { geometryDidChange() } }
  }
  /// The color of the line at its most opaque point. The default is the label color.
  public var strokeColor: UIColor = .label { didSet { colorsDidChange() } }

  // The ring and its mask rotate together, so Core Animation draws them only once.
  let ringLayer = CAShapeLayer()
  let maskLayer = AngularMask.makeLayer()
  private let observers = NotificationObservers()

  private var geometry: RingGeometry { RingGeometry(radius: radius, thickness: thickness) }

  override func setUpLayers() {
    accessibilityLabel = VoiceOver.loading
    ringLayer.mask = maskLayer
    ringLayer.shouldRasterize = true
    layer.addSublayer(ringLayer)
    ringLayer.strokeStart = 0.03
    ringLayer.strokeEnd = 0.97
    observers.onMain(UIApplication.willEnterForegroundNotification) { [weak self] in
      self?.installAnimations()
    }
  }

  public override var intrinsicContentSize: CGSize { geometry.size }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    installAnimations()
  }

  /// Adds the rotation. The system removes animations from views outside a window and, in some
  /// cases, while the app is in the background.
  private func installAnimations() {
    guard window != nil, ringLayer.animation(forKey: Self.rotationKey) == nil else { return }
    ringLayer.add(LayerAnimations.rotation(), forKey: Self.rotationKey)
  }

  override func layOutLayers() {
    geometry.scaled(by: scale).apply(to: ringLayer, in: bounds)
    maskLayer.frame = ringLayer.bounds
  }

  override func applyColors() {
    ringLayer.strokeColor = resolved(strokeColor)
    ringLayer.rasterizationScale = contentsScale
    // The mask isn't a sublayer, so the base class doesn't set the mask's scale.
    maskLayer.contentsScale = contentsScale
  }
}

/// The mask of the ring. The alpha value of the mask increases clockwise from 12 o'clock.
@MainActor enum AngularMask {
  // The gradient has 64 segments, so the error is less than one level of gray.
  private static let stops = (0...64).map { CGFloat($0) / 64 }
  private static let colors = stops.map { UIColor(white: 0, alpha: alpha(at: $0)).cgColor }
  private static let locations = stops.map { NSNumber(value: Double($0)) }

  /// Returns the alpha value at a fraction of the full circle, measured clockwise.
  nonisolated static func alpha(at turn: CGFloat) -> CGFloat {
    (turn + 3 * turn * turn - 2 * turn * turn * turn) / 2
  }

  static func makeLayer() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.colors = colors
    layer.locations = locations
    return layer
  }
}
