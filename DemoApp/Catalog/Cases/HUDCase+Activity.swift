// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let activity: [HUDCase] = [
    HUDCase("activity", "Turning ring", configure: { $0.spinnerStyle = .ring }, show: spin),
    HUDCase("activity-text", "Turning ring, text") { StatusHUD.show(status: $0.loading) },
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
    HUDCase(
      "activity-native", "The system’s indicator", configure: { $0.spinnerStyle = .system },
      show: spin),
    HUDCase(
      "activity-native-text", "The system’s indicator, text",
      configure: { $0.spinnerStyle = .system }, show: { StatusHUD.show(status: $0.loading) }),
  ]
}
