// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let places: [HUDCase] = [
    HUDCase(loading: "offset", "60 points below the center") { $0.offset = CGPoint(x: 0, y: 60) },
    HUDCase(loading: "offset-aside", "40 points to the right, 80 up") {
      $0.offset = CGPoint(x: 40, y: -80)
    },
    HUDCase(
      loading: "offset-huge", "As far down as it goes",
      in: .safeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    ) { $0.offset = CGPoint(x: 0, y: 5000) },
    HUDCase(
      "safe-area", "Under a notch",
      in: .safeArea(UIEdgeInsets(top: 120, left: 0, bottom: 34, right: 0)), show: load),
    HUDCase(loading: "position-top", "At the top") { $0.position = .top },
    HUDCase(loading: "position-bottom", "At the bottom") { $0.position = .bottom },
    HUDCase(
      "position-bottom-text", "A text at the bottom", configure: { $0.position = .bottom },
      show: copyLink),
    HUDCase(loading: "position-leading", "Where lines begin") { $0.position = .leading },
    HUDCase(loading: "position-top-trailing", "In the top corner where lines end") {
      $0.position = .topTrailing
    },
    HUDCase(loading: "position-bottom-leading", "In the bottom corner where lines begin") {
      $0.position = .bottomLeading
    },
    HUDCase(loading: "position-offset", "At the top, 40 points down") {
      $0.position = .top
      $0.offset = CGPoint(x: 0, y: 40)
    },
    HUDCase(loading: "position-top-notch", "At the top, under a notch", in: notch) {
      $0.position = .top
    },
    HUDCase(
      loading: "position-bottom-indicator", "At the bottom, above a home indicator", in: notch
    ) { $0.position = .bottom },
    HUDCase(
      "position-bottom-keyboard", "At the bottom, above the keyboard", in: .keyboard,
      configure: { $0.position = .bottom }, show: upload),
    HUDCase("keyboard", "Above the keyboard", in: .keyboard, show: upload),
    HUDCase(
      "keyboard-ignored", "The keyboard ignored", in: .keyboard,
      configure: { $0.avoidsKeyboard = false }, show: upload),
    HUDCase(
      "landscape", "A phone on its side", in: .window(CGSize(width: 568, height: 320)), show: upload
    ),
    HUDCase(
      "beside", "Beside another app", in: .window(CGSize(width: 200, height: 568)), show: upload),
    HUDCase(
      "window-tiny", "A window smaller than a HUD", in: .window(CGSize(width: 120, height: 90)),
      show: upload),
    HUDCase("container", "In a view of the app", in: card, show: load),
    HUDCase(loading: "container-mask", "In a view of the app, gradient", in: card) {
      $0.maskType = .gradient
    },
    HUDCase(
      "container-small", "In a view smaller than a HUD",
      in: .container(CGSize(width: 90, height: 60)), show: upload),
  ]

  static let settings: [HUDCase] = [
    HUDCase("contrast", "Contrast increased", in: .increasedContrast, show: upload),
    HUDCase(
      "contrast-border", "Contrast increased, border", in: .increasedContrast,
      configure: { $0.borderWidth = 1 }, show: upload),
    HUDCase("transparency", "Transparency reduced", in: .reducedTransparency, show: upload),
    HUDCase(
      "transparency-blur", "Transparency reduced, material", in: .reducedTransparency,
      configure: { $0.effect = UIBlurEffect(style: .regular) }, show: upload),
    HUDCase("motion", "Motion reduced", in: .reducedMotion, show: upload),
    HUDCase(
      "tilt", "Device tilted", in: .tilt, configure: { $0.isMotionEffectEnabled = true },
      show: upload),
  ]

  private static let notch = Surroundings.safeArea(
    UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  private static let upload: Show = {
    StatusHUD.showProgress(0.35, status: $0.text("Uploading photos", "جارٍ رفع الصور"))
  }
}
