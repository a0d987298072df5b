// SPDX-License-Identifier: MIT

/// The colors and the material of the global HUD, resolved from configuration and appearance. On glass,
/// the colors of the content stay dynamic, because glass gives it other traits.
struct HUDPalette: Equatable {
  /// The material of the bezel; nil for none.
  var material: UIBlurEffect.Style?
  /// What the app chose in place of a material.
  var effect: UIVisualEffect?
  /// The color over the material, or of the bezel without one.
  var background: UIColor?
  var text: UIColor
  /// The color of indicators and tinted images.
  var indicator: UIColor
  var border: UIColor

  /// - Parameter traits: Those of the bezel, whose style is ``interfaceStyle(of:)``. A dynamic
  ///   color of the app resolves with them: a label color is black in a light HUD.
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
