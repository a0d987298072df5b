// SPDX-License-Identifier: MIT

/// Everything of a layer that decides its picture, as one value.
///
/// A layer keeps its model in such a value, and `CALayer.presentationValues(at:)` gives the same
/// value as the animations have it at a time. What comes from there is fit for drawing: every
/// number is finite, radii and widths are not negative, opacities lie in 0...1.
struct LayerValues {
  // Geometry, in the superlayer's points. `bounds.origin` scrolls the layer's own space.
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity

  var isHidden = false
  /// How far an animation has hidden the layer: in between it is as translucent.
  var hiding: CGFloat = 0
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var masksToBounds = false

  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerValues.opaqueBlack

  var shadowColor: CGColor? = LayerValues.opaqueBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var contents: CGImage?
  /// The points that `contents` covers when the layer drew it itself (whole pixels ÷ scale). While
  /// it is within a pixel of `bounds.size` the picture belongs unscaled at `bounds.origin`;
  /// otherwise, and when this is nil, `contentsGravity` decides.
  var backingSize: CGSize?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsCenter = LayerValues.unitRect

  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1

  /// Set while an old look dissolves.
  var dissolve: Dissolve?

  /// Set for a `CAShapeLayer` only.
  var shape: ShapeValues?
  /// Set for a `CAGradientLayer` only.
  var gradient: GradientValues?
  /// Set for a `BackdropLayer` only.
  var backdrop: BackdropFilter?
  /// Set for a `CAReplicatorLayer` only.
  var replicator: ReplicatorValues?

  /// The opacity, as far as the layer is not hidden.
  var shownOpacity: CGFloat { isHidden ? 0 : CGFloat(opacity) * (1 - hiding) }

  static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  static let opaqueBlack = CGColor(gray: 0, alpha: 1)

  /// Puts in what an animation gives for contents. A picture as large as the one that the layer
  /// drew is one that it drew before, and belongs where that belongs.
  mutating func show(_ image: CGImage?) {
    let isAsLarge = contents?.width == image?.width && contents?.height == image?.height
    if !isAsLarge { backingSize = nil }
    contents = image
  }
}

/// What a `CAShapeLayer` adds. The path is in the layer's own space.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = LayerValues.opaqueBlack
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  /// Fractions of the whole length over all subpaths; nothing is stroked unless start < end.
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
}

/// What a `CAGradientLayer` adds. Points are in the unit square of the bounds.
struct GradientValues {
  var type = CAGradientLayerType.axial
  var colors: [CGColor] = []
  /// Non-decreasing, within 0...1 and no more than `colors`; empty: evenly spaced. With fewer
  /// nothing is drawn.
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}
