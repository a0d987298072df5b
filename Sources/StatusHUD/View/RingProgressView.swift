// SPDX-License-Identifier: MIT

/// A ring that fills clockwise along a faint track to show progress.
///
/// The radius and thickness determine the intrinsic content size. The view centers the ring in its
/// bounds.
@preconcurrency @MainActor public final class RingProgressView: ProgressIndicatorView {
  /// The distance from the center of the ring to the middle of its line. The default is 18.
  public var radius: CGFloat = 18 { didSet { circle.radius = radius.validate(or: 0) } }
  /// The thickness of the ring's line. The default is 2.
  public var thickness: CGFloat = 2 { didSet { circle.thickness = thickness.validate(or: 0) } }
  /// The color of the track. The default is `nil`, which uses the tint color at 10 percent of its
  /// opacity.
  package var trackColor: UIColor? { didSet { colorsDidChange() } }

  /// The shape of the ends of the ring's completed part.
  package var lineCap = CAShapeLayerLineCap.round { didSet { setNeedsLayout() } }

  override func applyColors() {
    progressLayer.strokeColor = resolvedTint
    backLayer.strokeColor =
      trackColor.map(resolved) ?? resolvedTint.copy(alpha: 0.1 * resolvedTint.alpha)
  }

  override func layOutLayers() {
    for layer in [backLayer, progressLayer] {
      circle.scaled(by: scale).apply(to: layer, in: bounds)
      layer.lineCap = lineCap
    }
  }
}
