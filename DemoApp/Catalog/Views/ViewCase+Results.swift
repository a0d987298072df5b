// SPDX-License-Identifier: MIT

import StatusHUD

extension ViewCase {
  static let results = [
    ViewCase("success", "Success", work: .none) { hud, language in
      hud.mode = .success
      hud.label.text = language.text("Done", "تم")
    },
    ViewCase("success-no-text", "Success without text", work: .none) { hud, _ in
      hud.mode = .success
    },
    ViewCase("error", "Error with details", work: .none) { hud, language in
      hud.mode = .error
      hud.label.text = language.text("Not saved", "لم يُحفظ")
      hud.detailsLabel.text = language.text(
        "The file couldn’t be opened because there is no such file.",
        "تعذر فتح الملف لعدم وجود ملف كهذا.")
    },
    ViewCase("info", "Information", work: .none) { hud, language in
      hud.mode = .info
      hud.label.text = language.text("A new version is ready", "يتوفر إصدار جديد")
    },
    ViewCase("global-look", "In the look of the global HUD", work: .none) { hud, language in
      var configuration = StatusHUD.configuration
      configuration.style = .dark
      configuration.successColor = .systemGreen
      hud.apply(configuration)
      hud.mode = .success
      hud.label.text = language.text("Saved", "تم الحفظ")
      hud.detailsLabel.text = language.text("3 of 120 files", "٣ من ١٢٠ ملفًا")
    },
    ViewCase("global-spinner", "The global look of work", work: .unmeasured) { hud, language in
      var configuration = StatusHUD.configuration
      configuration.spinnerStyle = .ring
      configuration.borderWidth = 2
      configuration.indicatorColor = .systemTeal
      hud.apply(configuration)
      hud.label.text = language.loading
    },
    ViewCase("message", "A message with a mask") {
      .success($0.text("Saved", "تم الحفظ"), maskType: .black)
    },
    ViewCase("message-blur", "A message in front of a blur") {
      .error(
        $0.text("Annual report.pdf", "التقرير السنوي.pdf"),
        details: $0.text(
          "The file couldn’t be opened because there is no such file.",
          "تعذر فتح الملف لعدم وجود ملف كهذا."), maskType: .blur)
    },
    ViewCase("message-image", "A message with an image") {
      .image(SampleImages.star, $0.text("Added", "تمت الإضافة"))
    },
  ]
}
