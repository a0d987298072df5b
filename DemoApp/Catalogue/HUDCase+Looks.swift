// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let looks: [HUDCase] = [
    HUDCase("style-light", "Style: light, whatever the screen", style: .light) {
      StatusHUD.show(status: "Loading")
    },
    HUDCase("style-dark", "Style: dark, whatever the screen", style: .dark) {
      StatusHUD.show(status: "Loading")
    },
    HUDCase(
      "colours", "Custom colours", style: .custom,
      configure: {
        $0.backgroundColor = UIColor(red: 0.16, green: 0.13, blue: 0.36, alpha: 1)
        $0.foregroundColor = UIColor(red: 1, green: 0.84, blue: 0.46, alpha: 1)
      },
      show: { StatusHUD.showProgress(0.62, status: "Tuning") }),
    HUDCase(
      "image-colour", "Own colour for the glyph",
      configure: { $0.foregroundImageColor = .systemGreen },
      show: { StatusHUD.showSuccess(status: "Paid") }),
    HUDCase(
      "border", "Border",
      configure: {
        $0.borderWidth = 2
        $0.borderColor = .systemOrange
      },
      show: { StatusHUD.show(status: "Loading") }),
    HUDCase(
      "corners", "Wide corners, thick ring",
      configure: {
        $0.cornerRadius = 28
        $0.ringThickness = 6
      },
      show: { StatusHUD.showProgress(0.62, status: "Loading") }),
    HUDCase(
      "large-ring", "Large ring",
      configure: {
        $0.ringNoTextRadius = 48
        $0.ringThickness = 4
      },
      show: { StatusHUD.show() }),
    HUDCase(
      "minimum-size", "Minimum size 200 x 160",
      configure: { $0.minimumSize = CGSize(width: 200, height: 160) },
      show: { StatusHUD.showInfo(status: "Room to breathe") }),
    HUDCase(
      "large-font", "Large font",
      configure: { $0.font = .systemFont(ofSize: 28, weight: .bold) },
      show: { StatusHUD.show(status: "Loading") }),
    HUDCase(
      "offset", "60 points below the centre",
      configure: { $0.offsetFromCenter = UIOffset(horizontal: 0, vertical: 60) },
      show: { StatusHUD.show(status: "Loading") }),
  ]
}
