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
  /// A `UIColor`; nil is that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`; nil is that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether an announcement waits for its turn.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// A number of points by which the text stands above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
