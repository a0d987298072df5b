// SPDX-License-Identifier: MIT

internal import CPango

/// The one Pango font map and context of the process.
///
/// Pango objects may move between threads but not be used by two at once, and a `UIFont` may be
/// asked from any thread, so every use of Pango happens inside `withLock`. The lock is recursive
/// because releasing a layout inside a locked region locks again.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine()

  private let lock = NSRecursiveLock()
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  /// It never has the transformation of a context that is drawn into, which makes a text
  /// measure the same at every scale.
  let context: OpaquePointer?
  private var metricsByFace: [FontFace: FaceMetrics] = [:]

  private init() {
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    // Hinting moves outlines to the pixel grid and would make advances depend on the scale.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// The metrics of the font that is really used for `face`.
  func metrics(of face: FontFace) -> FaceMetrics {
    withLock {
      if let metrics = metricsByFace[face] { return metrics }
      let metrics = FontDescription.with(face, pointSize: Self.measuringSize, measure)
      metricsByFace[face] = metrics
      return metrics
    }
  }

  /// Large enough that whole Pango units do not show in the quotient.
  private static let measuringSize: CGFloat = 1000

  private func measure(_ description: OpaquePointer?) -> FaceMetrics {
    let size = Self.measuringSize
    guard let font = pango_font_map_load_font(fontMap, context, description),
      let metrics = pango_font_get_metrics(font, nil)
    else {
      // No font is installed at all; the proportions of a usual one keep layouts apart.
      return FaceMetrics(ascender: 0.95, descent: 0.25)
    }
    defer {
      pango_font_metrics_unref(metrics)
      g_object_unref(font)
    }
    return FaceMetrics(
      ascender: points(pango_font_metrics_get_ascent(metrics)) / size,
      descent: points(pango_font_metrics_get_descent(metrics)) / size)
  }
}

/// Pango units as points.
func points(_ units: Int32) -> CGFloat {
  CGFloat(units) / CGFloat(PANGO_SCALE)
}

/// A font as Pango is asked for it.
enum FontDescription {
  /// Calls `body` with a description that lives as long as the call.
  ///
  /// The size is absolute: one Pango unit is one point whatever the resolution of the font map.
  static func with<Result>(
    _ face: FontFace, pointSize: CGFloat, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, face.families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: face.weight)))
    pango_font_description_set_absolute_size(description, pointSize * Double(PANGO_SCALE))
    return body(description)
  }

  static func with<Result>(_ font: UIFont, _ body: (OpaquePointer?) -> Result) -> Result {
    with(font.face, pointSize: font.pointSize, body)
  }
}
