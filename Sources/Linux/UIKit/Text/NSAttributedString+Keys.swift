// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`; the one at the start of a line counts for it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points added between characters; after the last of a line, unlike Apple, none.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number: the raw value of an `NSUnderlineStyle`, of which any but 0 is one line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
