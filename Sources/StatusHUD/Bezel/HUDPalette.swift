// SPDX-License-Identifier: MIT

/// The colors and material of a bezel, based on a configuration and traits. If the bezel has a
/// glass effect, the content colors remain dynamic, because glass changes the content's traits.
struct HUDPalette: Equatable {
  /// The material of the bezel, or `nil` if the bezel has no material.
  var material: UIBlurEffect.Style?
  /// The visual effect that the app specifies instead of a material.
  var effect: UIVisualEffect?
  /// The color that tints the material, or the color of the bezel if there's no material.
  var background: UIColor?
  var text: UIColor
  /// The color of indicators and tinted images.
  var indicator: UIColor
  var border: UIColor

  /// - Parameter traits: The traits for resolving dynamic colors, including the style from
  ///   ``interfaceStyle(of:)``. For example, `UIColor.label` resolves to black in a light HUD.
  init(configuration: StatusHUD.Configuration, traits: UITraitCollection) {
    let fill = UIColor.bezelFill(isDark: traits.userInterfaceStyle == .dark)
    effect = configuration.effect
    let isGlass = effect?.hasEdge == true
    func resolved(_ color: UIColor?) -> UIColor? {
      isGlass ? color : color?.resolvedColor(with: traits)
    }
    let own = isGlass ? nil : resolved(configuration.bezelColor)
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
      resolved(configuration.contentColor)
      ?? (isGlass ? .label : ink.legible(on: own?.over(fill) ?? fill))
    indicator = resolved(configuration.indicatorColor) ?? text
    border = configuration.borderColor?.resolvedColor(with: traits) ?? text.withAlphaComponent(0.15)
  }

  /// A Boolean value that indicates whether the bezel is clear. A clear bezel has no shadow.
  var isClear: Bool { material == nil && effect == nil && background?.alphaComponent == 0 }

  /// Returns the bezel's interface style, or `.unspecified` to use the app's style. If the material
  /// is always light or always dark, the bezel uses the material's style so that text is legible.
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
