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
    cairo_set_miter_limit(cairo, max(style.miterLimit, 1))
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
    // A pattern that Cairo would take as an error, or that is too fine to see, is a solid line.
    let isDashed =
      style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashes.reduce(0, +) > 1e-2
    let dashes: [Double] = isDashed ? style.dashes.map { Double($0) } : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), isDashed ? style.dashPhase : 0)
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
  }

  /// Makes a path Cairo's, in this raster's pixels.
  private func trace(_ path: CGPath, _ transform: CGAffineTransform) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    let transform = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-extent.minX), y: CGFloat(-extent.minY)))
    func place(_ point: CGPoint) -> CGPoint {
      let point = point.applying(transform)
      // Cairo's fixed point numbers end at eight millions.
      return CGPoint(
        x: min(max(point.x, -2_000_000), 2_000_000),
        y: min(max(point.y, -2_000_000), 2_000_000))
    }
    var last = CGPoint.zero
    var first = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        last = place(point)
        first = last
        cairo_move_to(cairo, last.x, last.y)
      case .line(let point):
        last = place(point)
        cairo_line_to(cairo, last.x, last.y)
      case .quad(let control, let end):
        let (c, e) = (place(control), place(end))
        cairo_curve_to(
          cairo, last.x + (c.x - last.x) * 2 / 3, last.y + (c.y - last.y) * 2 / 3,
          e.x + (c.x - e.x) * 2 / 3, e.y + (c.y - e.y) * 2 / 3, e.x, e.y)
        last = e
      case .curve(let control1, let control2, let end):
        let (c1, c2) = (place(control1), place(control2))
        last = place(end)
        cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, last.x, last.y)
      case .close:
        last = first
        cairo_close_path(cairo)
      }
    }
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
