// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Text in lines: broken, shortened, and stacked. The same object measures and draws the text.
final class TextLayout {
  /// A line and where its baseline is, from the top of the text.
  struct Line {
    var text: PangoText
    var index: Int
    var width: CGFloat
    var trailingSpace: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var bottom: CGFloat
    var isRightToLeft: Bool
  }

  private(set) var lines: [Line] = []
  private(set) var size: CGSize = .zero

  /// - Parameters:
  ///   - width: Where lines break; nil for no limit.
  ///   - maximumLines: nil for no limit.
  ///   - lineBreakMode: How the last line shows that there's more text.
  init(
    _ content: TextContent, width: CGFloat?, maximumLines: Int?, lineBreakMode: NSLineBreakMode
  ) {
    guard !content.isEmpty else { return }
    let limit = maximumLines.map { max(1, $0) } ?? .max
    if limit == 1 {
      append(shortened: content, from: 0, width: width, mode: lineBreakMode)
    } else {
      let body = PangoText(content, width: width, wrapping: .words)
      let shown = min(limit, body.lines.count)
      let isCut = shown < body.lines.count
      for line in 0..<(isCut ? shown - 1 : shown) { append(body, line: line, of: content) }
      if isCut {
        append(
          shortened: content, from: body.lines[shown - 1].start, width: width, mode: lineBreakMode)
      }
    }
    size = CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0)
  }

  /// The baseline of the first line, from the top.
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  private func append(
    shortened content: TextContent, from start: Int, width: CGFloat?, mode: NSLineBreakMode
  ) {
    let text = PangoText(
      content.singleLine(from: start, mode: mode), width: width, wrapping: .ellipsis(mode))
    append(text, line: 0, of: content, from: start)
  }

  private func append(
    _ text: PangoText, line index: Int, of content: TextContent, from offset: Int = 0
  ) {
    let line = text.lines[index]
    let font = content.style(at: offset + line.start)?.font
    // A line of another script or without a glyph is as tall as one in the font that was asked for.
    let ascent = max(line.ascent, font?.ascender ?? 0)
    let descent = max(line.descent, -(font?.descender ?? 0))
    let top = lines.last?.bottom ?? 0
    lines.append(
      Line(
        text: text, index: index, width: line.width, trailingSpace: line.trailingSpace,
        top: top, baseline: top + ascent, bottom: top + ascent + descent,
        isRightToLeft: line.isRightToLeft))
  }

  /// Draws with the top left of the text at `origin`, lines aligned in `width`.
  func draw(
    in context: CGContext, at origin: CGPoint, width: CGFloat, color: CGColor,
    alignment: NSTextAlignment
  ) {
    let visible = context.boundingBoxOfClipPath
    for line in lines {
      // A line above or below its box may hold ink of its own height: accents, descenders.
      let reach = line.bottom - line.top
      let (top, bottom) = (origin.y + line.top - reach, origin.y + line.bottom + reach)
      guard bottom > visible.minY, top < visible.maxY else { continue }
      let x = origin.x + inset(of: line, in: width, alignment)
      line.text.draw(
        line: line.index, at: CGPoint(x: x, y: origin.y + line.baseline), color: color.rgba,
        in: context.cairo)
    }
  }

  private func inset(of line: Line, in width: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    // Spaces at the end of a line hang over.
    let left = line.isRightToLeft ? -line.trailingSpace : 0
    let space = width - (line.width - line.trailingSpace)
    // A line that does not fit shows its start.
    guard space > 0, space.isFinite else { return left + (line.isRightToLeft ? min(0, space) : 0) }
    switch alignment {
    case .center: return left + space / 2
    case .right: return left + space
    default: return left
    }
  }
}
