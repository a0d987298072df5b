// SPDX-License-Identifier: MIT

/// The ring that fills as the work goes on, over a faint track; the one ``StatusHUD`` shows.
///
/// It has the size its radius and thickness give it, and is drawn in the middle of its bounds
/// whatever these are. To fill the bounds, take a ``RoundProgressView`` that is annular. Use it on
/// the main thread.
@MainActor
public final class RingProgressView: ProgressIndicatorView {
  private static let trackAlpha: CGFloat = 0.1

  /// The distance from the centre to the middle of the line in points, 0 or more. Default: 18. A
  /// negative, NaN or infinite one counts as 0.
  public var radius: CGFloat = 18 {
    didSet { if radius != oldValue { geometryDidChange() } }
  }
  /// The thickness of the line in points, 0 or more. Default: 2. A negative, NaN or infinite one
  /// counts as 0.
  public var thickness: CGFloat = 2 {
    didSet { if thickness != oldValue { geometryDidChange() } }
  }
  /// The colour of the part that is done. Default: the label colour.
  public var strokeColor: UIColor = .label {
    didSet { if strokeColor != oldValue { colorsDidChange() } }
  }
  /// The colour of the whole ring below that. Default: nil, the ``strokeColor`` at a tenth of its
  /// alpha.
  public var trackColor: UIColor? {
    didSet { if trackColor != oldValue { colorsDidChange() } }
  }

  let trackLayer = CAShapeLayer()

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
      geometry.apply(to: trackLayer, turns: 1)
      geometry.apply(to: progressLayer, turns: 1)
    }
  }
}
