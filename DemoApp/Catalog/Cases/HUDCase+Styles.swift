// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let styles: [HUDCase] = [
    HUDCase(
      "style-automatic", "Automatic", configure: { $0.style = .automatic }, show: load),
    HUDCase(
      "style-light", "Light, whatever the screen", configure: { $0.style = .light }, show: load),
    HUDCase(
      "style-dark", "Dark, whatever the screen", configure: { $0.style = .dark }, show: load),
    HUDCase(
      "style-custom", "Custom",
      configure: {
        $0.bezelColor = UIColor(red: 0.16, green: 0.13, blue: 0.36, alpha: 1)
        $0.contentColor = UIColor(red: 1, green: 0.84, blue: 0.46, alpha: 1)
      },
      show: tune),
    HUDCase(
      "style-custom-blur", "Custom, over a material",
      configure: {
        $0.effect = UIBlurEffect(style: .regular)
        $0.bezelColor = UIColor.systemIndigo.withAlphaComponent(0.35)
      },
      show: tune),
    HUDCase(
      "style-custom-plain", "No material", configure: { $0.effect = UIVisualEffect() },
      show: load),
    HUDCase(
      "blur-regular", "Regular material",
      configure: { $0.effect = UIBlurEffect(style: .regular) }, show: load),
    HUDCase(
      "blur-prominent", "Prominent material",
      configure: { $0.effect = UIBlurEffect(style: .prominent) }, show: load),
    HUDCase(
      "blur-dark", "Dark material, dark style",
      configure: {
        $0.style = .dark
        $0.effect = UIBlurEffect(style: .dark)
      },
      show: load),
    // The glass of iOS 26 is for the demo's row: nothing else has it.
    HUDCase(
      "effect", "Own effect", configure: { $0.effect = UIBlurEffect(style: .regular) }, show: tune),
    HUDCase(
      "effect-tinted", "Own effect, tinted",
      configure: {
        $0.effect = UIBlurEffect(style: .regular)
        $0.bezelColor = UIColor.systemYellow.withAlphaComponent(0.4)
      },
      show: tune),
    HUDCase(
      "background-color", "Own background",
      configure: { $0.bezelColor = UIColor.systemYellow.withAlphaComponent(0.6) },
      show: load),
    HUDCase(
      "foreground-color", "Own color of text and indicator",
      configure: { $0.contentColor = .systemPurple }, show: tune),
    HUDCase(
      "image-color", "Own color of the glyph alone",
      configure: { $0.indicatorColor = .systemGreen },
      show: { StatusHUD.showSuccess(status: $0.text("Paid", "تم الدفع")) }),
  ]

  @MainActor private static func tune(in language: SampleLanguage) {
    StatusHUD.showProgress(0.62, status: language.text("Tuning", "جارٍ الضبط"))
  }
}
