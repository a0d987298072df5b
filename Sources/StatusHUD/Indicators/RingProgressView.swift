// SPDX-License-Identifier: MIT

/// A ring that fills clockwise, over a faint track.
///
/// Radius and thickness determine its size; in other bounds it stands in the middle.
@preconcurrency @MainActor public final class RingProgressView: ProgressIndicatorView {
  private static let trackAlpha: CGFloat = 0.1

  /// The distance from the center to the middle of the line. The default is 18.
  public var radius: CGFloat = 18 {
    didSet {
      radius = radius.valid(or: 0)
      if radius != oldValue { geometryDidChange() }
    }
  }
  /// The thickness of the line. The default is 2.
  public var thickness: CGFloat = 2 {
    didSet {
      thickness = thickness.valid(or: 0)
      if thickness != oldValue { geometryDidChange() }
    }
  }
  /// The color of the part that is done. The default is the label color.
  public var strokeColor: UIColor = .label { didSet { colorsDidChange() } }
  /// The color of the track, or `nil` for the ``strokeColor`` at a tenth of its alpha. The default is
  /// `nil`.
  public var trackColor: UIColor? { didSet { colorsDidChange() } }

  /// How the line ends. The default is `.round`.
  public var lineCap = CAShapeLayerLineCap.round {
    didSet { if lineCap != oldValue { geometryDidChange() } }
  }

  /// Whether the ring is as large as its bounds, like the other indicators of a ``HUDView``.
  package var fillsBounds = false { didSet { geometryDidChange() } }

  let trackLayer = CAShapeLayer()

  public override var intrinsicContentSize: CGSize {
    fillsBounds
      ? PieProgressView.ownSize : RingGeometry(radius: radius, thickness: thickness).size
  }

  override func setUpLayers() {
    super.setUpLayers()
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
    if fillsBounds { applyGeometry() }
    for ring in [trackLayer, progressLayer] {
      ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  override func geometryDidChange() {
    super.geometryDidChange()
    CATransaction.withoutActions { applyGeometry() }
  }

  private func applyGeometry() {
    var geometry = RingGeometry(radius: radius, thickness: thickness).scaled(by: scale)
    if fillsBounds {
      let side = min(bounds.width, bounds.height)
      let line = min(thickness, side / 4)
      geometry = RingGeometry(radius: max(0, (side - line) / 2), thickness: line)
    }
    for ring in [trackLayer, progressLayer] {
      geometry.apply(to: ring, turns: 1)
      ring.lineCap = lineCap
    }
  }
}
