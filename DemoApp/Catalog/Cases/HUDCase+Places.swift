// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let places: [HUDCase] = [
    HUDCase(
      "offset", "60 points below the center",
      configure: { $0.offset = CGPoint(x: 0, y: 60) }, show: load),
    HUDCase(
      "offset-aside", "40 points to the right, 80 up",
      configure: { $0.offset = CGPoint(x: 40, y: -80) }, show: load),
    HUDCase(
      "offset-huge", "As far down as it goes",
      in: .safeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      configure: { $0.offset = CGPoint(x: 0, y: 5000) }, show: load),
    HUDCase(
      "safe-area", "Under a notch",
      in: .safeArea(UIEdgeInsets(top: 120, left: 0, bottom: 34, right: 0)), show: load),
    HUDCase("position-top", "At the top", configure: { $0.position = .top }, show: load),
    HUDCase("position-bottom", "At the bottom", configure: { $0.position = .bottom }, show: load),
    HUDCase(
      "position-bottom-text", "A text at the bottom", configure: { $0.position = .bottom },
      show: { StatusHUD.showText($0.text("Link copied", "نُسخ الرابط")) }),
    HUDCase(
      "position-leading", "Where lines begin", configure: { $0.position = .leading }, show: load),
    HUDCase(
      "position-top-trailing", "In the top corner where lines end",
      configure: { $0.position = .topTrailing }, show: load),
    HUDCase(
      "position-bottom-leading", "In the bottom corner where lines begin",
      configure: { $0.position = .bottomLeading }, show: load),
    HUDCase(
      "position-offset", "At the top, 40 points down",
      configure: {
        $0.position = .top
        $0.offset = CGPoint(x: 0, y: 40)
      },
      show: load),
    HUDCase(
      "position-top-notch", "At the top, under a notch",
      in: .safeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      configure: { $0.position = .top }, show: load),
    HUDCase(
      "position-bottom-indicator", "At the bottom, above a home indicator",
      in: .safeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      configure: { $0.position = .bottom }, show: load),
    HUDCase(
      "position-bottom-keyboard", "At the bottom, above the keyboard", in: .keyboard,
      configure: { $0.position = .bottom }, show: upload),
    HUDCase("keyboard", "Above the keyboard", in: .keyboard, show: upload),
    HUDCase(
      "keyboard-ignored", "The keyboard ignored", in: .keyboard,
      configure: { $0.avoidsKeyboard = false }, show: upload),
    HUDCase(
      "landscape", "A phone on its side", in: .window(CGSize(width: 568, height: 320)),
      show: upload),
    HUDCase(
      "beside", "Beside another app", in: .window(CGSize(width: 200, height: 568)), show: upload),
    HUDCase(
      "window-tiny", "A window smaller than a HUD",
      in: .window(CGSize(width: 120, height: 90)), show: upload),
    HUDCase(
      "container", "In a view of the app", in: .container(CGSize(width: 260, height: 220)),
      show: load),
    HUDCase(
      "container-mask", "In a view of the app, gradient",
      in: .container(CGSize(width: 260, height: 220)), configure: { $0.maskType = .gradient },
      show: load),
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

  @MainActor private static func upload(in language: SampleLanguage) {
    StatusHUD.showProgress(
      0.35, status: language.text("Uploading photos", "جارٍ رفع الصور"))
  }
}
