// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let shapes: [HUDCase] = [
    HUDCase(loading: "border", "Border") { $0.borderWidth = 1 },
    HUDCase(loading: "border-color", "Border of an own color") {
      $0.borderWidth = 3
      $0.borderColor = .systemOrange
    },
    HUDCase(loading: "corners-none", "No corner radius") { $0.cornerRadius = 0 },
    HUDCase(loading: "corners-wide", "Wide corners") { $0.cornerRadius = 28 },
    HUDCase(
      "corners-round", "Corners rounded fully",
      show: text("Copied to the clipboard", "نُسخ إلى الحافظة")
    ) { $0.cornerRadius = 1000 },
    HUDCase("ring-large", "Large ring, thick line", show: spin) {
      $0.ringRadiusWithoutText = 48
      $0.ringThickness = 6
    },
    HUDCase("ring-large-text", "Large ring above a text", show: loadHalf) {
      $0.ringRadius = 40
      $0.ringThickness = 6
    },
    HUDCase("indicator-fixed", "A ring that does not grow with the text", show: loadHalf) {
      $0.adjustsIndicatorForContentSizeCategory = false
    },
    HUDCase(
      "indicator-no-room", "A ring without room to grow",
      in: .window(CGSize(width: 320, height: 300)),
      show: progress(
        0.62, "Uploading 14 of 32 photos to the shared album",
        "جارٍ رفع ١٤ من ٣٢ صورة إلى الألبوم المشترك")),
    HUDCase(loading: "font", "Own font") { $0.font = .systemFont(ofSize: 28, weight: .bold) },
    HUDCase(loading: "font-scaled", "Own font, in the user’s size") {
      $0.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 17, weight: .heavy))
    },
    HUDCase(
      "minimum-size", "At least 200 x 160 points", show: info("Room to breathe", "متسع للتنفس")
    ) { $0.minimumSize = CGSize(width: 200, height: 160) },
    HUDCase(loading: "minimum-size-huge", "At least larger than the screen") {
      $0.minimumSize = CGSize(width: 5000, height: 5000)
    },
  ]
}
