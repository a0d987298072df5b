// SPDX-License-Identifier: MIT

/// A ring that fills clockwise along a faint track to show progress.
///
/// The radius and thickness determine the intrinsic content size. The view centers the ring in its
/// bounds.
@preconcurrency @MainActor public final class RingProgressView: ProgressIndicatorView {
  /// The distance from the center of the ring to the middle of its line. The default is 18.
  public var radius: CGFloat = 18 {
    didSet { if radius.validate(or: 0) != oldValue { geometryDidChange() } }
  }
  /// The thickness of the ring's line. The default is 2.
  public var thickness: CGFloat = 2 {
    didSet { if thickness.validate(or: 0) != oldValue { geometryDidChange() } }
  }
  /// The color of the completed part of the ring. The default is the label color.
  public var strokeColor: UIColor = .label { didSet { colorsDidChange() } }
  /// The color of the track. The default is `nil`, which uses the ``strokeColor`` at 10 percent of
  /// its opacity.
  public var trackColor: UIColor? { didSet { colorsDidChange() } }

  /// The shape of the ends of the ring's completed part. The default is `.round`.
  public var lineCap = CAShapeLayerLineCap.round {
    didSet { if lineCap != oldValue { geometryDidChange() } }
  }

  /// A Boolean value that determines whether the ring fills its bounds, as in a ``HUDView``.
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
  }

  override func applyColors() {
    let color = resolved(strokeColor)
    progressLayer.strokeColor = color
    trackLayer.strokeColor = trackColor.map(resolved) ?? color.copy(alpha: 0.1 * color.alpha)
  }

  override func layOutLayers() {
    var geometry = RingGeometry(radius: radius, thickness: thickness).scaled(by: scale)
    if fillsBounds {
      let side = min(bounds.width, bounds.height)
      let line = min(thickness, side / 4)
      geometry = RingGeometry(radius: max(0, (side - line) / 2), thickness: line)
    }
    for ring in [trackLayer, progressLayer] {
      geometry.apply(to: ring, in: bounds)
      ring.lineCap = lineCap
    }
  }
}
