// SPDX-License-Identifier: MIT

/// The colours of a HUD: the configuration and the appearance, resolved.
struct HUDPalette: Equatable {
  var background: UIColor
  /// Text.
  var content: UIColor
  /// Indicators and tinted images.
  var image: UIColor
  var border: UIColor

  /// - Parameter traits: Of the view. A forced style also decides how the app's own dynamic
  ///   colours resolve: a label colour is black in a light HUD, whatever the appearance.
  init(configuration: StatusHUD.Configuration, traits: UITraitCollection) {
    let traits =
      switch configuration.style {
      case .automatic, .custom: traits
      case .light: UITraitCollection(userInterfaceStyle: .light)
      case .dark: UITraitCollection(userInterfaceStyle: .dark)
      }
    let isDark = traits.userInterfaceStyle == .dark

    // Opaque: without a blur, what shines through a bezel is the ghost of the app's text.
    let ownBackground = UIColor(white: isDark ? 0.15 : 1, alpha: 1)
    let ownContent = UIColor(white: isDark ? 1 : 0, alpha: 1)

    background = (configuration.backgroundColor ?? ownBackground).resolvedColor(with: traits)
    content = (configuration.foregroundColor ?? ownContent).resolvedColor(with: traits)
    image = configuration.foregroundImageColor?.resolvedColor(with: traits) ?? content
    border =
      configuration.borderColor?.resolvedColor(with: traits) ?? content.withAlphaComponent(0.15)
  }
}
