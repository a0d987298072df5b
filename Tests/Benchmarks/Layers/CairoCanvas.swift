// SPDX-License-Identifier: MIT

import CCairo
import Foundation

/// The spinners as somebody draws them who knows Cairo and nothing else: only what changes, and
/// every call once.
final class CairoCanvas {
  private let side: Int
  private let surface: OpaquePointer?
  private let cairo: OpaquePointer?
  private let mask: OpaquePointer?
  private var maskWords: [UInt32]

  init(side: Int) {
    self.side = side
    let length = Int32(side)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, length, length)
    cairo = cairo_create(surface)
    maskWords = AngularImage.words(side: side)
    mask = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, length, length)
    if let target = cairo_image_surface_get_data(mask) {
      let stride = Int(cairo_image_surface_get_stride(mask))
      for row in 0..<side {
        _ = maskWords.withUnsafeBytes { source in
          source.baseAddress.map { memcpy(target + row * stride, $0 + row * side * 4, side * 4) }
        }
      }
      cairo_surface_mark_dirty(mask)
    }
    cairo_scale(cairo, 2, 2)
    clear()
  }

  deinit {
    cairo_surface_destroy(mask)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var words: [UInt32] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    return data.withMemoryRebound(to: UInt32.self, capacity: stride * side) { words in
      (0..<side * side).map { words[$0 / side * stride + $0 % side] }
    }
  }

  func drawRing(turn: Double) {
    let middle = Double(side) / 4
    clear(reach: 19)
    let pattern = cairo_pattern_create_for_surface(mask)
    var matrix = cairo_matrix_t()
    // From the points of the canvas, turned back, to the pixels of the picture.
    cairo_matrix_init_translate(&matrix, Double(side) / 2, Double(side) / 2)
    cairo_matrix_scale(&matrix, 2, 2)
    cairo_matrix_rotate(&matrix, -turn * 2 * .pi)
    cairo_matrix_translate(&matrix, -middle, -middle)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(cairo, pattern)
    let from = 0.015 + turn / 2
    let to = 0.485 + turn / 2
    cairo_new_path(cairo)
    cairo_arc(
      cairo, middle, middle, 18, 1.5 * .pi + from * 4 * .pi, 1.5 * .pi + to * 4 * .pi)
    cairo_set_line_width(cairo, 2)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_stroke(cairo)
    cairo_pattern_destroy(pattern)
  }

  func drawDots(turn: Double) {
    let middle = Double(side) / 4
    clear(reach: 20)
    for dot in 0..<8 {
      let phase = turn - Double(dot) / 8
      let place = phase - phase.rounded(.down)
      cairo_set_source_rgba(cairo, 0, 0, 0, place < 0.75 ? 1 - 0.8 * place / 0.75 : 0.2)
      let angle = Double(dot) * .pi / 4
      cairo_new_path(cairo)
      cairo_arc(
        cairo, middle + 16 * sin(angle), middle - 16 * cos(angle), 4, 0, 2 * .pi)
      cairo_fill(cairo)
    }
  }

  /// Clears what the spinner covers.
  private func clear(reach: Double = 24) {
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_rectangle(
      cairo, Double(side) / 4 - reach, Double(side) / 4 - reach, 2 * reach, 2 * reach)
    cairo_fill(cairo)
  }
}
