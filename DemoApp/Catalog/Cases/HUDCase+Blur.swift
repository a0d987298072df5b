// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let blur: [HUDCase] = [
    HUDCase(loading: "mask-blur", "Blur") { $0.maskType = .blur },
    HUDCase(loading: "mask-blur-light", "Blur, light style") { blur(behind: .light, &$0) },
    HUDCase(loading: "mask-blur-dark", "Blur, dark style") { blur(behind: .dark, &$0) },
    HUDCase(loading: "mask-blur-color", "Blur, own background") {
      $0.maskType = .blur
      $0.bezelColor = UIColor.systemYellow.withAlphaComponent(0.6)
    },
    HUDCase("mask-blur-of-call", "Blur, of this call alone") {
      StatusHUD.showSuccess(status: $0.text("Paid", "تم الدفع"), maskType: .blur)
    },
    HUDCase(loading: "mask-blur-container", "Blur, in a view of the app", in: .card) {
      $0.maskType = .blur
    },
    HUDCase(
      loading: "mask-blur-transparency", "Blur, transparency reduced", in: .reducedTransparency
    ) { $0.maskType = .blur },
    HUDCase(
      loading: "mask-blur-transparency-light", "Blur, light style, transparency reduced",
      in: .reducedTransparency
    ) { blur(behind: .light, &$0) },
    HUDCase(
      loading: "mask-blur-transparency-dark", "Blur, dark style, transparency reduced",
      in: .reducedTransparency
    ) { blur(behind: .dark, &$0) },
  ]

  private static func blur(
    behind style: StatusHUD.Style, _ configuration: inout StatusHUD.Configuration
  ) {
    configuration.maskType = .blur
    configuration.style = style
  }
}
