// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension TextContent {
  private static let newline: UInt8 = 0x0A

  /// What the last visible line shows of the text from `start` on. Further paragraphs cannot be
  /// seen, so an ellipsis stands for them even when the line itself fits.
  func singleLine(from start: Int, mode: NSLineBreakMode) -> TextContent {
    let rest = start..<bytes.count
    guard let firstEnd = bytes[rest].firstIndex(of: Self.newline) else { return slice(rest) }
    let first = slice(start..<firstEnd)
    let lastStart = (bytes[rest].lastIndex(of: Self.newline) ?? firstEnd) + 1
    let last = slice(lastStart..<bytes.count)
    guard let style = style(at: start) else { return first }
    var line = TextContent()
    switch mode {
    case .byTruncatingTail:
      line.append(first)
      line.append(CollectionOfOne("…"), style: style)
    case .byTruncatingHead:
      line.append(CollectionOfOne("…"), style: style)
      line.append(last)
    case .byTruncatingMiddle:
      line.append(first)
      line.append(CollectionOfOne("…"), style: style)
      line.append(last)
    case .byClipping, .byWordWrapping, .byCharWrapping:
      line.append(first)
    }
    return line
  }
}
