// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension TextContent {
  /// Paragraphs one after the other that are set alike, without the line end behind the last one.
  struct Block {
    var range: Range<Int>
    var paragraph: ParagraphAttributes
  }

  /// The text in blocks. What its first character says counts for all of a paragraph.
  func blocks() -> [Block] {
    let whole = Block(
      range: 0..<bytes.count, paragraph: spans.first?.style.paragraph ?? ParagraphAttributes())
    guard spans.contains(where: { $0.style.paragraph != whole.paragraph }) else { return [whole] }
    var blocks: [Block] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let paragraph = style(at: start)?.paragraph ?? whole.paragraph
      if let last = blocks.indices.last, blocks[last].paragraph == paragraph {
        blocks[last].range = blocks[last].range.lowerBound..<end
      } else {
        blocks.append(Block(range: start..<end, paragraph: paragraph))
      }
      start = end + 1
    }
    return blocks
  }
}

extension PangoText {
  /// A block in lines that end where its paragraphs say.
  convenience init(
    _ content: TextContent, block: TextContent.Block, width: CGFloat?, breaksCharacters: Bool
  ) {
    let paragraph = block.paragraph
    let (first, others) = (paragraph.head(isFirst: true), paragraph.head(isFirst: false))
    let isWhole = block.range == 0..<content.bytes.count
    self.init(
      isWhole ? content : content.slice(block.range),
      width: paragraph.end(in: width).map { max(0, $0 - min(first, others)) },
      wrapping: breaksCharacters || paragraph.lineBreakMode == .byCharWrapping
        ? .characters : .words,
      justified: paragraph.alignment == .justified, firstIndent: first - others,
      font: content.style(at: block.range.lowerBound)?.font)
  }
}
