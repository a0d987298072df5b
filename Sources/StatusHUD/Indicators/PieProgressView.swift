// SPDX-License-Identifier: MIT

/// A pie or a ring that fills clockwise.
///
/// Its own size is 37 x 37 points; in other bounds it is as large as fits, in the middle. Its default
/// colours are for a dark background.
@preconcurrency @MainActor public final class PieProgressView: ProgressIndicatorView {
  /// The colour of the part that is done, and of the outline of a pie. Default: white.
  public var progressTintColor: UIColor = .white { didSet { colorsDidChange() } }
  /// The colour of the rest of a ring, or of the disc of a filled pie. Default: white at 10 %. A pie
  /// that is not filled does not show it.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { colorsDidChange() } }
  /// Whether the indicator is a ring. Default: false, a pie.
  public var isAnnular = false { didSet { if isAnnular != oldValue { geometryDidChange() } } }
  /// Whether a pie fills to its middle and not only along its outline. Default: false.
  public var isFilled = false { didSet { if isFilled != oldValue { geometryDidChange() } } }
  /// The thickness of a ring, or of the outline of a pie. Default: 2. At most a quarter of the shorter
  /// side is used.
  public var lineWidth: CGFloat = 2 {
    didSet {
      lineWidth = lineWidth.valid(or: 0)
      if lineWidth != oldValue { geometryDidChange() }
    }
  }
  /// How the line of a ring ends. Default: `.square`, half the line's width past the progress.
  public var lineCap = CAShapeLayerLineCap.square {
    didSet { if lineCap != oldValue { geometryDidChange() } }
  }

  let trackLayer = CAShapeLayer()
  let outlineLayer = CAShapeLayer()
  /// Outline and progress overlap, which a translucent colour would show. So both are opaque, and
  /// this group is translucent.
  private let inkLayer = CALayer()

  public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

  override func setUpLayers() {
    inkLayer.allowsGroupOpacity = true
    inkLayer.addSublayer(outlineLayer)
    inkLayer.addSublayer(progressLayer)
    layer.addSublayer(trackLayer)
    layer.addSublayer(inkLayer)
    outlineLayer.fillColor = nil
  }

  override func applyColors() {
    let ink = progressTintColor.resolvedColor(with: traitCollection).cgColor
    inkLayer.opacity = Float(ink.alpha)
    outlineLayer.strokeColor = ink.copy(alpha: 1)
    progressLayer.strokeColor = ink.copy(alpha: 1)
    let track = backgroundTintColor.resolvedColor(with: traitCollection).cgColor
    trackLayer.strokeColor = isAnnular ? track : nil
    trackLayer.fillColor = isAnnular ? nil : track
  }

  override func layOutLayers() {
    let side = min(bounds.width, bounds.height)
    let line = min(lineWidth, side / 4)
    let radius = max(0, (side - line) / 2)
    for part in [trackLayer, outlineLayer, progressLayer, inkLayer] { part.frame = bounds }

    // The disc reaches the outer edge of the outline: half of a translucent outline over it would
    // have another shade.
    trackLayer.path = circle(isAnnular ? radius : side / 2)
    trackLayer.lineWidth = line
    trackLayer.isHidden = !isAnnular && !isFilled
    outlineLayer.path = circle(radius)
    outlineLayer.lineWidth = line
    outlineLayer.isHidden = isAnnular

    // Filled, a line as wide as its radius allows covers the disc.
    let (progressRadius, width) =
      isAnnular ? (radius, line) : isFilled ? (radius / 2, radius) : (radius - line / 2, 2 * line)
    progressLayer.path = circle(progressRadius)
    progressLayer.lineWidth = width
    progressLayer.lineCap = isAnnular ? lineCap : .butt
    applyColors()
  }

  /// Clockwise from 12 o'clock, in the middle of the bounds.
  private func circle(_ radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: CGPoint(x: bounds.width / 2, y: bounds.height / 2), radius: radius,
      startAngle: -0.5 * .pi, endAngle: 1.5 * .pi, clockwise: true
    ).cgPath
  }
}
