// SPDX-License-Identifier: MIT

/// A progress that goes round like a clock's hand: as a pie or as a ring.
///
/// 37 x 37 points by itself; in other bounds as large as fits, in their middle. White by default,
/// for a dark background.
@MainActor
public final class RoundProgressView: ProgressIndicatorView {
  /// Of the part that is done, and of a pie's outline; white by default.
  public var progressTintColor: UIColor = .white {
    didSet { if progressTintColor != oldValue { colorsDidChange() } }
  }
  /// Of what is to be done: the ring below an annular one, the disc below a filled one; white at
  /// 10 % by default. A pie that is not filled has none.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) {
    didSet { if backgroundTintColor != oldValue { colorsDidChange() } }
  }
  /// Whether it is a ring; otherwise, by default, a pie: an outline, and along its inside the
  /// progress.
  public var isAnnular = false {
    didSet { if isAnnular != oldValue { geometryDidChange() } }
  }
  /// Whether a pie is filled to its middle, as a wedge, rather than along its outline; false by
  /// default. Means nothing to a ring.
  public var isFilled = false {
    didSet { if isFilled != oldValue { geometryDidChange() } }
  }
  /// Of ring and outline, in points; 2 by default. What is no length counts as 0, and none is
  /// thicker than half the radius.
  public var lineWidth: CGFloat = 2 {
    didSet { if lineWidth != oldValue { geometryDidChange() } }
  }
  /// How the line of a ring ends; `.square` by default, half the line's width past the progress.
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

    // A disc lies below the whole outline, lest a translucent one be of two shades.
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
