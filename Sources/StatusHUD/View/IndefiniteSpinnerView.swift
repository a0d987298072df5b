// SPDX-License-Identifier: MIT

/// A spinning ring that indicates indeterminate progress and fades along its length.
///
/// While the view is in a window, the ring rotates once per second. If you change its radius,
/// thickness, or color, the ring continues to rotate. The radius and thickness determine the
/// intrinsic content size. The view centers the ring in its bounds.
@preconcurrency @MainActor public final class IndefiniteSpinnerView: IndicatorView {
  private static let key = "rotate"
  /// A gradient with 64 segments, which approximates `alpha(at:)` to within one level of gray.
  private static let maskColors = (0...64).map {
    UIColor(white: 0, alpha: alpha(at: CGFloat($0) / 64)).cgColor
  }

  /// The distance from the center of the ring to the middle of its line. The default is 18.
  public var radius: CGFloat = 18 { didSet { circle.radius = radius.validate(or: 0) } }
  /// The thickness of the ring's line. The default is 2.
  public var thickness: CGFloat = 2 { didSet { circle.thickness = thickness.validate(or: 0) } }

  // Core Animation draws the ring and its mask only once, because both layers rotate together.
  let ringLayer = CAShapeLayer()
  let maskLayer = CAGradientLayer()
  private let observers = NotificationObservers()

  override var localizedLabel: String? { StatusHUD.Indicator.spinner.accessibilityLabel }

  override func setUpLayers() {
    maskLayer.type = .conic
    maskLayer.startPoint = CGPoint(x: 0.5, y: 0.5)
    maskLayer.endPoint = CGPoint(x: 0.5, y: 0)
    maskLayer.colors = Self.maskColors
    ringLayer.mask = maskLayer
    ringLayer.shouldRasterize = true
    layer.addSublayer(ringLayer)
    ringLayer.strokeStart = 0.03
    ringLayer.strokeEnd = 0.97
    observers.onMain(UIApplication.willEnterForegroundNotification) { [weak self] in self?.start() }
  }

  // Begin the next rotation at the top.
  override func stop() { ringLayer.removeAnimation(forKey: Self.key) }

  /// Adds the rotation animation, unless the ring already has it. The system removes animations
  /// when a view leaves its window and, in some cases, when the app enters the background.
  override func start() {
    guard window != nil, ringLayer.animation(forKey: Self.key) == nil else { return }
    let rotation = CABasicAnimation(
      "transform.rotation", from: 0, to: 2 * .pi, duration: 1, timing: .linear)
    rotation.repeatCount = .infinity
    // By default, the system removes animations when the app enters the background.
    rotation.isRemovedOnCompletion = false
    ringLayer.add(rotation, forKey: Self.key)
  }

  override func layOutLayers() {
    circle.scaled(by: scale).apply(to: ringLayer, in: bounds)
    maskLayer.frame = ringLayer.bounds
  }

  override func applyColors() {
    ringLayer.strokeColor = resolvedTint
    ringLayer.rasterizationScale = contentsScale
    // The base class sets the contents scale of sublayers, but a mask isn't a sublayer.
    maskLayer.contentsScale = contentsScale
  }

  /// Returns the alpha value of the mask, which increases clockwise from 12 o'clock, at a fraction of a
  /// turn.
  nonisolated static func alpha(at turn: CGFloat) -> CGFloat {
    (turn + 3 * turn * turn - 2 * turn * turn * turn) / 2
  }
}

/// The system's large activity indicator, which has a fixed size.
final class SystemSpinnerView: IndicatorView {
  let indicator = UIActivityIndicatorView(style: .large)

  override var intrinsicContentSize: CGSize { indicator.intrinsicContentSize }
  override package var scalesWithText: Bool { false }

  override var localizedLabel: String? { StatusHUD.Indicator.spinner.accessibilityLabel }

  override func setUpLayers() {
    addSubview(indicator)
  }

  override func start() { indicator.startAnimating() }

  override func stop() { indicator.stopAnimating() }

  override func layOutLayers() { indicator.frame = bounds }

  // The system's indicator ignores the tint color.
  override func applyColors() { indicator.color = UIColor(cgColor: resolvedTint) }
}
