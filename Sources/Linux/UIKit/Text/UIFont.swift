// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// How the font follows the content size category; nil when it does not.
  enum Scaling: Hashable, Sendable {
    case textStyle(TextStyle)
    case metrics(TextStyle, basePointSize: CGFloat)
  }

  let face: FontFace
  let scaling: Scaling?

  /// The size in points.
  open private(set) var pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat, scaling: Scaling? = nil) {
    self.face = face
    self.pointSize = Self.usable(pointSize)
    self.scaling = scaling
    super.init()
  }

  // MARK: Standard fonts

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }

  /// The system font in regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: .system(weight), pointSize: fontSize)
  }

  /// The system font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font of a text style for the content size category of the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style for the content size category of `traitCollection`.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      face: .system(style == .headline ? .semibold : .regular),
      pointSize: TextStyleTable.size(of: style, for: category), scaling: .textStyle(style))
  }

  /// The same face in another size, which does not follow the content size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize)
  }

  /// A size text can be laid out in: bad numbers count as the standard size, and what is larger
  /// than any screen would only overflow the layout.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? min(size, 4096) : systemFontSize
  }

  // MARK: Metrics

  /// From the baseline to the top of the line.
  open var ascender: CGFloat { scaled(metrics.ascender) }
  /// From the baseline to the bottom of the line; negative.
  open var descender: CGFloat { -scaled(metrics.descent) }
  /// Extra space between lines; system fonts have none.
  open var leading: CGFloat { 0 }
  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender + leading }

  /// In the font's size, to the 1024th of a point that lines are laid out with: so that a label of
  /// two lines is exactly two line heights tall.
  private func scaled(_ metric: CGFloat) -> CGFloat {
    (metric * pointSize * 1024).rounded() / 1024
  }

  private var metrics: FaceMetrics { TextEngine.shared.metrics(of: face) }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize && scaling == other.scaling
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }
}
