// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  /// A layer that is cut to its bounds has no shadow: it would lie outside.
  func addShadow(
    of values: LayerValues, layer: CALayer, shape: BoundsShape, transform: CGAffineTransform,
    to parts: inout LayerParts
  ) {
    guard values.shadowOpacity > 0, !values.masksToBounds, var color = values.shadowColor?.rgba
    else { return }
    color.alpha *= CGFloat(min(values.shadowOpacity, 1))
    guard color.alpha > 0 else { return }
    let deviation = min(max(values.shadowRadius, 0) * abs(transform.determinant).squareRoot(), 400)
    let offset = values.shadowOffset.applying(transform)
    let moved = transform.concatenating(
      CGAffineTransform(translationX: offset.width, y: offset.height))
    guard moved.isDrawable else { return }
    if let path = values.shadowPath {
      add(color, path, moved, deviation, to: &parts.background)
    } else if let background = values.backgroundColor?.rgba, isPlain(values, layer) {
      color.alpha *= background.alpha
      add(color, shape.path, moved, deviation, to: &parts.background)
    } else {
      let limit: CGFloat = 1_000_000
      parts.shadow = SilhouetteShadow(
        color: color, deviation: deviation,
        dx: Int(min(max(offset.width, -limit), limit).rounded()),
        dy: Int(min(max(offset.height, -limit), limit).rounded()))
    }
  }

  /// Whether the layer's background is all that casts a shadow.
  private func isPlain(_ values: LayerValues, _ layer: CALayer) -> Bool {
    values.contents == nil && values.shape == nil && values.gradient == nil
      && values.borderWidth <= 0 && layer.sublayersForRendering.isEmpty
  }

  private func add(
    _ color: RGBA, _ path: CGPath, _ transform: CGAffineTransform, _ deviation: CGFloat,
    to list: inout [Primitive]
  ) {
    guard !path.isEmpty else { return }
    let coverage = Coverage.blurred(path, transform, deviation: deviation)
    add(.color(color), coverage, coverage.extent(stage), to: &list)
  }
}
