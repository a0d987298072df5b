// SPDX-License-Identifier: MIT

extension CALayer {
  public final var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(\.maskedCorners, to: newValue, nil) }
  }
  public final var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(\.cornerCurve, to: newValue, nil) }
  }
  public final var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(\.allowsGroupOpacity, to: newValue, nil) }
  }
  /// Whether the layer and its sublayers are drawn once, and then only placed.
  public final var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(\.shouldRasterize, to: newValue, nil) }
  }
  /// The pixels per point of that drawing; where the screen has others it is scaled.
  public final var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(\.rasterizationScale, to: newValue, nil) }
  }
  public final var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(\.contentsRect, to: newValue, .contentsRect) }
  }
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(\.contentsCenter, to: newValue, .contentsCenter) }
  }
  public final var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, nil) }
  }
  public final var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(\.magnificationFilter, to: newValue, nil) }
  }
  public final var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(\.minificationFilter, to: newValue, nil) }
  }

  /// How much larger a corner of the curve is than its radius says.
  public final class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The part of `transform` that acts within the plane.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
