// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let messages: [HUDCase] = [
    HUDCase("info", "Information") {
      StatusHUD.showInfo(status: $0.text("A new version is ready", "يتوفر إصدار جديد"))
    },
    HUDCase("success", "Success") { StatusHUD.showSuccess(status: $0.text("Saved", "تم الحفظ")) },
    HUDCase("error", "Error") {
      StatusHUD.showError(status: $0.text("No connection", "لا يوجد اتصال"))
    },
    HUDCase("info-no-text", "Information without text") { _ in StatusHUD.showInfo(status: nil) },
    HUDCase("success-no-text", "Success without text") { _ in
      StatusHUD.showSuccess(status: nil)
    },
    HUDCase("error-no-text", "Error without text") { _ in StatusHUD.showError(status: nil) },
    HUDCase("text", "Text alone") { StatusHUD.showText($0.text("Copied", "تم النسخ")) },
    HUDCase(
      "info-color", "Information, own color", configure: { $0.infoColor = .systemBlue },
      show: {
        StatusHUD.showInfo(status: $0.text("A new version is ready", "يتوفر إصدار جديد"))
      }),
    HUDCase(
      "success-color", "Success, own color", configure: { $0.successColor = .systemGreen },
      show: { StatusHUD.showSuccess(status: $0.text("Saved", "تم الحفظ")) }),
    HUDCase(
      "error-color", "Error, own color",
      configure: {
        $0.errorColor = .systemRed
        // The color of a result comes before that of all images.
        $0.indicatorColor = .systemGreen
      },
      show: { StatusHUD.showError(status: $0.text("No connection", "لا يوجد اتصال")) }),
  ]

  static let masks: [HUDCase] = [
    HUDCase("mask-none", "Passthrough", configure: { $0.maskType = .passthrough }, show: load),
    HUDCase("mask-clear", "Clear", configure: { $0.maskType = .clear }, show: load),
    HUDCase("mask-black", "Black", configure: { $0.maskType = .black }, show: load),
    HUDCase("mask-gradient", "Gradient", configure: { $0.maskType = .gradient }, show: load),
    HUDCase(
      "mask-custom", "Custom",
      configure: {
        $0.maskType = .custom
        $0.customMaskColor = UIColor.systemBlue.withAlphaComponent(0.4)
      }, show: load),
    HUDCase("mask-of-call", "Black, of this call alone") {
      StatusHUD.showSuccess(status: $0.text("Paid", "تم الدفع"), maskType: .black)
    },
  ]

  @MainActor static func load(in language: SampleLanguage) {
    StatusHUD.show(status: language.loading)
  }
}
