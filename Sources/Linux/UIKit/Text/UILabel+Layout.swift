// SPDX-License-Identifier: MIT

extension UILabel {
  /// The properties that a layout depends on.
  struct LayoutKey: Hashable {
    var width: CGFloat
    var lines: Int
    var fontScale: CGFloat
  }

  /// The text in lines no wider than `width`; `lines` 0 is no limit.
  func layout(width: CGFloat, lines: Int, fontScale: CGFloat = 1) -> TextLayout {
    let width = width.isFinite ? max(0, width) : .greatestFiniteMagnitude
    let key = LayoutKey(width: width, lines: max(0, lines), fontScale: fontScale)
    if let known = layouts.last(where: { $0.key == key }) { return known.layout }
    var text = textContent(width: width, lines: key.lines)
    if fontScale != 1 { text = text.scaled(by: fontScale) }
    let layout = TextLayout(
      text, width: width < .greatestFiniteMagnitude ? width : nil,
      maximumLines: key.lines == 0 ? nil : key.lines, lineBreakMode: lineBreakMode)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((key, layout))
    return layout
  }

  private func textContent(width: CGFloat, lines: Int) -> TextContent {
    let keepsEnd = lineBreakMode == .byTruncatingMiddle
    let limit = characterLimit(width: width, lines: lines)
    switch content {
    case .none:
      return TextContent()
    case .plain(let text):
      return TextContent(
        text, style: TextContent.Style(font: font), keepsEnd: keepsEnd, limit: limit)
    case .attributed(let text):
      var content = TextContent()
      traitCollection.performAsCurrent {
        content = TextContent(
          text, base: TextContent.Style(font: font), keepsEnd: keepsEnd, limit: limit)
      }
      return adjustsFontForContentSizeCategory ? content.adjusted(to: traitCollection) : content
    }
  }

  /// Nothing taller is shown in one piece, on Apple neither.
  private static let maximumHeight: CGFloat = 16_384

  /// More characters than the lines can hold, however narrow: a log file in a label of one line
  /// costs a line.
  private func characterLimit(width: CGFloat, lines: Int) -> Int {
    let shownLines = lines > 0 ? CGFloat(lines) : (Self.maximumHeight / font.lineHeight)
    let narrowest = font.pointSize * 0.1
    // A line longer than its width is shortened, and needs something to shorten.
    let characters = (width / narrowest + (lines > 0 ? 64 : 2)) * shownLines
    return characters < CGFloat(TextContent.maximumLength)
      ? max(1, Int(characters)) : TextContent.maximumLength
  }

  // MARK: Sizes

  /// The layout that is shown in a box: as many lines as fit, at least one.
  func layout(in size: CGSize, lines: Int) -> TextLayout {
    let scale = fittingFontScale(width: size.width, lines: lines)
    let layout = layout(width: size.width, lines: lines, fontScale: scale)
    // Heights are rounded on the way here; half a point is no line.
    let fitting = layout.lines.prefix { $0.bottom <= size.height + 0.5 }.count
    guard fitting < layout.lines.count, layout.lines.count > 1 else { return layout }
    return self.layout(width: size.width, lines: max(1, fitting), fontScale: scale)
  }

  func fittingFontScale(width: CGFloat, lines: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lines == 1, width > 0 else { return 1 }
    let natural = layout(width: .greatestFiniteMagnitude, lines: 1)
    guard natural.size.width > width else { return 1 }
    return min(1, max(width / natural.size.width, minimumScaleFactor, 0.01))
  }

  func naturalTextRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = layout(in: bounds.size, lines: lines).size
    let space = bounds.height - size.height
    // Bounds without an end have no middle.
    let inset = space < 1_000_000 ? max(0, space / 2) : 0
    return CGRect(
      x: bounds.minX, y: bounds.minY + inset, width: min(size.width, max(0, bounds.width)),
      height: size.height)
  }

  func pixelAlignedSize(fitting width: CGFloat) -> CGSize {
    let unlimited = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    let size = textRect(forBounds: unlimited, limitedToNumberOfLines: numberOfLines).size
    let scale = traitCollection.usableScale
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  // MARK: Drawing

  func drawLayout(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let reading: NSTextAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: top(of: layout, in: rect)), width: rect.width,
      color: textColor.resolvedColor(with: traitCollection).cgColor,
      alignment: textAlignment == .natural ? reading : textAlignment)
  }

  private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
    // A text that doesn't fit shows its start.
    func top(_ layout: TextLayout) -> CGFloat {
      max(rect.minY, rect.minY + (rect.height - layout.size.height) / 2)
    }
    guard baselineAdjustment != .alignCenters,
      fittingFontScale(width: rect.width, lines: numberOfLines) < 1
    else { return top(layout) }
    let natural = self.layout(width: .greatestFiniteMagnitude, lines: 1)
    let shift = natural.firstBaseline - layout.firstBaseline
    return top(natural) + shift
  }
}
