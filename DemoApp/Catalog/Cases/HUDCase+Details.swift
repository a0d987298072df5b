// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let details: [HUDCase] = [
    HUDCase("details", "Below a spinner’s text") {
      StatusHUD.show(status: $0.loading, details: $0.text("3 of 120 files", "٣ من ١٢٠ ملفًا"))
    },
    HUDCase("details-progress", "Below a ring’s text") {
      StatusHUD.showProgress(
        0.35, status: $0.text("Copying", "جارٍ النسخ"),
        details: $0.text("42 of 120 files", "٤٢ من ١٢٠ ملفًا"))
    },
    HUDCase("details-message", "Below a message") {
      StatusHUD.showError(
        status: $0.text("Annual report.pdf", "التقرير السنوي.pdf"),
        details: $0.text(
          "The file couldn’t be opened because there is no such file.",
          "تعذر فتح الملف لعدم وجود ملف كهذا."))
    },
    HUDCase("details-text", "Below a text alone") {
      StatusHUD.showText(
        $0.text("Copied", "تم النسخ"),
        details: $0.text("Paste it wherever you like", "الصقه أينما شئت"))
    },
    HUDCase("details-alone", "Without a text") {
      StatusHUD.show(details: $0.text("3 of 120 files", "٣ من ١٢٠ ملفًا"))
    },
    HUDCase("details-set", "Changed meanwhile") {
      StatusHUD.show(status: $0.loading, details: $0.text("Connecting", "جارٍ الاتصال"))
      StatusHUD.setDetails($0.text("Almost done", "اكتمل تقريبًا"))
    },
    HUDCase("details-longest", "More than any screen has room for") {
      let sentence = $0.text(
        "This is what a server says when it means to be helpful and is not. ",
        "هذا ما يقوله الخادم حين يقصد أن يساعد ولا يفعل. ")
      StatusHUD.showError(
        status: $0.text("Not saved", "لم يُحفظ"), details: String(repeating: sentence, count: 40))
    },
  ]
}
