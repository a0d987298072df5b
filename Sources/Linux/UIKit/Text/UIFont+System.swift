// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIFont {
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  /// The system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: .system(weight), pointSize: fontSize)
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace.system(.regular)
    face.isItalic = true
    return UIFont(face: face, pointSize: fontSize)
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace.system(weight)
    face.features = "tnum=1"
    return UIFont(face: face, pointSize: fontSize)
  }

  /// A font whose characters all have one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace.system(weight)
    face.families = FontFace.monospacedFamilies
    return UIFont(face: face, pointSize: fontSize)
  }

  /// The font of a text style for the content size category of the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style for the content size category of `traitCollection`.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      face: .system(style == .headline ? .semibold : .regular),
      pointSize: TextStyleTable.size(of: style, for: category), scaling: .textStyle(style))
  }

  /// The names of the installed families, sorted.
  public class var familyNames: [String] {
    TextEngine.shared.installedFamilies().map(\.name).sorted()
  }

  /// The names of the fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    TextEngine.shared.installedFamilies().first { $0.name == familyName }?.fontNames ?? []
  }

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
    case .metrics(let style, let base, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: UIFont(face: face, pointSize: base), maximumPointSize: maximum,
        compatibleWith: traits)
    }
  }
}
