// SPDX-License-Identifier: MIT

/// A typeface at a size.
open class UIFont: NSObject, @unchecked Sendable {
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

  /// A size that text can be laid out in: bad numbers count as the standard size, and a size larger
  /// than any screen would only overflow the layout.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? min(size, 4096) : 14
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

  // MARK: Content size categories

  /// The font for another content size category; a font that does not scale is returned as it is.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil:
      self
    case .textStyle(let style):
      UIFont(
        face: face,
        pointSize: TextStyleTable.size(of: style, for: traits.preferredContentSizeCategory),
        scaling: scaling)
    case .metrics(let style, let base):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: UIFont(face: face, pointSize: base), compatibleWith: traits)
    }
  }
}

extension UIFont {
  /// How heavy the strokes are, -1...1, with 0 for regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

/// The description of a font without its size. It's the key of the cached metrics.
struct FontFace: Hashable, Sendable {
  /// Families in order of preference, separated by commas.
  var families: String
  /// 100...1000 as in CSS and OpenType.
  var weight: Int

  /// Inter is drawn for the same purpose and proportions as the system font of Apple.
  static let systemFamilies = "Inter,Sans"

  static func system(_ weight: UIFont.Weight) -> FontFace {
    FontFace(families: systemFamilies, weight: weight.openTypeValue)
  }
}

/// Distances in points for a font of one point.
struct FaceMetrics: Sendable {
  var ascender: CGFloat
  /// Below the baseline, positive.
  var descent: CGFloat
}

extension UIFont.Weight {
  private static let openTypeValues: [Self: Int] = [
    .ultraLight: 100, .thin: 200, .light: 300, .regular: 400, .medium: 500, .semibold: 600,
    .bold: 700, .heavy: 800, .black: 900,
  ]

  /// The weight on the scale of OpenType. Only the named weights have one.
  fileprivate var openTypeValue: Int { Self.openTypeValues[self] ?? 400 }
}
