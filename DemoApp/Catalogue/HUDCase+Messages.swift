// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let messages: [HUDCase] = [
    HUDCase("info", "Info") { StatusHUD.showInfo(status: "A new version is ready") },
    HUDCase("success", "Success") { StatusHUD.showSuccess(status: "Saved") },
    HUDCase("success-no-text", "Success without text") { StatusHUD.showSuccess(status: nil) },
    HUDCase("error", "Error") { StatusHUD.showError(status: "No connection") },
    HUDCase("error-long", "Error, a system's text") {
      StatusHUD.showError(
        status: "The file “Annual report.pdf” couldn’t be opened because there is no such file.")
    },
    HUDCase("text", "Text only") { StatusHUD.showText("Copied") },
    HUDCase("text-long", "Text only, several lines") {
      StatusHUD.showText("Swipe left to archive a message.\nSwipe right to answer.")
    },
  ]

  static let masks: [HUDCase] = [
    masked(.none, "mask-none", "Mask: none"),
    masked(.clear, "mask-clear", "Mask: clear"),
    masked(.black, "mask-black", "Mask: black"),
    masked(.gradient, "mask-gradient", "Mask: gradient"),
    masked(.custom, "mask-custom", "Mask: custom") {
      $0.backgroundLayerColor = UIColor.systemBlue.withAlphaComponent(0.4)
    },
  ]

  private static func masked(
    _ mask: StatusHUD.MaskType,
    _ name: String,
    _ title: String,
    configure: @escaping @Sendable (inout StatusHUD.Configuration) -> Void = { _ in }
  ) -> HUDCase {
    HUDCase(name, title, mask: mask, configure: configure) { StatusHUD.show(status: "Loading") }
  }
}
