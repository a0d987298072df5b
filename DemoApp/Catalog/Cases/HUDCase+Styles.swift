// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let styles: [HUDCase] = [
    HUDCase(loading: "style-automatic", "Automatic") { $0.style = .automatic },
    HUDCase(loading: "style-light", "Light, whatever the screen") { $0.style = .light },
    HUDCase(loading: "style-dark", "Dark, whatever the screen") { $0.style = .dark },
    HUDCase("style-custom", "Custom", show: tune) {
      $0.bezelColor = UIColor(red: 0.16, green: 0.13, blue: 0.36, alpha: 1)
      $0.contentColor = UIColor(red: 1, green: 0.84, blue: 0.46, alpha: 1)
    },
    HUDCase("style-custom-blur", "Custom, over a material", show: tune) {
      $0.effect = UIBlurEffect(style: .regular)
      $0.bezelColor = UIColor.systemIndigo.withAlphaComponent(0.35)
    },
    HUDCase(loading: "style-custom-plain", "No material") { $0.effect = UIVisualEffect() },
    HUDCase(loading: "blur-regular", "Regular material") {
      $0.effect = UIBlurEffect(style: .regular)
    },
    HUDCase(loading: "blur-prominent", "Prominent material") {
      $0.effect = UIBlurEffect(style: .prominent)
    },
    HUDCase(loading: "blur-dark", "Dark material, dark style") {
      $0.style = .dark
      $0.effect = UIBlurEffect(style: .dark)
    },
    // The glass of iOS 26 is for the demo's row: nothing else has it.
    HUDCase("effect", "Own effect", show: tune) { $0.effect = UIBlurEffect(style: .regular) },
    HUDCase("effect-tinted", "Own effect, tinted", show: tune) {
      $0.effect = UIBlurEffect(style: .regular)
      $0.bezelColor = UIColor.systemYellow.withAlphaComponent(0.4)
    },
    HUDCase(loading: "background-color", "Own background") {
      $0.bezelColor = UIColor.systemYellow.withAlphaComponent(0.6)
    },
    HUDCase("foreground-color", "Own color of text and indicator", show: tune) {
      $0.contentColor = .systemPurple
    },
    HUDCase("image-color", "Own color of the glyph alone", show: pay) {
      $0.indicatorColor = .systemGreen
    },
  ]
}
