// SPDX-License-Identifier: MIT

internal import CPango
@_spi(LinuxHost) import LinuxCoreGraphics

/// One Pango layout, from which lines are taken; it is never drawn as a whole.
final class PangoText {
  enum Wrapping {
    /// As many lines as the text needs.
    case words
    /// One line, shortened to the width.
    case ellipsis(NSLineBreakMode)
  }

  /// A line as Pango set it, in points.
  struct Line {
    /// Where it starts in the text, in bytes.
    var start: Int
    var width: CGFloat
    /// The width of the spaces at the end.
    var trailingSpace: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var isRightToLeft: Bool
  }

  private let layout: OpaquePointer?
  let lines: [Line]

  /// Wider than any screen, and far from overflowing Pango's 32 bits.
  private static let maximumWidth: CGFloat = 1_000_000

  /// - Parameter width: Of the widest lines; nil for no limit.
  init(_ content: TextContent, width: CGFloat?, wrapping: Wrapping) {
    let engine = TextEngine.shared
    (layout, lines) = engine.withLock {
      let layout = pango_layout_new(engine.context)
      content.bytes.withUnsafeBytes { bytes in
        guard let text = bytes.bindMemory(to: CChar.self).baseAddress else { return }
        pango_layout_set_text(layout, text, Int32(clamping: bytes.count))
      }
      if let font = content.spans.first?.style.font {
        FontDescription.with(font) { pango_layout_set_font_description(layout, $0) }
      }
      content.apply(to: layout)
      Self.wrap(layout, content, width: width, wrapping: wrapping)
      if case .ellipsis = wrapping { Self.tightenEllipsis(of: layout) }
      return (layout, Self.lines(of: layout))
    }
  }

  deinit {
    TextEngine.shared.withLock { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// Whether a line may end within a cluster of Pango's, as between a space and a mark. Where
  /// there is no better place in a run that is too long, Pango 1.50 ends the process.
  private static func hasUnsafeBreak(_ layout: OpaquePointer?) -> Bool {
    var count: Int32 = 0
    let first = pango_layout_get_log_attrs_readonly(layout, &count)
    return UnsafeBufferPointer(start: first, count: Int(count)).contains {
      $0.is_line_break != 0 && $0.is_char_break == 0
    }
  }

  private static func wrap(
    _ layout: OpaquePointer?, _ content: TextContent, width: CGFloat?, wrapping: Wrapping
  ) {
    guard let width, width.isFinite, width < maximumWidth else { return }
    // Rounded up, so that a text fits into the width it was measured with.
    let units = Int32((max(0, width) * CGFloat(PANGO_SCALE)).rounded(.up))
    switch wrapping {
    case .words:
      // In ASCII, a line may end only between characters.
      let isUnsafe = content.bytes.contains { $0 >= 0x80 } && hasUnsafeBreak(layout)
      pango_layout_set_wrap(layout, isUnsafe ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout, units)
    case .ellipsis(let mode):
      pango_layout_set_ellipsize(
        layout, mode == .byTruncatingMiddle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END)
      pango_layout_set_width(layout, units)
    }
  }

  /// Pango widens an ellipsis until the line is as wide as the layout, which leaves a hole behind
  /// it and moves a centered line off the center.
  private static func tightenEllipsis(of layout: OpaquePointer?) {
    // Not the read-only line: Pango keeps the extents of that one.
    var node = pango_layout_get_line(layout, 0)?.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoLayoutRun.self).pointee,
        let item = run.item?.pointee, let glyphs = run.glyphs?.pointee,
        Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0, glyphs.num_glyphs > 0,
        let last = glyphs.glyphs?.advanced(by: Int(glyphs.num_glyphs) - 1)
      else { continue }
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(item.analysis.font, last.pointee.glyph, nil, &logical)
      last.pointee.geometry.width = min(last.pointee.geometry.width, logical.width)
    }
  }

