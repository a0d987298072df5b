// SPDX-License-Identifier: MIT

/// A pie chart that fills clockwise to show progress.
///
/// The view centers the pie chart and scales it to fit the bounds. The intrinsic content size of
/// the view is 37 × 37 points. The default colors are suitable for a dark background.
@preconcurrency @MainActor public final class PieProgressView: ProgressIndicatorView {
  static let ownSize = CGSize(width: 37, height: 37)

  /// The color of the pie chart's outline and completed part. The default is white.
  public var progressTintColor: UIColor = .white { didSet { colorsDidChange() } }
  /// The color of the disc behind the pie chart. The default is white at 10 percent opacity. The
  /// disc is visible only if ``isFilled`` is `true`.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { colorsDidChange() } }
  /// A Boolean value that determines whether the completed part extends to the center of the pie
  /// chart. If `false`, progress is visible only along the outline. The default is `false`.
  public var isFilled = false { didSet { if isFilled != oldValue { geometryDidChange() } } }
  /// The line width of the outline, up to a quarter of the pie's diameter. The default is 2.
  public var lineWidth: CGFloat = 2 {
    didSet { if lineWidth.validate(or: 0) != oldValue { geometryDidChange() } }
  }

  let discLayer = CAShapeLayer()
  let outlineLayer = CAShapeLayer()
  /// The layer that applies the tint color's opacity to the outline and completed part as a group.
  private let inkLayer = CALayer()

  public override var intrinsicContentSize: CGSize { Self.ownSize }

  override func setUpLayers() {
    super.setUpLayers()
    inkLayer.allowsGroupOpacity = true
    inkLayer.addSublayer(outlineLayer)
    inkLayer.addSublayer(progressLayer)
    layer.addSublayer(discLayer)
    layer.addSublayer(inkLayer)
    outlineLayer.fillColor = nil
    for line in [outlineLayer, progressLayer] { line.lineJoin = .bevel }
  }

  override func applyColors() {
    let ink = resolved(progressTintColor)
    inkLayer.opacity = Float(ink.alpha)
    outlineLayer.strokeColor = ink.copy(alpha: 1)
    progressLayer.strokeColor = ink.copy(alpha: 1)
    discLayer.fillColor = resolved(backgroundTintColor)
  }

  override func layOutLayers() {
    let side = min(bounds.width, bounds.height)
    let line = min(lineWidth, side / 4)
    let radius = max(0, (side - line) / 2)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    for part in [discLayer, outlineLayer, progressLayer, inkLayer] { part.frame = bounds }

    // Extend the disc behind the entire outline, so that a translucent outline has a uniform color.
    discLayer.path = .circle(around: middle, radius: side / 2)
    discLayer.isHidden = !isFilled
    outlineLayer.path = .circle(around: middle, radius: radius)
    outlineLayer.lineWidth = line

    // To fill the pie, draw a circle with half the radius and a line width equal to the radius.
    progressLayer.path = .circle(around: middle, radius: isFilled ? radius / 2 : radius - line / 2)
    progressLayer.lineWidth = isFilled ? radius : 2 * line
  }
}
