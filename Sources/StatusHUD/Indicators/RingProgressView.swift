// SPDX-License-Identifier: MIT

/// A ring that fills clockwise, over a faint track; the indicator of the global HUD
/// for progress.
///
/// Radius and thickness determine its size; in other bounds it stands in the middle. For a ring that
/// fills its bounds, use a ``PieProgressView`` that is annular.
@preconcurrency @MainActor
public final class RingProgressView: ProgressIndicatorView, ScalingIndicator {
  private static let trackAlpha: CGFloat = 0.1

  /// The distance from the centre to the middle of the line. Default: 18.
  public var radius: CGFloat = 18 {
    didSet {
      radius = radius.valid(or: 0)
      if radius != oldValue { geometryDidChange() }
    }
  }
  /// The thickness of the line. Default: 2.
  public var thickness: CGFloat = 2 {
    didSet {
      thickness = thickness.valid(or: 0)
      if thickness != oldValue { geometryDidChange() }
    }
  }
  /// The colour of the part that is done. Default: the label colour.
  public var strokeColor: UIColor = .label { didSet { colorsDidChange() } }
  /// The colour of the track. Default: nil, the ``strokeColor`` at a tenth of its alpha.
  public var trackColor: UIColor? { didSet { colorsDidChange() } }

  let trackLayer = CAShapeLayer()

  var scale: CGFloat = 1 { didSet { if scale != oldValue { geometryDidChange() } } }

  private var geometry: RingGeometry { RingGeometry(radius: radius, thickness: thickness) }

  public override var intrinsicContentSize: CGSize { geometry.size }

  override func setUpLayers() {
    layer.addSublayer(trackLayer)
    layer.addSublayer(progressLayer)
    geometryDidChange()
  }

  override func applyColors() {
    let color = strokeColor.resolvedColor(with: traitCollection).cgColor
    progressLayer.strokeColor = color
    trackLayer.strokeColor =
      trackColor?.resolvedColor(with: traitCollection).cgColor
      ?? color.copy(alpha: color.alpha * Self.trackAlpha)
  }

  override func layOutLayers() {
    for ring in [trackLayer, progressLayer] {
      ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  override func geometryDidChange() {
    super.geometryDidChange()
    CATransaction.withoutActions {
      geometry.scaled(by: scale).apply(to: trackLayer, turns: 1)
      geometry.scaled(by: scale).apply(to: progressLayer, turns: 1)
    }
  }
}
