// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let cancel: [HUDCase] = [
    HUDCase("cancel", "Below a text", show: work),
    HUDCase("cancel-no-text", "Below a spinner alone") { _ in StatusHUD.show(onCancel: {}) },
    HUDCase("cancel-progress", "Below progress and details", show: hash),
    HUDCase("cancel-details", "Below details") {
      StatusHUD.show(
        status: $0.text("Uploading", "جارٍ الرفع"),
        details: $0.text("42 of 120 files", "٤٢ من ١٢٠ ملفًا"), onCancel: {})
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
        status: $0.text(
          "Uploading 14 of 32 photos to the shared album. Keep the app open until it is done.",
          "جارٍ رفع ١٤ من ٣٢ صورة إلى الألبوم المشترك. أبقِ التطبيق مفتوحًا حتى ينتهي."),
        details: $0.text(
          "The connection is slow: about four minutes are left.",
          "الاتصال بطيء: بقيت نحو أربع دقائق."), onCancel: {})
    },
    HUDCase(
      "cancel-landscape", "On a phone on its side", in: .window(CGSize(width: 568, height: 320)),
      show: hash),
    HUDCase(
      "cancel-tiny", "In a window smaller than a HUD", in: .window(CGSize(width: 120, height: 90)),
      show: hash),
    HUDCase(
      "cancel-color", "In an own color", configure: { $0.contentColor = .systemPurple }, show: work),
  ]

  private static let work: Show = { StatusHUD.show(status: $0.loading, onCancel: {}) }
}
