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
    HUDCase("image-original", "In its own colors", show: addPicture) { $0.tintsImages = false },
    HUDCase("image-animated", "Animated") {
      StatusHUD.showImage(SampleImages.film, status: $0.text("Listening", "جارٍ الاستماع"))
    },
    HUDCase("image-large", "80 points large", show: addPicture) {
      $0.imageSize = CGSize(width: 80, height: 80)
      $0.tintsImages = false
    },
    HUDCase("image-size-zero", "Of no size", show: success("No check mark", "بلا علامة")) {
      $0.imageSize = .zero
    },
    HUDCase("glyphs-large", "Glyph, 56 points large", show: save) {
      $0.imageSize = CGSize(width: 56, height: 56)
    },
    HUDCase(
      "info-image", "Instead of the information glyph", show: info("Three stars", "ثلاث نجوم")
    ) { $0.infoImage = SampleImages.star },
    HUDCase("success-image", "Instead of the check mark", show: success("Well done", "أحسنت")) {
      $0.successImage = SampleImages.star
    },
    HUDCase("error-image", "Instead of the cross", show: error("Too dark", "داكنة جدًا")) {
      $0.errorImage = SampleImages.picture
      $0.tintsImages = false
    },
  ]

  private static let addPicture: Show = {
    StatusHUD.showImage(SampleImages.picture, status: $0.text("A new picture", "صورة جديدة"))
  }
}
