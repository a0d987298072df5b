// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// What the name of a blur's style stands for.
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

  /// What an adaptive style is in an interface of a style, or itself.
  init(_ style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle) {
    let isDark = interface == .dark
    switch style {
    case .light: self.init(radius: 30, white: 1, alpha: 0.48)
    case .extraLight: self.init(radius: 20, white: 0.97, alpha: 0.82)
    case .dark: self.init(radius: 20, white: 0.11, alpha: 0.73)
    case .regular: self = Self.material(.thin, isDark: isDark)
    case .prominent: self = Self(isDark ? .dark : .extraLight, in: interface)
    case .systemUltraThinMaterial: self = Self.material(.ultraThin, isDark: isDark)
    case .systemThinMaterial: self = Self.material(.thin, isDark: isDark)
    case .systemMaterial: self = Self.material(.regular, isDark: isDark)
    case .systemThickMaterial: self = Self.material(.thick, isDark: isDark)
    case .systemChromeMaterial: self = Self.material(.chrome, isDark: isDark)
    case .systemUltraThinMaterialLight: self = Self.material(.ultraThin, isDark: false)
    case .systemThinMaterialLight: self = Self.material(.thin, isDark: false)
    case .systemMaterialLight: self = Self.material(.regular, isDark: false)
    case .systemThickMaterialLight: self = Self.material(.thick, isDark: false)
    case .systemChromeMaterialLight: self = Self.material(.chrome, isDark: false)
    case .systemUltraThinMaterialDark: self = Self.material(.ultraThin, isDark: true)
    case .systemThinMaterialDark: self = Self.material(.thin, isDark: true)
    case .systemMaterialDark: self = Self.material(.regular, isDark: true)
    case .systemThickMaterialDark: self = Self.material(.thick, isDark: true)
    case .systemChromeMaterialDark: self = Self.material(.chrome, isDark: true)
    }
  }

  private init(radius: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.radius = radius
    self.white = white
    self.alpha = alpha
  }

  private enum Thickness {
    case ultraThin, thin, regular, thick, chrome
  }

  private static func material(_ thickness: Thickness, isDark: Bool) -> BlurMaterial {
    let alpha: (light: CGFloat, dark: CGFloat) =
      switch thickness {
      case .ultraThin: (0.5, 0.64)
      case .thin: (0.6, 0.7)
      case .regular: (0.72, 0.78)
      case .thick: (0.84, 0.87)
      case .chrome: (0.78, 0.83)
      }
    return isDark
      ? BlurMaterial(radius: 25, white: 0.13, alpha: alpha.dark)
      : BlurMaterial(radius: 25, white: 0.97, alpha: alpha.light)
  }

  var filter: BackdropFilter {
    BackdropFilter(
      radius: radius, saturation: saturation, tint: CGColor(gray: white, alpha: alpha))
  }

  /// What there is instead of a blur for a user who asked for less transparency.
  var fill: UIColor { UIColor(white: white, alpha: 1) }
}
