// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let places: [HUDCase] = [
    HUDCase(loading: "offset", "60 points below the center") { $0.offset = CGPoint(x: 0, y: 60) },
    HUDCase(loading: "offset-aside", "40 points to the right, 80 up") {
      $0.offset = CGPoint(x: 40, y: -80)
    },
    HUDCase(loading: "offset-huge", "As far down as it goes", in: .notch(47)) {
      $0.offset = CGPoint(x: 0, y: 5000)
    },
    HUDCase("safe-area", "Under a notch", in: .notch(120), show: load),
    HUDCase(loading: "position-top", "At the top") { $0.position = .top },
    HUDCase(loading: "position-bottom", "At the bottom") { $0.position = .bottom },
    HUDCase("position-bottom-text", "A text at the bottom", show: copyLink) {
      $0.position = .bottom
    },
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
    HUDCase(loading: "position-top-notch", "At the top, under a notch", in: .notch(59)) {
      $0.position = .top
    },
    HUDCase(
      loading: "position-bottom-indicator", "At the bottom, above a home indicator", in: .notch(59)
    ) { $0.position = .bottom },
    HUDCase(
      "position-bottom-keyboard", "At the bottom, above the keyboard", in: .keyboard, show: upload
    ) { $0.position = .bottom },
    HUDCase("keyboard", "Above the keyboard", in: .keyboard, show: upload),
    HUDCase("keyboard-ignored", "The keyboard ignored", in: .keyboard, show: upload) {
      $0.avoidsKeyboard = false
    },
    HUDCase("landscape", "A phone on its side", in: .landscape, show: upload),
    HUDCase(
      "beside", "Beside another app", in: .window(CGSize(width: 200, height: 568)), show: upload),
    HUDCase("window-tiny", "A window smaller than a HUD", in: .tiny, show: upload),
    HUDCase("container", "In a view of the app", in: .card, show: load),
    HUDCase(loading: "container-mask", "In a view of the app, gradient", in: .card) {
      $0.maskType = .gradient
    },
    HUDCase(
      "container-small", "In a view smaller than a HUD",
      in: .container(CGSize(width: 90, height: 60)), show: upload),
  ]

  static let settings: [HUDCase] = [
    HUDCase("contrast", "Contrast increased", in: .increasedContrast, show: upload),
    HUDCase("contrast-border", "Contrast increased, border", in: .increasedContrast, show: upload) {
      $0.borderWidth = 1
    },
    HUDCase("transparency", "Transparency reduced", in: .reducedTransparency, show: upload),
    HUDCase(
      "transparency-blur", "Transparency reduced, material", in: .reducedTransparency, show: upload
    ) { $0.effect = UIBlurEffect(style: .regular) },
    HUDCase("motion", "Motion reduced", in: .reducedMotion, show: upload),
    HUDCase("tilt", "Device tilted", in: .tilt, show: upload) { $0.isMotionEffectEnabled = true },
  ]

  private static let upload = progress(0.35, "Uploading photos", "جارٍ رفع الصور")
}
