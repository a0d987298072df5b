// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// The effect of a `UIVisualEffectView` on the content below it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that shows nothing.
  public override init() {
    super.init()
  }

  /// Effects never change, so a copy is the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur, with a tint over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// The blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return style == other.style && type(of: self) == type(of: other)
  }

  open override nonisolated var hash: Int { style.rawValue }
}

extension UIBlurEffect {
  /// How thick the blur is, and whether it is light or dark.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2

    // These follow the interface's style.
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10

    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15

    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

/// The blur and the tint of a style.
///
/// The numbers of `light`, `extraLight` and `dark` are those of Apple's sample code "UIImageEffects",
/// those of the system materials are not published. Here every tint is so thick that black text on
/// a light one, and white text on a dark one, has a contrast of at least 4.5 (WCAG 2, level AA)
/// whatever lies beneath; for which that of `light` had to become thicker than the sample's 0.3.
struct BlurMaterial: Equatable {
  /// The deviation in points.
  var radius: CGFloat
  var saturation: CGFloat = 1.8
  var white: CGFloat
  /// How thick the tint is.
  var alpha: CGFloat

  /// The material of a style. The interface's style determines that of an adaptive one.
  init(_ style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle) {
    let isDark = interface == .dark
    switch style {
    case .light: self.init(radius: 30, white: 1, alpha: 0.48)
    case .extraLight: self.init(radius: 20, white: 0.97, alpha: 0.82)
    case .dark: self.init(radius: 20, white: 0.11, alpha: 0.73)
    case .regular: self.init(Self.thicknesses[1], isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, in: interface)
    default:
      // The system materials are three groups of five: adaptive, light, and dark.
      let (group, index) = (style.rawValue - UIBlurEffect.Style.systemUltraThinMaterial.rawValue)
        .quotientAndRemainder(dividingBy: Self.thicknesses.count)
      self.init(Self.thicknesses[index], isDark: group == 0 ? isDark : group == 2)
    }
  }

  /// The alpha of the tint of each system material, in the order of their styles.
  private static let thicknesses: [(light: CGFloat, dark: CGFloat)] = [
    (0.5, 0.64), (0.6, 0.7), (0.72, 0.78), (0.84, 0.87), (0.78, 0.83),
  ]

  private init(_ alpha: (light: CGFloat, dark: CGFloat), isDark: Bool) {
    self.init(
      radius: 25, white: isDark ? 0.13 : 0.97, alpha: isDark ? alpha.dark : alpha.light)
  }

  private init(radius: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.radius = radius
    self.white = white
    self.alpha = alpha
  }

  var filter: BackdropFilter {
    BackdropFilter(
      radius: radius, saturation: saturation, tint: CGColor(gray: white, alpha: alpha))
  }

  /// The replacement for the blur if the user reduces transparency.
  var fill: UIColor { UIColor(white: white, alpha: 1) }
}
