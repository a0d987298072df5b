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

    text =
      resolved(configuration.contentColor)
      ?? (isGlass ? .label : (own?.over(fill) ?? fill).legibleColor)
    indicator = resolved(configuration.indicatorColor) ?? text
    border = configuration.borderColor?.resolvedColor(with: traits) ?? text.withAlphaComponent(0.15)
  }

  /// A Boolean value that indicates whether the bezel is clear. A clear bezel has no shadow.
  var isClear: Bool { effect == nil && background?.alphaComponent == 0 }
}
