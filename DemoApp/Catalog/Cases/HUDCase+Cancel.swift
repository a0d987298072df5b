// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let cancel: [HUDCase] = [
    HUDCase("cancel", "Below a text", show: work),
    HUDCase("cancel-no-text", "Below a spinner alone") { _ in StatusHUD.show(onCancel: {}) },
    HUDCase("cancel-progress", "Below progress and details", show: hash),
    HUDCase("cancel-details", "Below details") {
      StatusHUD.show(
        status: $0.text("Uploading", "جارٍ الرفع"), details: $0.manyFiles, onCancel: {})
    },
    HUDCase("cancel-pressed", "Pressed", in: .pressedButton, show: work),
    HUDCase("cancel-pressed-no-text", "Pressed, without text", in: .pressedButton) { _ in
      StatusHUD.show(onCancel: {})
    },
    HUDCase(
      "cancel-pressed-progress", "Pressed, progress and details", in: .pressedButton, show: hash),
    HUDCase("cancel-pressed-text", "Pressed, and the text changed", in: .pressedButton) {
      language in
      StatusHUD.show(
        status: language.loading,
        onCancel: { StatusHUD.setStatus(language.text("Stopping", "جارٍ الإيقاف")) })
    },
    HUDCase("cancel-long", "Below long texts") {
      StatusHUD.show(
        status: $0.uploadingPhotos,
        details: $0.text(
          "The connection is slow: about four minutes are left.",
          "الاتصال بطيء: بقيت نحو أربع دقائق."), onCancel: {})
    },
    HUDCase("cancel-landscape", "On a phone on its side", in: .landscape, show: hash),
    HUDCase("cancel-tiny", "In a window smaller than a HUD", in: .tiny, show: hash),
    HUDCase("cancel-color", "In an own color", show: work) { $0.contentColor = .systemPurple },
  ]

  private static let work: Show = { StatusHUD.show(status: $0.loading, onCancel: {}) }
}
