// SPDX-License-Identifier: MIT

/// Text that is safe to lay out, as UTF-8, with its attributes by byte.
///
/// Safe means: line ends are `\n`, control characters (`NUL` would end a C string) are gone, lone
/// surrogates are replaced, no word is longer than a few hundred characters, and there is no more of
/// it than a limit.
struct TextContent {
  /// The attributes of a run of text.
  struct Style {
    var font: UIFont
    /// The color, or `nil` for the color that the layout is drawn in.
    var color: CGColor?
  }

  struct Span {
    var range: Range<Int>
    var style: Style
  }

  /// More characters than any screen shows; laying out more only takes time.
  static let maximumLength = 10_000

  private(set) var bytes: [UInt8] = []
  private(set) var spans: [Span] = []
  private var endsInCarriageReturn = false
  private var wordLength = 0

  /// For each line of a longer word, Pango would search all of the rest for a place to break.
  private static let maximumWordLength = 500
  private static let zeroWidthSpace: [UInt8] = [0xE2, 0x80, 0x8B]

  var isEmpty: Bool { bytes.isEmpty }

  init() {}

  /// - Parameter keepsEnd: Whether a text that's too long keeps its start and its end, not only its
  ///   start.
  init(_ text: String, style: Style, keepsEnd: Bool = false, limit: Int = maximumLength) {
    guard text.utf8.count > limit else {
      append(text.unicodeScalars, style: style)
      return
    }
    append(text.unicodeScalars.prefix(keepsEnd ? limit / 2 : limit), style: style)
    if keepsEnd { append(text.unicodeScalars.suffix(limit / 2), style: style) }
  }

  /// The style in force at `byte`; the last one at or after the end.
  func style(at byte: Int) -> Style? {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low < spans.count ? spans[low].style : spans.last?.style
  }

  mutating func append<Scalars: Sequence<Unicode.Scalar>>(_ scalars: Scalars, style: Style) {
    let start = bytes.count
    for scalar in scalars {
      let follows = endsInCarriageReturn
      endsInCarriageReturn = scalar == "\r"
      wordLength = scalar.properties.isWhitespace ? 0 : wordLength + 1
      if wordLength > Self.maximumWordLength {
        bytes += Self.zeroWidthSpace
        wordLength = 1
      }
      switch scalar.value {
      case 0x0A where follows:
        continue
      case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
        bytes.append(0x0A)
      case 0x00..<0x09, 0x0E..<0x20, 0x7F..<0xA0:
        continue
      case 0x09, 0x20..<0x7F:
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    guard bytes.count > start else { return }
    spans.append(Span(range: start..<bytes.count, style: style))
  }

  /// A part of the text with its attributes; both ends are at line ends or starts of Pango lines,
  /// so no character is cut.
  func slice(_ range: Range<Int>) -> TextContent {
    var part = TextContent()
    part.bytes = Array(bytes[range])
    for span in spans where span.range.overlaps(range) {
      let common = span.range.clamped(to: range)
      part.spans.append(
        Span(
          range: common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound,
          style: span.style))
    }
    return part
  }

  /// Adds a part after this one.
  mutating func append(_ other: TextContent) {
    let offset = bytes.count
    bytes += other.bytes
    spans += other.spans.map { span in
      Span(
        range: span.range.lowerBound + offset..<span.range.upperBound + offset, style: span.style)
    }
  }

  /// The same text with the fonts that follow the content size category in the size for it.
  func adjusted(to traits: UITraitCollection) -> TextContent {
    var copy = self
    for index in copy.spans.indices {
      copy.spans[index].style.font = copy.spans[index].style.font.adjusted(to: traits)
    }
    return copy
  }

  /// The same text in fonts of another size.
  func scaled(by factor: CGFloat) -> TextContent {
    var copy = self
    for index in copy.spans.indices {
      let font = copy.spans[index].style.font
      copy.spans[index].style.font = font.withSize(font.pointSize * factor)
    }
    return copy
  }
}

extension TextContent {
  private static let newline: UInt8 = 0x0A

  /// The contents of the last visible line, which begins at `start`. An ellipsis stands for further
  /// paragraphs, even if the line itself fits.
  func singleLine(from start: Int, mode: NSLineBreakMode) -> TextContent {
    let rest = start..<bytes.count
    guard let firstEnd = bytes[rest].firstIndex(of: Self.newline) else { return slice(rest) }
    let first = slice(start..<firstEnd)
    guard let style = style(at: start) else { return first }
    var line = first
    line.append(CollectionOfOne("…"), style: style)
    if mode == .byTruncatingMiddle {
      let lastStart = (bytes[rest].lastIndex(of: Self.newline) ?? firstEnd) + 1
      line.append(slice(lastStart..<bytes.count))
    }
    return line
  }
}
