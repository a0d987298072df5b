// SPDX-License-Identifier: MIT

/// All properties of a layer that determine its picture, as one value.
///
/// A layer keeps its model in such a value, and `CALayer.presentationValues(at:)` returns the value
/// with its animations at a time. The numbers of the latter are finite.
struct LayerValues {
  // Geometry, in the superlayer's points. `bounds.origin` scrolls the layer's own space.
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  var isHidden = false
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var masksToBounds = false

  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerValues.opaqueBlack

  var contents: CGImage?
  /// The size in points of the contents if the layer drew them (whole pixels ÷ scale). While the
  /// size is within a pixel of `bounds.size`, the picture is at `bounds.origin`, and isn't scaled;
  /// otherwise, and if this is `nil`, `contentsGravity` determines its place.
  var backingSize: CGSize?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsCenter = LayerValues.unitRect

  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1

  /// Set while an old picture of the layer dissolves.
  var dissolve: Dissolve?

  /// Set for a `CAShapeLayer` only.
  var shape: ShapeValues?
  /// Set for a `CAGradientLayer` only.
  var gradient: GradientValues?
  /// Set for a `BackdropLayer` only.
  var backdrop: BackdropFilter?

  /// The opacity, or 0 if the layer is hidden.
  var shownOpacity: CGFloat { isHidden ? 0 : CGFloat(opacity) }

  static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  static let opaqueBlack = CGColor(gray: 0, alpha: 1)
}

/// The place of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}
