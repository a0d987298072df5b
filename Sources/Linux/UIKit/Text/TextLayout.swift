// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

/// Text in lines: broken, shortened and stacked. Measuring and drawing use the same object, so
/// what was measured is what is drawn.
final class TextLayout {
  /// A line and where its baseline is, from the top of the text.
  struct Line {
    var text: PangoText
    var index: Int
    var width: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var bottom: CGFloat
    var isRightToLeft: Bool
    var alignment: NSTextAlignment
  }

  private(set) var lines: [Line] = []
  private(set) var size: CGSize = .zero

  /// - Parameters:
  ///   - width: Where lines break; nil for no limit.
  ///   - maximumLines: nil for no limit.
  ///   - lineBreakMode: How lines break, and what happens to the last one when there is more.
  init(
    _ content: TextContent, width: CGFloat?, maximumLines: Int?, lineBreakMode: NSLineBreakMode
  ) {
    guard !content.isEmpty else { return }
    let justified = content.spans.contains { $0.style.paragraph.alignment == .justified }
    let limit = maximumLines.map { max(1, $0) }
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    if limit == 1, !wraps {
      append(shortened: content, from: 0, width: width, mode: lineBreakMode)
    } else {
      let body = PangoText(
        content, width: width, wrapping: lineBreakMode == .byCharWrapping ? .characters : .words,
        justified: justified)
      let shown = min(limit ?? .max, body.lines.count)
      let needsShortening = shown < body.lines.count && !wraps
      for index in 0..<(needsShortening ? shown - 1 : shown) {
        append(body, line: index, content: content, offset: 0)
      }
      if needsShortening {
        append(
          shortened: content, from: body.lines[shown - 1].start, width: width, mode: lineBreakMode)
      }
    }
    size = CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.last.map(\.bottom) ?? 0)
  }

  /// The baseline of the first line, from the top.
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  private func append(
    shortened content: TextContent, from start: Int, width: CGFloat?, mode: NSLineBreakMode
  ) {
    let line = content.singleLine(from: start, mode: mode)
    let text = PangoText(
      line, width: width, wrapping: mode == .byClipping ? .none : .ellipsis(mode))
    append(text, line: 0, content: content, offset: start)
  }

  private func append(_ text: PangoText, line index: Int, content: TextContent, offset: Int) {
    let line = text.lines[index]
    let start = offset + line.start
    let style = content.style(at: start)
    let paragraph = style?.paragraph ?? ParagraphAttributes()
    // A line of another script or without a glyph is as tall as one in the font that was asked for.
    let ascent = max(line.ascent, style?.font.ascender ?? 0)
    let descent = max(line.descent, -(style?.font.descender ?? 0))
    let height = paragraph.lineHeight(natural: ascent + descent)
    let top = lines.last.map { last in
      last.bottom + paragraph.lineSpacing
        + (content.startsParagraph(at: start) ? paragraph.paragraphSpacing : 0)
    }
    lines.append(
      Line(
        text: text, index: index, width: line.width, top: top ?? 0,
        baseline: (top ?? 0) + height - descent, bottom: (top ?? 0) + height,
        isRightToLeft: line.isRightToLeft, alignment: paragraph.alignment))
  }

  /// Draws with the top left of the text at `origin`, lines aligned in `width`.
  ///
  /// `natural` is what natural alignment means here: left or right, or nil for the direction of
  /// each paragraph.
  func draw(
    in context: CGContext, at origin: CGPoint, width: CGFloat, color: CGColor,
    natural: NSTextAlignment?
  ) {
    let visible = context.boundingBoxOfClipPath
    let rgba = RGBAColor(color)
    for line in lines {
      // A line above or below its box may hold ink of its own height: accents, descenders.
      let reach = line.bottom - line.top
      let (top, bottom) = (origin.y + line.top - reach, origin.y + line.bottom + reach)
      guard bottom > visible.minY, top < visible.maxY else { continue }
      let x = origin.x + inset(of: line, in: width, natural: natural)
      line.text.draw(
        line: line.index, at: CGPoint(x: x, y: origin.y + line.baseline), color: rgba,
        in: context.cairo)
    }
  }

  private func inset(of line: Line, in width: CGFloat, natural: NSTextAlignment?) -> CGFloat {
    let space = width - line.width
    // A line that does not fit shows its start.
    guard space > 0, space.isFinite else { return line.isRightToLeft ? min(0, space) : 0 }
    var alignment = line.alignment
    if alignment == .natural { alignment = natural ?? (line.isRightToLeft ? .right : .left) }
    switch alignment {
    case .center: return space / 2
    case .right: return space
    case .justified where line.isRightToLeft: return space
    default: return 0
    }
  }
}
