// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension Raster {
  /// Draws an image whose raster this is.
  func draw(_ placement: ImagePlacement) {
    for piece in placement.pieces { draw(piece, of: placement) }
  }

  private func draw(_ piece: ImagePlacement.Piece, of placement: ImagePlacement) {
    let (part, rect) = (piece.part, piece.rect)
    let image = placement.image.surface
    let stride = Int(cairo_image_surface_get_stride(image))
    let toUnit = CGAffineTransform(
      a: rect.width / CGFloat(part.width), b: 0, c: 0, d: rect.height / CGFloat(part.height),
      tx: rect.minX, ty: rect.minY)
    let toPixels = toUnit.concatenating(placement.transform)
      .concatenating(
        CGAffineTransform(translationX: CGFloat(-extent.minX), y: CGFloat(-extent.minY)))
    // Beyond these scales Cairo's 16.16 fixed point matrices say nothing any more.
    let inverse = toPixels.inverted()
    guard toPixels.isDrawable, inverse.isDrawable,
      max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d)) < 16_000,
      let data = cairo_image_surface_get_data(image),
      // A surface of the part alone keeps the rest from bleeding over its edges.
      let source = cairo_image_surface_create_for_data(
        data + part.minY * stride + part.minX * 4, CAIRO_FORMAT_ARGB32, Int32(part.width),
        Int32(part.height), Int32(stride))
    else { return }
    defer { cairo_surface_destroy(source) }
    guard cairo_surface_status(source) == CAIRO_STATUS_SUCCESS,
      let pattern = cairo_pattern_create_for_surface(source)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(inverse)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Cairo's good filter, which averages, blurs what is only turned.
    let shrinks = abs(toPixels.determinant) < 0.5
    cairo_pattern_set_filter(
      pattern,
      placement.isNearest
        ? CAIRO_FILTER_NEAREST : shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, pattern)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(placement.transform) }
    cairo_new_path(cairo)
    for corner in corners {
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

extension ImagePlacement {
  /// A part of the image and where it goes, in the layer's points.
  struct Piece {
    var part: PixelRect
    var rect: CGRect
  }

  /// One piece, or nine of which the corners keep their size.
  var pieces: [Piece] {
    let columns = Self.spans(
      start: part.minX, count: part.width, stretching: center.minX...center.maxX,
      from: rect.minX, length: rect.width, scale: scale)
    let rows = Self.spans(
      start: part.minY, count: part.height, stretching: center.minY...center.maxY,
      from: rect.minY, length: rect.height, scale: scale)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          part: PixelRect(
            minX: column.pixels.lowerBound, minY: row.pixels.lowerBound,
            maxX: column.pixels.upperBound, maxY: row.pixels.upperBound),
          rect: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  private struct Span {
    var pixels: Range<Int>
    var start: CGFloat
    var length: CGFloat
  }

  private static func spans(
    start: Int, count: Int, stretching: ClosedRange<CGFloat>, from: CGFloat, length: CGFloat,
    scale: CGFloat
  ) -> [Span] {
    let first = Int((min(max(stretching.lowerBound, 0), 1) * CGFloat(count)).rounded())
    let last = Int((min(max(stretching.upperBound, 0), 1) * CGFloat(count)).rounded())
    guard first > 0 || last < count else {
      return [Span(pixels: start..<(start + count), start: from, length: length)]
    }
    // The ends shrink together when there is no room for them.
    let ends = CGFloat(first + count - last) / scale
    let factor = ends > length ? length / ends : 1
    let head = CGFloat(first) / scale * factor
    let tail = CGFloat(count - last) / scale * factor
    let all = [
      Span(pixels: start..<(start + first), start: from, length: head),
      Span(
        pixels: (start + first)..<(start + max(last, first)), start: from + head,
        length: length - head - tail),
      Span(
        pixels: (start + max(last, first))..<(start + count), start: from + length - tail,
        length: tail),
    ]
    return all.filter { !$0.pixels.isEmpty && $0.length > 0 }
  }
}
