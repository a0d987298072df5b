// SPDX-License-Identifier: MIT

/// A pie that fills clockwise inside a thin circle to show progress.
///
/// The radius and thickness determine the intrinsic content size. The view centers the pie in its
/// bounds.
@preconcurrency @MainActor public final class PieProgressView: ProgressIndicatorView {
  /// The distance from the center of the pie to the middle of the circle's line. The default is 18.
  public var radius: CGFloat = 18 { didSet { circle.radius = radius.validate(or: 0) } }
  /// The thickness of the circle's line. The default is 2.
  public var thickness: CGFloat = 2 { didSet { circle.thickness = thickness.validate(or: 0) } }

  override func applyColors() {
    (backLayer.strokeColor, progressLayer.strokeColor) = (resolvedTint, resolvedTint)
  }

  override func layOutLayers() {
    let outline = circle.scaled(by: scale)
    outline.apply(to: backLayer, in: bounds)
    // To fill a sector, draw a circle with half the radius and a line as thick as the radius. A gap
    // of the circle's thickness surrounds the sector.
    let sector = max(0, outline.radius - 1.5 * outline.thickness)
    CircleGeometry(radius: sector / 2, thickness: sector).apply(to: progressLayer, in: bounds)
    progressLayer.lineCap = .butt
  }
}
