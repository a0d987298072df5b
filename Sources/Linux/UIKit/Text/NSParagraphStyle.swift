// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var attributes: ParagraphAttributes

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A style with default attributes.
  public override init() {
    attributes = ParagraphAttributes()
    super.init()
  }

  init(attributes: ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  open var alignment: NSTextAlignment { attributes.alignment }
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// Space above each paragraph but the first.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// Where first lines begin, from the edge at which their text begins.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// Where all other lines begin.
  open var headIndent: CGFloat { attributes.headIndent }
  /// Where lines end: from the edge at which they begin, or from the other one unless it is
  /// positive.
  open var tailIndent: CGFloat { attributes.tailIndent }
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  open override var hash: Int { attributes.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(attributes: attributes)
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(attributes: attributes)
  }
}
