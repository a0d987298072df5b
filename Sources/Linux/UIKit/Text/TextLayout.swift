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
    var trailingSpace: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var bottom: CGFloat
    var isRightToLeft: Bool
    var paragraph: ParagraphAttributes
    /// Where it begins, from the edge that its text begins at.
    var head: CGFloat
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
    let limit = maximumLines.map { max(1, $0) } ?? .max
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    let blocks = content.blocks()
    if limit == 1, !wraps, let first = blocks.first {
      append(
        shortened: content, from: 0, paragraph: first.paragraph, width: width, mode: lineBreakMode)
    } else {
      for (index, block) in blocks.enumerated() where lines.count < limit {
        let body = PangoText(
          content, block: block, width: width, breaksCharacters: lineBreakMode == .byCharWrapping)
        let isLast = index == blocks.count - 1
        let shown = min(limit - lines.count, body.lines.count)
        let isCut =
          !wraps && lines.count + shown == limit && (shown < body.lines.count || !isLast)
        for line in 0..<(isCut ? shown - 1 : shown) {
          append(
            body, line: line, content: content, offset: block.range.lowerBound,
            paragraph: block.paragraph)
        }
        if isCut {
          append(
            shortened: content, from: block.range.lowerBound + body.lines[shown - 1].start,
            paragraph: block.paragraph, width: width, mode: lineBreakMode)
        }
      }
    }
    // The end of an indented line belongs to the text, so that lines break at the same places in
    // the width that was measured.
    size = CGSize(
      width: lines.map { $0.width + $0.indents }.max() ?? 0, height: lines.last?.bottom ?? 0)
  }

  /// The baseline of the first line, from the top.
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  private func append(
    shortened content: TextContent, from start: Int, paragraph: ParagraphAttributes,
    width: CGFloat?, mode: NSLineBreakMode
  ) {
    let head = paragraph.head(isFirst: content.startsParagraph(at: start))
    let text = PangoText(
      content.singleLine(from: start, mode: mode),
      width: paragraph.end(in: width).map { max(0, $0 - head) },
      wrapping: mode == .byClipping ? .none : .ellipsis(mode))
    append(text, line: 0, content: content, offset: start, paragraph: paragraph)
  }

  private func append(
    _ text: PangoText, line index: Int, content: TextContent, offset: Int,
    paragraph: ParagraphAttributes
  ) {
    let line = text.lines[index]
    let start = offset + line.start
    let font = content.style(at: start)?.font
    let isFirst = content.startsParagraph(at: start)
    // A line of another script or without a glyph is as tall as one in the font that was asked for.
    let ascent = max(line.ascent, font?.ascender ?? 0)
    let descent = max(line.descent, -(font?.descender ?? 0))
    let height = paragraph.lineHeight(natural: ascent + descent)
    let top = lines.last.map { last in
      last.bottom + last.paragraph.lineSpacing
        + (isFirst ? last.paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore : 0)
    }
    lines.append(
      Line(
        text: text, index: index, width: line.width, trailingSpace: line.trailingSpace,
        top: top ?? 0,
        baseline: (top ?? 0) + height - descent, bottom: (top ?? 0) + height,
        isRightToLeft: line.isRightToLeft, paragraph: paragraph,
        head: paragraph.head(isFirst: isFirst)))
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
      context.drawing {
        line.text.draw(
          line: line.index, at: CGPoint(x: x, y: origin.y + line.baseline), color: rgba,
          in: context.cairo)
      }
    }
  }

  private func inset(of line: Line, in width: CGFloat, natural: NSTextAlignment?) -> CGFloat {
    let tail = line.paragraph.tail(in: width)
    // Spaces at the end of a line hang over.
    let left =
      line.isRightToLeft ? tail - line.trailingSpace : line.head
    let space = width - tail - line.head - (line.width - line.trailingSpace)
    // A line that does not fit shows its start.
    guard space > 0, space.isFinite else { return left + (line.isRightToLeft ? min(0, space) : 0) }
    var alignment = line.paragraph.alignment
    if alignment == .natural { alignment = natural ?? (line.isRightToLeft ? .right : .left) }
    switch alignment {
    case .center: return left + space / 2
    case .right: return left + space
    case .justified where line.isRightToLeft: return left + space
    default: return left
    }
  }
}

extension TextLayout.Line {
  /// What is left free beside the line at both ends.
  var indents: CGFloat {
    head + (paragraph.tailIndent > 0 ? 0 : paragraph.tail(in: 0))
  }
}
