// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The attributes of a paragraph as a value; the classes are its public face.
struct ParagraphAttributes: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
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
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var attributes: ParagraphAttributes

  /// The style of text that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

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

/// A paragraph style that can change.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }

  /// Takes over the attributes of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    attributes = obj.attributes
  }
}
