// SPDX-License-Identifier: MIT

/// The colors and material of a bezel, based on a configuration and traits. If the bezel has a
/// glass effect, the content colors remain dynamic, because glass changes the content's traits.
@MainActor struct HUDPalette: Equatable {
  /// The effect behind the content, or `nil` if the bezel has no material.
  var effect: UIVisualEffect?
  /// The color that tints the effect, or the color of the bezel if there's no effect.
  var background: UIColor?
  var text: UIColor
  /// The color of indicators and tinted images.
  var indicator: UIColor
  var border: UIColor

  /// - Parameter traits: The traits for resolving dynamic colors, including the style of the
  ///   configuration. For example, `UIColor.label` resolves to black in a light HUD.
  init(configuration: StatusHUD.Configuration, traits: UITraitCollection) {
    let fill = UIColor.bezelFill(isDark: traits.userInterfaceStyle == .dark)
    let isGlass = configuration.effect?.hasEdge == true
    func resolved(_ color: UIColor?) -> UIColor? {
      isGlass ? color : color?.resolvedColor(with: traits)
    }
    let own = isGlass ? nil : resolved(configuration.bezelColor)
    let hasMaterial = configuration.hasMaterial && (own?.alphaComponent ?? 0) < 1
    effect = configuration.effect ?? (hasMaterial ? .bezelMaterial : nil)
    if effect?.isPlain == true { effect = nil }
    background = effect == nil ? own ?? fill : own

    let legible = isGlass ? .label : (own?.over(fill) ?? fill).legibleColor
    text = resolved(configuration.contentColor) ?? legible
    indicator = resolved(configuration.indicatorColor) ?? text
    border = configuration.borderColor?.resolvedColor(with: traits) ?? text.withAlphaComponent(0.15)
  }

  /// A Boolean value that indicates whether the bezel is clear. A clear bezel has no shadow.
  var isClear: Bool { effect == nil && background?.alphaComponent == 0 }
}

// Resolve dynamic colors before you call the methods of this extension.
extension UIColor {
  /// Returns the default color of a bezel that has no material. If the bezel has a material, the
  /// library uses this color in place of the material to calculate the contrast.
  static func bezelFill(isDark: Bool) -> UIColor { UIColor(white: isDark ? 0.15 : 1, alpha: 1) }

  /// Returns the opaque color that results from drawing this color over another color.
  func over(_ background: UIColor) -> UIColor {
    let (upper, lower) = (components, background.components)
    func mix(_ upperPart: CGFloat, _ lowerPart: CGFloat) -> CGFloat {
      upperPart * upper.alpha + lowerPart * (1 - upper.alpha)
    }
    return UIColor(
      red: mix(upper.red, lower.red), green: mix(upper.green, lower.green),
      blue: mix(upper.blue, lower.blue), alpha: 1)
  }

  var alphaComponent: CGFloat { components.alpha }

  /// Black or white, whichever is more legible on this opaque color.
  var legibleColor: UIColor {
    func linear(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let it = components
    let luminance = 0.2126 * linear(it.red) + 0.7152 * linear(it.green) + 0.0722 * linear(it.blue)
    // At this luminance, black and white have the same contrast, which is enough for text.
    return UIColor(white: luminance > 0.179 ? 0 : 1, alpha: 1)
  }

  /// The color's red, green, blue, and alpha components, all of which are 0 for a pattern color.
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let isColor = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isColor ? (red, green, blue, alpha) : (0, 0, 0, 0)
  }
}
