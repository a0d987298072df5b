// SPDX-License-Identifier: MIT

import StatusHUD

extension ViewCase {
  static let results = [
    ViewCase("success", "Success") { .success($0.text("Done", "تم")) },
    ViewCase("success-no-text", "Success without text") { _ in .success(nil) },
    ViewCase("error", "Error with details") {
      .error($0.text("Not saved", "لم يُحفظ"), details: $0.noSuchFile)
    },
    ViewCase("info", "Information") {
      .info($0.text("A new version is ready", "يتوفر إصدار جديد"))
    },
    ViewCase("dark", "Dark, with a green check mark") {
      $0.style = .dark
      $0.successColor = .systemGreen
    } message: {
      .success($0.text("Saved", "تم الحفظ"), details: $0.threeFiles)
    },
    ViewCase("border", "A border and a teal spinner") { hud, language in
      hud.configuration.borderWidth = 2
      hud.configuration.indicatorColor = .systemTeal
      hud.status = language.loading
    },
    ViewCase("message", "A message with a mask") {
      .success($0.text("Saved", "تم الحفظ"), maskType: .black)
    },
    ViewCase("message-blur", "A message in front of a blur") {
      .error($0.report, details: $0.noSuchFile, maskType: .blur)
    },
    ViewCase("message-image", "A message with an image") {
      .image(SampleImages.star, $0.text("Added", "تمت الإضافة"))
    },
  ]
}