  private static func lines(of layout: OpaquePointer?) -> [Line] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_line_get_extents(line, &ink, &logical)
      // Marks of some scripts reach out of the line that their own font asks for: without room for
      // the ink they would be cut off at the edge of a label.
      return Line(
        start: Int(line.pointee.start_index), width: points(logical.width),
        trailingSpace: trailingSpace(of: line, width: logical.width, in: layout),
        ascent: points(max(-logical.y, -ink.y)),
        descent: points(max(logical.y + logical.height, ink.y + ink.height)),
        isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
    }
  }

  private static func trailingSpace(
    of line: UnsafeMutablePointer<PangoLayoutLine>, width: Int32, in layout: OpaquePointer?
  ) -> CGFloat {
    let (start, length) = (Int(line.pointee.start_index), Int(line.pointee.length))
    // The text that follows an ellipsis isn't visible.
    guard pango_layout_is_ellipsized(layout) == 0, let text = pango_layout_get_text(layout) else {
      return 0
    }
    let bytes = UnsafeBufferPointer(start: text + start, count: length)
    let scalars = String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      .unicodeScalars
    let spaces = scalars.reversed().prefix { $0.properties.isWhitespace }
    guard !spaces.isEmpty else { return 0 }
    let end = length - spaces.reduce(0) { $0 + UTF8.width($1) }
    let last = length - spaces.prefix(1).reduce(0) { $0 + UTF8.width($1) }
    var (x, edge): (Int32, Int32) = (0, 0)
    pango_layout_line_index_to_x(line, Int32(start + end), 0, &x)
    pango_layout_line_index_to_x(line, Int32(start + last), 1, &edge)
    // In text of the other direction, the spaces are not at the edge of the line.
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    if isRightToLeft { return edge <= 1 ? points(x) : 0 }
    return edge >= width - 1 ? points(width - x) : 0
  }

  /// Draws a line with its baseline starting at `point`, moved to the nearest pixel: letters that
  /// stand between two rows of pixels look blurred.
  func draw(line index: Int, at point: CGPoint, color: RGBA, in cairo: OpaquePointer) {
    TextEngine.shared.withLock {
      guard let line = pango_layout_get_line_readonly(layout, Int32(clamping: index)) else {
        return
      }
      var (x, y) = (Double(point.x), Double(point.y))
      cairo_user_to_device(cairo, &x, &y)
      (x, y) = (x.rounded(), y.rounded())
      cairo_device_to_user(cairo, &x, &y)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_move_to(cairo, x, y)
      pango_cairo_show_layout_line(cairo, line)
      cairo_new_path(cairo)
    }
  }
}

extension TextContent {
  /// Gives the layout the attributes of the text; of plain text in one font that is only that a
  /// word which is broken gets no hyphen, as in UIKit.
  func apply(to layout: OpaquePointer?) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    let isPlain = spans.count <= 1 && spans.first?.style.isPlain != false
    for span in isPlain ? [] : spans {
      for attribute in span.style.attributes() {
        guard let attribute else { continue }
        attribute.pointee.start_index = UInt32(clamping: span.range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: span.range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
    }
    pango_layout_set_attributes(layout, list)
  }
}

extension TextContent.Style {
  /// Whether the layout's font is the only attribute.
  fileprivate var isPlain: Bool { color == nil }

  /// New attributes, which the caller owns.
  fileprivate func attributes() -> [UnsafeMutablePointer<PangoAttribute>?] {
    var list = [FontDescription.with(font) { pango_attr_font_desc_new($0) }]
    if let color = color?.rgba {
      let (red, green, blue) = (
        Self.channel(color.red), Self.channel(color.green), Self.channel(color.blue)
      )
      list.append(pango_attr_foreground_new(red, green, blue))
      // An alpha of 0 would mean "not set"; 1 of 65535 is as invisible.
      list.append(pango_attr_foreground_alpha_new(max(1, Self.channel(color.alpha))))
    }
    return list
  }

  private static func channel(_ value: Double) -> UInt16 {
    UInt16((max(0, min(1, value)) * 65535).rounded())
  }
}
