// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The attributes of a paragraph as a value; the classes are its public face.
struct ParagraphAttributes: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0

  /// The height of a line whose fonts ask for `natural`.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height.isFinite ? height : natural
  }

  /// Where a line begins, from the edge its text begins at.
  func head(isFirst: Bool) -> CGFloat {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    return indent.isFinite ? max(0, indent) : 0
  }

  /// How far from the other edge of `width` a line ends.
  func tail(in width: CGFloat) -> CGFloat {
    guard tailIndent.isFinite else { return 0 }
    return tailIndent > 0 ? max(0, width - tailIndent) : -tailIndent
  }

  /// Where lines end, from the edge they begin at; nil for nowhere.
  func end(in width: CGFloat?) -> CGFloat? {
    if let width { return max(0, width - tail(in: width)) }
    return tailIndent.isFinite && tailIndent > 0 ? tailIndent : nil
  }
}
