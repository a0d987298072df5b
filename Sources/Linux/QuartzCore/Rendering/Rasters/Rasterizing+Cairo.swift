// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension Raster {
  /// Draws a coverage whose raster this is.
  func draw(_ coverage: Coverage) {
    switch coverage {
    case .pixels:
      return
    case .fill(let path, let isEvenOdd, let transform):
      fill(path, isEvenOdd: isEvenOdd, transform)
    case .stroke(let path, let style, let transform):
      stroke(path, style, transform)
    case .blurred(let path, let transform, let deviation):
      fill(path, isEvenOdd: false, transform)
      blur(deviation)
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
    // The pen is a circle in the layer's space: only now does the transform apply.
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
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

  /// Makes a path Cairo's, in this raster's pixels.
  private func trace(_ path: CGPath, _ transform: CGAffineTransform) {
    let corner = CGAffineTransform(translationX: CGFloat(-extent.minX), y: CGFloat(-extent.minY))
    path.trace(in: cairo, by: transform.concatenating(corner))
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
