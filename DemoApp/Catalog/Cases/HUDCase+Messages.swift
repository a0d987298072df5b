// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let messages: [HUDCase] = [
    HUDCase("info", "Information", show: inform),
    HUDCase("success", "Success", show: save),
    HUDCase("error", "Error", show: fail),
    HUDCase("info-no-text", "Information without text") { _ in StatusHUD.showInfo(status: nil) },
    HUDCase("success-no-text", "Success without text", show: succeed),
    HUDCase("error-no-text", "Error without text") { _ in StatusHUD.showError(status: nil) },
    HUDCase("text", "Text alone", show: text("Copied", "تم النسخ")),
    HUDCase("info-color", "Information, own color", show: inform) { $0.infoColor = .systemBlue },
    HUDCase("success-color", "Success, own color", show: save) { $0.successColor = .systemGreen },
    HUDCase("error-color", "Error, own color", show: fail) {
      $0.errorColor = .systemRed
      // The color of a result comes before that of all images.
      $0.indicatorColor = .systemGreen
    },
  ]

  static let masks: [HUDCase] = [
    HUDCase(loading: "mask-none", "Passthrough") { $0.maskType = .passthrough },
    HUDCase(loading: "mask-clear", "Clear") { $0.maskType = .clear },
    HUDCase(loading: "mask-black", "Black") { $0.maskType = .black },
    HUDCase(loading: "mask-gradient", "Gradient") { $0.maskType = .gradient },
    HUDCase(loading: "mask-custom", "Custom") {
      $0.maskType = .custom
      $0.customMaskColor = UIColor.systemBlue.withAlphaComponent(0.4)
    },
    HUDCase("mask-of-call", "Black, of this call alone") {
      StatusHUD.showSuccess(status: $0.text("Paid", "تم الدفع"), maskType: .black)
    },
  ]
}
