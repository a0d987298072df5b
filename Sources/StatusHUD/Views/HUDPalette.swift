// SPDX-License-Identifier: MIT

/// The colours and the material of a HUD: the configuration and the appearance, resolved.
struct HUDPalette: Equatable {
  /// The material of the bezel; nil is none.
  var material: UIBlurEffect.Style?
  /// What lies over the material, or is the bezel where there is none.
  var background: UIColor?
  /// Text.
  var content: UIColor
  /// Indicators and tinted images.
  var image: UIColor
  var border: UIColor

  /// - Parameter traits: Of the bezel, which has the ``interfaceStyle(of:)``. With it the app's own
  ///   dynamic colours resolve: a label colour is black in a light HUD, whatever the appearance.
  init(configuration: StatusHUD.Configuration, traits: UITraitCollection) {
    let fill = UIColor.bezelFill(isDark: traits.userInterfaceStyle == .dark)
    let own = configuration.backgroundColor?.resolvedColor(with: traits)
    material = configuration.blurStyle
    background = own
    if material == nil {
      if configuration.style == .custom {
        background = own ?? fill
      } else if (own?.alphaComponent ?? 0) < 1 {
        material = .bezelMaterial
      }
    }

    let ink = UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 1)
    content =
      configuration.foregroundColor?.resolvedColor(with: traits)
      ?? ink.legible(on: own?.over(fill) ?? fill)
    image = configuration.foregroundImageColor?.resolvedColor(with: traits) ?? content
    border =
      configuration.borderColor?.resolvedColor(with: traits) ?? content.withAlphaComponent(0.15)
  }

  /// Whether there is anything to cast a shadow.
  var isClear: Bool { material == nil && background?.alphaComponent == 0 }

  /// Light or dark whatever the appearance is, or unspecified to follow it. A material that is one
  /// of the two comes first: text has to be legible on it.
  static func interfaceStyle(of configuration: StatusHUD.Configuration) -> UIUserInterfaceStyle {
    if let own = configuration.blurStyle?.interfaceStyle, own != .unspecified { return own }
    return switch configuration.style {
    case .automatic, .custom: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
