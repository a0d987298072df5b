// SPDX-License-Identifier: MIT

/// An indicator that can grow with the user's text size.
@MainActor package protocol TextScaling: UIView { var scalesWithText: Bool { get } }

/// The base class of ``IndefiniteSpinnerView``, ``RingProgressView``, ``PieProgressView``,
/// ``BarProgressView``, and ``GlyphView``.
///
/// An indicator has the color of its `tintColor`, and ignores touches. All lengths are in points. If
/// you set a length to an invalid number (negative, NaN, or infinite), the length becomes 0. Use
/// indicators only on the main thread.
@preconcurrency @MainActor public class IndicatorView: UIView, TextScaling {
  /// The scale factor for the user's text size. Indicators that fill their bounds ignore it.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsLayout() } } }

  /// Creates an indicator. If the size of `frame` is zero, the indicator uses its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    setUpLayers()
    applyColors()
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  /// The label from the app or else the description of the indicator, which is looked up only for VoiceOver.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? localizedLabel }
    set { super.accessibilityLabel = newValue }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions { layOutLayers() }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return stop() }
    applyTraits()
    start()
  }

  // UIKit deprecates this method in visionOS 1.0, so the override is deprecated, too.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyTraits()
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsDidChange()
  }

  private func applyTraits() {
    CATransaction.withoutActions {
      // UIKit sets the contents scale of a view's layer, but not of its sublayers.
      for sublayer in layer.sublayers ?? [] { sublayer.contentsScale = contentsScale }
      applyColors()
    }
    setNeedsLayout()
  }

  // MARK: For subclasses

  /// The number of pixels per point in the layers of the indicator.
  var contentsScale: CGFloat { PixelGrid(scale: traitCollection.displayScale).scale }

  // After the initialization, the class calls `applyColors` and `layOutLayers` without implicit
  // animations.

  /// The circle of an indicator that draws one.
  var circle = CircleGeometry() { didSet { if circle != oldValue { geometryDidChange() } } }

  public override var intrinsicContentSize: CGSize { circle.size }

  /// The description that VoiceOver reads if the app sets none.
  var localizedLabel: String? { nil }

  /// A Boolean value that indicates whether the indicator grows with the user's text size.
  package var scalesWithText: Bool { true }

  /// Adopts the color, the size of a ring, and the icon for a HUD's content.
  func apply(
    _ content: HUDContent, _ configuration: StatusHUD.Configuration, color: UIColor, animated: Bool
  ) {
    if color != tintColor { tintColor = color }
    let radius = content.hasText ? configuration.ringRadius : configuration.ringRadiusWithoutText
    circle = CircleGeometry(radius: radius, thickness: configuration.ringThickness)
  }

  /// Starts an animation that runs while the indicator is onscreen.
  func start() {}

  /// Stops the animation of an indicator that isn't onscreen.
  func stop() {}

  /// Adds the layers of the indicator during initialization.
  func setUpLayers() {}

  /// Sets the colors of the layers for the current traits.
  func applyColors() {}

  /// Sets the paths and positions of the layers for the current bounds.
  func layOutLayers() {}

  /// Resolves `color` with the view's traits, and returns it as a Core Graphics color.
  func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

  /// The tint color for the view's traits.
  var resolvedTint: CGColor { resolved(tintColor ?? .label) }

  func colorsDidChange() { CATransaction.withoutActions { applyColors() } }

  func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension CABasicAnimation {
  /// Creates an animation of a numeric layer property.
  convenience init(
    _ keyPath: String, from start: CGFloat, to end: CGFloat, duration: CFTimeInterval,
    timing: CAMediaTimingFunctionName
  ) {
    self.init(keyPath: keyPath)
    (fromValue, toValue, self.duration) = (start, end, duration)
    timingFunction = CAMediaTimingFunction(name: timing)
  }
}

extension CATransaction {
  /// Performs `changes` without implicit animations.
  static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}

/// The size and path of a spinner, a progress ring, or a pie. Each begins at 12 o'clock.
struct CircleGeometry: Equatable {
  /// The margin that keeps the ring's line caps and the edge of its mask visible.
  static let inset: CGFloat = 5
  /// The maximum radius and thickness, which are greater than the size of any screen.
  private static let limit: CGFloat = 10_000

  /// The distance from the center of the ring to the middle of its line.
  var radius: CGFloat = 18
  var thickness: CGFloat = 2

  func scaled(by factor: CGFloat) -> CircleGeometry {
    CircleGeometry(
      radius: min(radius, Self.limit) * factor, thickness: min(thickness, Self.limit) * factor)
  }

  var side: CGFloat { 2 * (min(radius, Self.limit) + min(thickness, Self.limit) / 2 + Self.inset) }
  var size: CGSize { CGSize(width: side, height: side) }

  /// Configures `layer` to draw this ring at the center of `bounds`.
  func apply(to layer: CAShapeLayer, in bounds: CGRect) {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.path = .circle(around: CGPoint(x: side / 2, y: side / 2), radius: radius)
    layer.lineWidth = thickness
    layer.fillColor = nil
    layer.lineCap = .round
  }
}

extension CGPath {
  /// Returns a clockwise circular path that starts at 12 o'clock.
  static func circle(around center: CGPoint, radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 1.5 * .pi, endAngle: 3.5 * .pi, clockwise: true
    ).cgPath
  }
}
