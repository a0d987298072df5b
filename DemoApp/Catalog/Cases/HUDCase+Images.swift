// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let images: [HUDCase] = [
    HUDCase("image-tinted", "Tinted") {
      StatusHUD.showImage(SampleImages.star, status: $0.text("Added", "تمت الإضافة"))
    },
    HUDCase("image-tinted-no-text", "Tinted, without text") { _ in
      StatusHUD.showImage(SampleImages.star, status: nil)
    },
    HUDCase(
      "image-original", "In its own colors", configure: { $0.tintsImages = false }, show: addPicture
    ),
    HUDCase("image-animated", "Animated") {
      StatusHUD.showImage(SampleImages.film, status: $0.text("Listening", "جارٍ الاستماع"))
    },
    HUDCase(
      "image-large", "80 points large",
      configure: {
        $0.imageSize = CGSize(width: 80, height: 80)
        $0.tintsImages = false
      },
      show: addPicture),
    HUDCase(
      "image-size-zero", "Of no size", configure: { $0.imageSize = .zero },
      show: { StatusHUD.showSuccess(status: $0.text("No check mark", "بلا علامة")) }),
    HUDCase(
      "glyphs-large", "Glyph, 56 points large",
      configure: { $0.imageSize = CGSize(width: 56, height: 56) }, show: save),
    HUDCase(
      "info-image", "Instead of the information glyph",
      configure: { $0.infoImage = SampleImages.star },
      show: { StatusHUD.showInfo(status: $0.text("Three stars", "ثلاث نجوم")) }),
    HUDCase(
      "success-image", "Instead of the check mark",
      configure: { $0.successImage = SampleImages.star },
      show: { StatusHUD.showSuccess(status: $0.text("Well done", "أحسنت")) }),
    HUDCase(
      "error-image", "Instead of the cross",
      configure: {
        $0.errorImage = SampleImages.picture
        $0.tintsImages = false
      },
      show: { StatusHUD.showError(status: $0.text("Too dark", "داكنة جدًا")) }),
  ]

  private static let addPicture: Show = {
    StatusHUD.showImage(SampleImages.picture, status: $0.text("A new picture", "صورة جديدة"))
  }
}
