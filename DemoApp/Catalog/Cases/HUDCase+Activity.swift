// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let activity: [HUDCase] = [
    HUDCase("activity", "Turning ring", show: spin) { $0.spinnerStyle = .ring },
    HUDCase("activity-text", "Turning ring, text", show: load),
    HUDCase("activity-empty-text", "Turning ring, empty text") { _ in StatusHUD.show(status: "") },
    HUDCase("activity-set-status", "Text changed meanwhile") {
      StatusHUD.show(status: $0.loading)
      StatusHUD.setStatus($0.text("Almost done", "اكتمل تقريبًا"))
    },
    HUDCase("activity-counted", "Two shown, one popped") {
      StatusHUD.show(status: $0.text("First", "الأول"))
      StatusHUD.show(status: $0.text("Second", "الثاني"))
      StatusHUD.popActivity()
    },
    HUDCase("activity-native", "The system’s indicator", show: spin) { $0.spinnerStyle = .system },
    HUDCase(loading: "activity-native-text", "The system’s indicator, text") {
      $0.spinnerStyle = .system
    },
  ]
}
