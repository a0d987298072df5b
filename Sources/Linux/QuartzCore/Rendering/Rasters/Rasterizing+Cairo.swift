// SPDX-License-Identifier: MIT

internal import CCairo
@_spi(LinuxHost) import LinuxCoreGraphics

extension Raster {
  /// Draws the coverage of this raster.
  func draw(_ coverage: Coverage) {
    switch coverage {
    case .pixels:
      return
    case .fill(let path, let isEvenOdd, let transform):
      fill(path, isEvenOdd: isEvenOdd, transform)
    case .stroke(let path, let style, let transform):
      stroke(path, style, transform)
    case .alpha(let image):
      sampleAlpha(image)
    }
  }

  private func fill(_ path: CGPath, isEvenOdd: Bool, _ transform: CGAffineTransform) {
    trace(path, transform)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_set_fill_rule(
      cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  private func stroke(_ path: CGPath, _ style: StrokeStyle, _ transform: CGAffineTransform) {
    guard style.width > 0, style.width < 1_000_000 else { return }
    trace(path, transform)
    // The pen is a circle in the layer's space, so the transform applies only now.
    transform.setMatrix(ofContext: cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_set_line_width(cairo, style.width)
    cairo_set_line_cap(
      cairo,
      style.cap == .round
        ? CAIRO_LINE_CAP_ROUND
        : style.cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      cairo,
      style.join == .round
        ? CAIRO_LINE_JOIN_ROUND
        : style.join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
  }

  /// Sets Cairo's current path in this raster's pixels.
  private func trace(_ path: CGPath, _ transform: CGAffineTransform) {
    let corner = CGAffineTransform(translationX: CGFloat(-extent.minX), y: CGFloat(-extent.minY))
    path.trace(in: cairo, by: transform.concatenating(corner))
  }
}

extension Raster {
  /// Draws the image of this raster.
  func draw(_ placement: ImagePlacement) {
    let rect = placement.rect
    let toPixels = placement.imageToRect.concatenating(placement.transform)
      .concatenating(
        CGAffineTransform(translationX: CGFloat(-extent.minX), y: CGFloat(-extent.minY)))
    // Cairo's 16.16 fixed point matrices can't express larger scales.
    let inverse = toPixels.inverted()
    guard toPixels.isDrawable, inverse.isDrawable,
      max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d)) < 16_000,
      let pattern = cairo_pattern_create_for_surface(placement.image.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    inverse.setMatrix(ofPattern: pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Cairo's good filter averages, which blurs images that are only rotated.
    let shrinks = abs(toPixels.determinant) < 0.5
    cairo_pattern_set_filter(pattern, shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, pattern)
    cairo_new_path(cairo)
    for corner in rect.corners.map({ $0.applying(placement.transform) }) {
      cairo_line_to(cairo, snapped(corner.x, extent.minX), snapped(corner.y, extent.minY))
    }
    cairo_close_path(cairo)
    cairo_fill(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  /// An edge that differs from a pixel's edge only by rounding errors must be sharp.
  private func snapped(_ value: CGFloat, _ origin: Int) -> CGFloat {
    let local = min(max(value - CGFloat(origin), -2_000_000), 2_000_000)
    return abs(local - local.rounded()) < 1 / 256 ? local.rounded() : local
  }
}
