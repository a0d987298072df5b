// SPDX-License-Identifier: MIT

import CCairo
import Foundation
@_spi(LinuxHost) import LinuxUIKit

/// Draws the indicators directly with Cairo, without unnecessary calls.
@MainActor final class CairoCanvas {
  private let place: CGRect
  private let surface: OpaquePointer?
  private let cairo: OpaquePointer?
  private let mask: OpaquePointer?
  private var middle: (x: Double, y: Double) { (place.midX, place.midY) }

  /// - Parameters:
  ///   - size: in pixels, of which two are a point.
  ///   - place: where the indicator is, in points.
  init(size: (width: Int, height: Int), place: CGRect) {
    self.place = place
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    cairo = cairo_create(surface)
    let side = Int(place.width * 2)
    mask = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    if let data = cairo_image_surface_get_data(mask) {
      let stride = Int(cairo_image_surface_get_stride(mask))
      for index in 0..<side * side {
        let (x, y) = (Double(index % side) + 0.5, Double(index / side) + 0.5)
        let angle = atan2(x - Double(side) / 2, Double(side) / 2 - y) / (2 * .pi)
        let turn = angle < 0 ? angle + 1 : angle
        let alpha = (turn + 3 * turn * turn - 2 * turn * turn * turn) / 2
        (data + index / side * stride + index % side * 4).withMemoryRebound(
          to: UInt32.self, capacity: 1
        ) {
          $0.pointee = UInt32(alpha * 255) << 24
        }
      }
      cairo_surface_mark_dirty(mask)
    }
    cairo_scale(cairo, 2, 2)
  }

  isolated deinit {
    cairo_surface_destroy(mask)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  func drawSpinner(turn: Double) {
    clear()
    let pattern = cairo_pattern_create_for_surface(mask)
    var matrix = cairo_matrix_t()
    // From the points of the canvas, turned back, to the pixels of the picture.
    cairo_matrix_init_translate(&matrix, place.width, place.height)
    cairo_matrix_scale(&matrix, 2, 2)
    cairo_matrix_rotate(&matrix, -turn * 2 * .pi)
    cairo_matrix_translate(&matrix, -middle.x, -middle.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(cairo, pattern)
    let (from, to) = (0.015 + turn / 2, 0.485 + turn / 2)
    stroke(radius: 18, from: 2 * from, to: 2 * to, width: 2, cap: CAIRO_LINE_CAP_ROUND)
    cairo_pattern_destroy(pattern)
  }

  func drawRing(progress: Double) {
    clear()
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.1)
    stroke(radius: 18, from: 0, to: 1, width: 2)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    stroke(radius: 18, from: 0, to: progress, width: 2, cap: CAIRO_LINE_CAP_ROUND)
  }

  func drawPie(progress: Double) {
    clear()
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    stroke(radius: 18, from: 0, to: 1, width: 2)
    cairo_new_path(cairo)
    cairo_move_to(cairo, middle.x, middle.y)
    cairo_arc(cairo, middle.x, middle.y, 15, -0.5 * .pi, (2 * progress - 0.5) * .pi)
    cairo_fill(cairo)
  }

  /// The mean difference of the pixels where the indicator is, 0...255.
  func meanDifference(to canvas: CGContext) -> Double {
    cairo_surface_flush(surface)
    guard let image = canvas.makeImage(), let data = cairo_image_surface_get_data(surface) else {
      return .infinity
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (columns, rows) = (
      Int(place.minX * 2)..<Int(place.maxX * 2), Int(place.minY * 2)..<Int(place.maxY * 2)
    )
    let words = image.premultipliedARGB
    var sum = 0
    for y in rows {
      for x in columns {
        sum += abs(Int(words[y * image.width + x] & 255) - Int(data[y * stride + x * 4]))
      }
    }
    return Double(sum) / Double(rows.count * columns.count)
  }

  private func clear() {
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_rectangle(cairo, place.minX, place.minY, place.width, place.height)
    cairo_fill(cairo)
  }

  /// Strokes an arc, in turns clockwise from 12 o'clock.
  private func stroke(
    radius: Double, from: Double, to: Double, width: Double,
    cap: cairo_line_cap_t = CAIRO_LINE_CAP_BUTT
  ) {
    cairo_new_path(cairo)
    cairo_arc(
      cairo, middle.x, middle.y, radius, (2 * from - 0.5) * .pi, (2 * to - 0.5) * .pi)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, cap)
    cairo_stroke(cairo)
  }
}
