// SPDX-License-Identifier: MIT

/// A progress that goes round like a clock's hand: as a pie or as a ring.
///
/// 37 x 37 points by itself; in other bounds as large as fits, in their middle. White by default,
/// for a dark background. Use it on the main thread.
@MainActor
public final class RoundProgressView: ProgressIndicatorView {
  /// The colour of the part that is done, and of a pie's outline. Default: white.
  public var progressTintColor: UIColor = .white {
    didSet { if progressTintColor != oldValue { colorsDidChange() } }
  }
  /// The colour of what is still to be done: of a whole ring, or of the disc of a filled pie, below
  /// the part that is done. Default: white at 10 %. A pie that is not filled does not show it.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) {
    didSet { if backgroundTintColor != oldValue { colorsDidChange() } }
  }
  /// Whether the progress is a ring. Default: false, a pie: an outline, and the progress along its
  /// inside.
  public var isAnnular = false {
    didSet { if isAnnular != oldValue { geometryDidChange() } }
  }
  /// Whether a pie is filled to its middle, as a wedge, rather than along its outline. Default:
  /// false. Without effect on a ring.
  public var isFilled = false {
    didSet { if isFilled != oldValue { geometryDidChange() } }
  }
  /// The thickness of a ring, or of a pie's outline, in points, 0 or more. Default: 2. It is drawn
  /// no thicker than a quarter of the shorter side; a negative, NaN or infinite one counts as 0.
  public var lineWidth: CGFloat = 2 {
    didSet { if lineWidth != oldValue { geometryDidChange() } }
  }
  /// How the line of a ring ends. Default: `.square`, half the line's width past the progress.
  /// Without effect on a pie.
  public var lineCap = CAShapeLayerLineCap.square {
    didSet { if lineCap != oldValue { geometryDidChange() } }
  }

  let trackLayer = CAShapeLayer()
  let outlineLayer = CAShapeLayer()
  /// Outline and progress overlap, and would show it in a translucent colour: so they are opaque,
  /// and this is translucent.
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
    let line = min(lineWidth.sanitized(or: 0), side / 4)
    let radius = max(0, (side - line) / 2)
    for part in [trackLayer, outlineLayer, progressLayer, inkLayer] { part.frame = bounds }

    // The disc reaches to the outer edge of the outline: a translucent outline over half of a disc
    // would have two shades.
    trackLayer.path = circle(isAnnular ? radius : side / 2)
    trackLayer.lineWidth = line
    trackLayer.isHidden = !isAnnular && !isFilled
    outlineLayer.path = circle(radius)
    outlineLayer.lineWidth = line
    outlineLayer.isHidden = isAnnular

    if isAnnular {
      stroke(radius, width: line)
    } else if isFilled {
      // A line as wide as it has room for fills the circle.
      stroke(radius / 2, width: radius)
    } else {
      stroke(radius - line / 2, width: 2 * line)
    }
    progressLayer.lineCap = isAnnular ? lineCap : .butt
    applyColors()
  }

  private func stroke(_ radius: CGFloat, width: CGFloat) {
    progressLayer.path = circle(radius)
    progressLayer.lineWidth = width
  }

  /// Clockwise from 12 o'clock, in the middle.
  private func circle(_ radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: CGPoint(x: bounds.width / 2, y: bounds.height / 2), radius: radius,
      startAngle: -0.5 * .pi, endAngle: 1.5 * .pi, clockwise: true
    ).cgPath
  }
}
