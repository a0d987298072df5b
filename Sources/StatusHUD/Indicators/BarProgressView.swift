// SPDX-License-Identifier: MIT

/// A progress that goes along a rounded bar, from its leading end.
///
/// 120 x 10 points by itself, and drawn for any other bounds: the part that is done is that part of
/// the bar's inside, from the first point on and at any height. Right to left it fills from the
/// right. White by default, for a dark background. Use it on the main thread.
@MainActor
public final class BarProgressView: ProgressIndicatorView {
  /// The colour of the outline. Default: white.
  public var lineColor: UIColor = .white {
    didSet { if lineColor != oldValue { colorsDidChange() } }
  }
  /// The colour of the part that is done. Default: white.
  public var progressColor: UIColor = .white {
    didSet { if progressColor != oldValue { colorsDidChange() } }
  }
  /// The colour of the whole inside, below the part that is done. Default: clear.
  public var progressRemainingColor: UIColor = .clear {
    didSet { if progressRemainingColor != oldValue { colorsDidChange() } }
  }
  /// The thickness of the outline in points, 0 or more. Default: 2. It is drawn no thicker than a
  /// fifth of the shorter side; a negative, NaN or infinite one counts as 0.
  public var lineWidth: CGFloat = 2 {
    didSet { if lineWidth != oldValue { geometryDidChange() } }
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

  public override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  let outlineLayer = CAShapeLayer()
  /// The inside. It rounds the ends of the progress, which is a straight line as thick as that.
  let insideLayer = CALayer()

  override func setUpLayers() {
    insideLayer.masksToBounds = true
    insideLayer.addSublayer(progressLayer)
    layer.addSublayer(outlineLayer)
    layer.addSublayer(insideLayer)
  }

  override func applyColors() {
    outlineLayer.strokeColor = lineColor.resolvedColor(with: traitCollection).cgColor
    outlineLayer.fillColor = progressRemainingColor.resolvedColor(with: traitCollection).cgColor
    progressLayer.strokeColor = progressColor.resolvedColor(with: traitCollection).cgColor
  }

  override func layOutLayers() {
    let line = min(
      lineWidth.sanitized(or: 0), min(bounds.width, bounds.height) / 5)
    // The outline keeps half its width to the edge, and as much to the progress inside.
    let outline = bounds.insetBy(dx: line, dy: line)
    outlineLayer.frame = bounds
    outlineLayer.path =
      UIBezierPath(
        roundedRect: outline.offsetBy(dx: -bounds.minX, dy: -bounds.minY),
        cornerRadius: min(outline.width, outline.height) / 2
      ).cgPath
    outlineLayer.lineWidth = line

    let inside = outline.insetBy(dx: line, dy: line)
    insideLayer.frame = inside
    insideLayer.cornerRadius = min(inside.width, inside.height) / 2
    progressLayer.frame = insideLayer.bounds
    progressLayer.lineWidth = inside.height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let path = UIBezierPath()
    path.move(to: CGPoint(x: isRightToLeft ? inside.width : 0, y: inside.height / 2))
    path.addLine(to: CGPoint(x: isRightToLeft ? 0 : inside.width, y: inside.height / 2))
    progressLayer.path = path.cgPath
  }
}
