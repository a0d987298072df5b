// SPDX-License-Identifier: MIT

extension CALayer {
  public final var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(\.cornerCurve, to: newValue, nil) }
  }
  public final var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(\.allowsGroupOpacity, to: newValue, nil) }
  }
  public final var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, nil) }
  }
  /// The part of the contents that is stretched, in the unit square; one without a width or a height
  /// is a pixel there. Above, below, and beside it they stretch in one direction, and the corners
  /// not at all, unless the bounds have no room for them.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(\.contentsCenter, to: newValue, nil) }
  }
  /// Whether the layer, its mask, and its sublayers are drawn once, at `rasterizationScale`, for as
  /// long as nothing changes but their place and opacity.
  public final var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(\.shouldRasterize, to: newValue, nil) }
  }
  public final var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(\.rasterizationScale, to: newValue, nil) }
  }

  /// What `transform` does within the plane; the identity if it leaves that.
  public final func affineTransform() -> CGAffineTransform {
    transform.isAffine ? CATransform3DGetAffineTransform(transform) : .identity
  }

  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
