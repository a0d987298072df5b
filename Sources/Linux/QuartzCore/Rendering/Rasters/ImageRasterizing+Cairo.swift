// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension Raster {
  /// Draws an image whose raster this is.
  func draw(_ placement: ImagePlacement) {
    let rect = placement.rect
    let toPixels = placement.imageToRect.concatenating(placement.transform)
      .concatenating(
        CGAffineTransform(translationX: CGFloat(-extent.minX), y: CGFloat(-extent.minY)))
    // Beyond these scales Cairo's 16.16 fixed point matrices say nothing any more.
    let inverse = toPixels.inverted()
    guard toPixels.isDrawable, inverse.isDrawable,
      max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d)) < 16_000,
      let pattern = cairo_pattern_create_for_surface(placement.image.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(inverse)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Cairo's good filter, which averages, blurs what is only turned.
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

  /// An edge that is on a pixel's but for rounding errors must not be soft.
  private func snapped(_ value: CGFloat, _ origin: Int) -> CGFloat {
    let local = min(max(value - CGFloat(origin), -2_000_000), 2_000_000)
    return abs(local - local.rounded()) < 1 / 256 ? local.rounded() : local
  }
}
