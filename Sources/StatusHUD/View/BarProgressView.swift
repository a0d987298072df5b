// SPDX-License-Identifier: MIT

/// A rounded bar that fills from its leading end to show progress.
///
/// The bar fills its bounds. Its intrinsic content size is 120 × 10 points.
@preconcurrency @MainActor public final class BarProgressView: ProgressIndicatorView {
  /// The color of the outline. The default is `nil`, which uses the tint color.
  package var lineColor: UIColor? { didSet { colorsDidChange() } }
  /// The color of the remaining part. The default is `nil`, which is clear.
  package var remainingColor: UIColor? { didSet { colorsDidChange() } }

  public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

  public override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// The layer that clips the progress line to the rounded interior of the bar.
  let insideLayer = CALayer()

  override func setUpLayers() {
    super.setUpLayers()
    insideLayer.masksToBounds = true
    insideLayer.addSublayer(progressLayer)
    layer.addSublayer(insideLayer)
  }

  override func applyColors() {
    backLayer.strokeColor = lineColor.map(resolved) ?? resolvedTint
    backLayer.fillColor = remainingColor.map(resolved)
    progressLayer.strokeColor = resolvedTint
    // The base class sets the contents scale of sublayers, but not of their sublayers.
    progressLayer.contentsScale = contentsScale
  }

  override func layOutLayers() {
    let line = min(2, bounds.width / 5, bounds.height / 5)
    // Leave a gap of half the line width on both sides of the outline.
    let outline = bounds.insetBy(dx: line, dy: line)
    backLayer.frame = outline
    let radius = min(outline.width, outline.height) / 2
    backLayer.path = UIBezierPath(roundedRect: backLayer.bounds, cornerRadius: radius).cgPath
    backLayer.lineWidth = line

    let inside = outline.insetBy(dx: line, dy: line)
    insideLayer.frame = inside
    insideLayer.cornerRadius = min(inside.width, inside.height) / 2
    progressLayer.frame = insideLayer.bounds
    progressLayer.lineWidth = inside.height
    let ends = [0, inside.width].map { CGPoint(x: $0, y: inside.height / 2) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let path = CGMutablePath()
    path.addLines(between: isRightToLeft ? ends.reversed() : ends)
    progressLayer.path = path
  }
}
