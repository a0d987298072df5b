// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let blur: [HUDCase] = [
    HUDCase("mask-blur", "Blur", configure: { $0.maskType = .blur }, show: load),
    HUDCase(
      "mask-blur-light", "Blur, light style", configure: { blur(behind: .light, &$0) }, show: load),
    HUDCase(
      "mask-blur-dark", "Blur, dark style", configure: { blur(behind: .dark, &$0) }, show: load),
    HUDCase(
      "mask-blur-color", "Blur, own background",
      configure: {
        $0.maskType = .blur
        $0.bezelColor = UIColor.systemYellow.withAlphaComponent(0.6)
      },
      show: load),
    HUDCase("mask-blur-of-call", "Blur, of this call alone") {
      StatusHUD.showSuccess(status: $0.text("Paid", "تم الدفع"), maskType: .blur)
    },
    HUDCase(
      "mask-blur-container", "Blur, in a view of the app",
      in: .container(CGSize(width: 260, height: 220)), configure: { $0.maskType = .blur },
      show: load),
    HUDCase(
      "mask-blur-transparency", "Blur, transparency reduced", in: .reducedTransparency,
      configure: { $0.maskType = .blur }, show: load),
    HUDCase(
      "mask-blur-transparency-light", "Blur, light style, transparency reduced",
      in: .reducedTransparency, configure: { blur(behind: .light, &$0) }, show: load),
    HUDCase(
      "mask-blur-transparency-dark", "Blur, dark style, transparency reduced",
      in: .reducedTransparency, configure: { blur(behind: .dark, &$0) }, show: load),
  ]

  private static func blur(
    behind style: StatusHUD.Style, _ configuration: inout StatusHUD.Configuration
  ) {
    configuration.maskType = .blur
    configuration.style = style
  }
}
