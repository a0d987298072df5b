// SPDX-License-Identifier: MIT

/// The colours and the material of the global HUD, resolved from configuration and appearance.
struct HUDPalette: Equatable {
  /// The material of the bezel; nil for none.
  var material: UIBlurEffect.Style?
  /// What the app chose in place of a material.
  var effect: UIVisualEffect?
  /// The colour over the material, or of the bezel without one.
  var background: UIColor?
  var text: UIColor
  /// The colour of indicators and tinted images.
  var indicator: UIColor
  var border: UIColor

  /// - Parameter traits: Those of the bezel, whose style is ``interfaceStyle(of:)``. A dynamic
  ///   colour of the app resolves with them: a label colour is black in a light HUD.
  init(configuration: StatusHUD.Configuration, traits: UITraitCollection) {
    let fill = UIColor.bezelFill(isDark: traits.userInterfaceStyle == .dark)
    effect = configuration.effect
    let own =
      effect?.hasShape == true ? nil : configuration.bezelColor?.resolvedColor(with: traits)
    material = configuration.blurStyle
    background = own
    if material == nil, effect == nil {
      if configuration.style == .custom {
        background = own ?? fill
      } else if (own?.alphaComponent ?? 0) < 1 {
        material = .bezelMaterial
      }
    }

    let ink = UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 1)
    text =
      configuration.contentColor?.resolvedColor(with: traits)
      ?? ink.legible(on: own?.over(fill) ?? fill)
    indicator = configuration.indicatorColor?.resolvedColor(with: traits) ?? text
    border = configuration.borderColor?.resolvedColor(with: traits) ?? text.withAlphaComponent(0.15)
  }

  /// Whether there is nothing that could cast a shadow.
  var isClear: Bool { material == nil && effect == nil && background?.alphaComponent == 0 }

  /// The interface style of the bezel; unspecified follows the appearance. A material that is always
  /// light or dark comes first, so that text is legible on it.
  static func interfaceStyle(of configuration: StatusHUD.Configuration) -> UIUserInterfaceStyle {
    let blurStyle = configuration.effect == nil ? configuration.blurStyle : nil
    if let own = blurStyle?.interfaceStyle, own != .unspecified { return own }
    return switch configuration.style {
    case .automatic, .custom: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

// Arithmetic with colours; resolve dynamic ones before.
extension UIColor {
  /// The bezel without a material, and what a material counts as.
  static func bezelFill(isDark: Bool) -> UIColor { UIColor(white: isDark ? 0.15 : 1, alpha: 1) }

  /// This colour painted on an opaque one.
  func over(_ ground: UIColor) -> UIColor {
    let (upper, lower) = (components, ground.components)
    func mix(_ upperPart: CGFloat, _ lowerPart: CGFloat) -> CGFloat {
      upperPart * upper.alpha + lowerPart * (1 - upper.alpha)
    }
    return UIColor(
      red: mix(upper.red, lower.red), green: mix(upper.green, lower.green),
      blue: mix(upper.blue, lower.blue), alpha: 1)
  }

  var alphaComponent: CGFloat { components.alpha }

  /// This colour if text in it is legible on an opaque `ground`, else black or white.
  func legible(on ground: UIColor) -> UIColor {
    // WCAG 2, level AA. On any colour, black or white has at least 4.58.
    guard contrast(to: ground) < 4.5 else { return self }
    let (black, white) = (UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1))
    return black.contrast(to: ground) > white.contrast(to: ground) ? black : white
  }

  /// The contrast ratio of two opaque colours, 1...21, as WCAG 2 defines it.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let it = components
    return 0.2126 * linear(it.red) + 0.7152 * linear(it.green) + 0.0722 * linear(it.blue)
  }

  /// Clear for a pattern, which has no components.
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let isColor = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isColor ? (red, green, blue, alpha) : (0, 0, 0, 0)
  }
}
