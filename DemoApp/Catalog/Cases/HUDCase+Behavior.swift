// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  /// Of these a picture shows the text alone: they are to be tried.
  static let behavior: [HUDCase] = [
    HUDCase("grace-time", "Appears after half a second", show: loadForTwoSeconds) {
      $0.graceTime = 0.5
    },
    HUDCase("minimum-visible", "Hidden at once, stays a second") {
      $0.minimumVisibleTime = 1
    } show: {
      load($0)
      StatusHUD.dismiss(after: 0.2)
    },
    HUDCase("message-short", "As short as its text allows") {
      $0.minimumDisplayDuration = 0
    } show: { language in
      let status = language.text("Gone soon", "سيختفي قريبًا")
      let seconds = StatusHUD.displayDuration(for: status)
      StatusHUD.showText("\(status)\n\(seconds.formatted()) s")
    },
    HUDCase(
      "message-limited", "Long, but no longer than 2 s",
      show: info(
        "However much there is to read, it is gone after two seconds.",
        "مهما طال النص فإنه يختفي بعد ثانيتين.")
    ) { $0.maximumDisplayDuration = 2 },
    HUDCase("fade-slow", "Fades in and out slowly") {
      $0.fadeInDuration = 0.8
      $0.fadeOutDuration = 0.8
    } show: {
      StatusHUD.showText($0.text("Slowly", "ببطء"), duration: 2)
    },
    HUDCase("haptics", "A message that is felt", show: success("Felt", "هل شعرت به؟")) {
      $0.playsHaptics = true
    },
    HUDCase("tap-to-dismiss", "Leaves when it is tapped") {
      $0.tapDismissal = .always
    } show: {
      StatusHUD.show(status: $0.text("Tap me", "انقرني"))
    },
    HUDCase("window-level", "Below the app’s alerts", show: loadForTwoSeconds) {
      $0.windowLevel = .normal + 1
    },
  ]

  private static let loadForTwoSeconds: Show = {
    load($0)
    StatusHUD.dismiss(after: 2)
  }
}
