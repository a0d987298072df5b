// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let details: [HUDCase] = [
    HUDCase("details", "Below a spinner’s text") {
      StatusHUD.show(status: $0.loading, details: $0.threeFiles)
    },
    HUDCase("details-progress", "Below a ring’s text") {
      StatusHUD.showProgress(0.35, status: $0.text("Copying", "جارٍ النسخ"), details: $0.manyFiles)
    },
    HUDCase("details-message", "Below a message") {
      StatusHUD.showError(status: $0.report, details: $0.noSuchFile)
    },
    HUDCase("details-text", "Below a text alone") {
      StatusHUD.showText(
        $0.text("Copied", "تم النسخ"),
        details: $0.text("Paste it wherever you like", "الصقه أينما شئت"))
    },
    HUDCase("details-alone", "Without a text") { StatusHUD.show(details: $0.threeFiles) },
    HUDCase("details-set", "Changed meanwhile") {
      StatusHUD.show(status: $0.loading, details: $0.text("Connecting", "جارٍ الاتصال"))
      StatusHUD.setDetails($0.text("Almost done", "اكتمل تقريبًا"))
    },
    HUDCase("details-longest", "More than any screen has room for") {
      StatusHUD.showError(status: $0.text("Not saved", "لم يُحفظ"), details: $0.endless)
    },
  ]
}
