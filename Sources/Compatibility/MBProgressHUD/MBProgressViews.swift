// SPDX-License-Identifier: MIT

/// An indicator that a HUD draws in one color.
@MainActor protocol ColoredIndicator: UIView {
  func apply(_ color: UIColor)
}

/// A ring that fills clockwise, inside a circle or, if it's annular, along a track.
@available(*, deprecated, message: "Use PieProgressView, or RingProgressView for a ring.")
@preconcurrency @MainActor
public final class MBRoundProgressView: UIView, HUDProgressIndicator, TextScaling, ColoredIndicator
{
  /// A view whose alpha value is that of the color, because the circle and the ring overlap.
  private let parts = UIView(frame: .zero)
  private let circle = RingProgressView(frame: .zero)
  private let ring = RingProgressView(frame: .zero)
  package var scalesWithText = false

  /// The completed fraction of the work, 0...1.
  @available(*, deprecated, message: "Use a Double.")
  public var progress: Float {
    get { Float(ring.progress) }
    set { ring.progress = Double(newValue) }
  }

  /// The color of the circle and the completed part. The default is white.
  public var progressTintColor: UIColor = .white { didSet { applyColors() } }

  /// The color of an annular view's track. The default is white at 10 percent opacity.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { applyColors() } }

  /// A Boolean value that determines whether the ring has a track, not a circle around it. The
  /// default is `false`.
  public var isAnnular = false {
    didSet {
      applyColors()
      setNeedsLayout()
    }
  }

  /// Creates a view. If the size of `frame` is zero, the view uses its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.size == .zero { frame.size = intrinsicContentSize }
    circle.isAccessibilityElement = false
    for part in [circle, ring] { parts.addSubview(part) }
    addSubview(parts)
    applyColors()
  }

  func apply(_ color: UIColor) {
    (progressTintColor, backgroundTintColor) = (color, color.withAlphaComponent(0.1))
  }

  private func applyColors() {
    circle.isHidden = isAnnular
    let color = progressTintColor.resolvedColor(with: traitCollection)
    parts.alpha = isAnnular ? 1 : color.cgColor.alpha
    parts.layer.allowsGroupOpacity = true
    ring.tintColor = isAnnular ? progressTintColor : color.withAlphaComponent(1)
    ring.trackColor = isAnnular ? backgroundTintColor : .clear
    circle.trackColor = ring.tintColor
  }

  // UIKit deprecates this method in visionOS 1.0.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColors()
  }

  /// Sets the progress, 0...1. If `animated` is `true`, the indicator moves to the new value.
  public func setProgress(_ progress: Double, animated: Bool) {
    ring.setProgress(progress, animated: animated)
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for part in [parts, circle, ring] { part.frame = bounds }
    let side = min(bounds.width, bounds.height)
    let line = min(2, side / 4)
    (circle.radius, circle.thickness) = ((side - line) / 2, line)
    ring.radius = isAnnular ? circle.radius : circle.radius - line / 2
    ring.thickness = isAnnular ? line : 2 * line
    ring.lineCap = isAnnular ? .square : .butt
  }
}

/// A rounded bar that fills from its leading end.
@available(*, deprecated, renamed: "BarProgressView")
@preconcurrency @MainActor
public final class MBBarProgressView: UIView, HUDProgressIndicator, TextScaling, ColoredIndicator {
  private let bar = BarProgressView(frame: .zero)
  package var scalesWithText = false

  /// The completed fraction of the work, 0...1.
  @available(*, deprecated, message: "Use a Double.")
  public var progress: Float {
    get { Float(bar.progress) }
    set { bar.progress = Double(newValue) }
  }

  /// The color of the completed part. The default is white.
  @available(*, deprecated, renamed: "tintColor")
  public var progressColor: UIColor = .white { didSet { bar.tintColor = progressColor } }

  /// The color of the outline. The default is white.
  @available(*, deprecated, message: "Use tintColor, which is the color of the outline too.")
  public var lineColor: UIColor = .white { didSet { bar.lineColor = lineColor } }

  /// The color of the remaining part. The default is clear.
  @available(*, deprecated, message: "Delete the line: the remaining part is clear.")
  public var progressRemainingColor: UIColor = .clear {
    didSet { bar.remainingColor = progressRemainingColor }
  }

  /// Creates a view. If the size of `frame` is zero, the view uses its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.size == .zero { frame.size = intrinsicContentSize }
    addSubview(bar)
    apply(.white)
  }

  func apply(_ color: UIColor) { (progressColor, lineColor) = (color, color) }

  /// Sets the progress, 0...1. If `animated` is `true`, the indicator moves to the new value.
  public func setProgress(_ progress: Double, animated: Bool) {
    bar.setProgress(progress, animated: animated)
  }

  public override var intrinsicContentSize: CGSize { bar.intrinsicContentSize }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = bounds
  }
}
