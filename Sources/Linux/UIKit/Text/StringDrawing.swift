// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Measures and draws text that is in no label. What its attributes leave open is the default of
/// attributed strings: the system font at 12 points, in black.
struct StringDrawing {
  private let content: TextContent
  private let mode: NSLineBreakMode

  init(_ text: NSAttributedString) {
    let base = Self.defaultStyle
    content = TextContent(text, base: base)
    mode = content.spans.first?.style.paragraph.lineBreakMode ?? base.paragraph.lineBreakMode
  }

  init(_ text: String, attributes: [NSAttributedString.Key: Any]?) {
    let style = TextContent.style(from: attributes ?? [:], base: Self.defaultStyle)
    content = TextContent(text, style: style)
    mode = style.paragraph.lineBreakMode
  }

  private static var defaultStyle: TextContent.Style {
    TextContent.Style(font: .systemFont(ofSize: 12))
  }

  func layout(width: CGFloat?, maximumLines: Int? = nil, truncates: Bool = false) -> TextLayout {
    TextLayout(
      content, width: width, maximumLines: maximumLines,
      lineBreakMode: truncates && !mode.truncates ? .byTruncatingTail : mode)
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(width: nil)
    layout.draw(
      in: context, at: point, width: layout.size.width, color: CGColor(gray: 0, alpha: 1),
      natural: nil)
  }

  @discardableResult
  func draw(with rect: CGRect, options: NSStringDrawingOptions) -> CGRect {
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let layout = layout(for: rect.size, options: options)
    var origin = rect.origin
    if !isBlock { origin.y -= layout.firstBaseline }
    if let context = UIGraphicsGetCurrentContext() {
      context.saveGState()
      if isBlock, rect.height > 0 { context.clip(to: rect) }
      layout.draw(
        in: context, at: origin, width: isBlock ? rect.width : layout.size.width,
        color: CGColor(gray: 0, alpha: 1), natural: nil)
      context.restoreGState()
    }
    return CGRect(origin: origin, size: layout.size)
  }

  func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let layout = layout(for: size, options: options)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: CGPoint(x: 0, y: isBlock ? 0 : -layout.firstBaseline), size: layout.size)
  }

  private func layout(for size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else {
      return layout(width: nil, maximumLines: 1)
    }
    let width = size.width > 0 ? size.width : nil
    guard options.contains(.truncatesLastVisibleLine), size.height > 0,
      let font = content.spans.first?.style.font
    else { return layout(width: width) }
    let fitting = min(size.height / font.lineHeight, 10_000)
    return layout(width: width, maximumLines: Int(fitting), truncates: true)
  }
}

extension NSLineBreakMode {
  /// Whether an ellipsis shows that there is more.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The part of a long text the last line shows.
  var keeping: TextContent.Keeping {
    switch self {
    case .byTruncatingHead: .end
    case .byTruncatingMiddle: .bothEnds
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: .start
    }
  }
}
