// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let activity: [HUDCase] = [
    HUDCase("activity", "Activity") { StatusHUD.show() },
    HUDCase("activity-text", "Activity, text") { StatusHUD.show(status: "Loading") },
    HUDCase("activity-long-text", "Activity, several lines") {
      StatusHUD.show(
        status: "Uploading 14 of 32 photos to the shared album. Keep the app open until it is done."
      )
    },
    HUDCase("activity-long-word", "Activity, a word wider than the screen") {
      StatusHUD.show(status: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk")
    },
    HUDCase("activity-arabic", "Activity, Arabic") { StatusHUD.show(status: "جارٍ تحميل الصور…") },
    HUDCase("activity-hebrew", "Activity, Hebrew and digits") {
      StatusHUD.show(status: "מעלה 14 מתוך 32 תמונות…")
    },
    HUDCase("activity-emoji", "Activity, emoji") { StatusHUD.show(status: "Packing 🎁 for 👩‍🚀 …") },
    HUDCase("activity-empty-text", "Activity, empty text") { StatusHUD.show(status: "") },
    HUDCase(
      "activity-native", "Native indicator", configure: { $0.animationType = .native },
      show: { StatusHUD.show(status: "Loading") }),
  ]

  static let progress: [HUDCase] = [
    HUDCase("progress-0", "Progress 0 %") { StatusHUD.showProgress(0) },
    HUDCase("progress-35", "Progress 35 %") { StatusHUD.showProgress(0.35) },
    HUDCase("progress-100", "Progress 100 %") { StatusHUD.showProgress(1) },
    HUDCase("progress-0-text", "Progress 0 %, text") {
      StatusHUD.showProgress(0, status: "Waiting")
    },
    HUDCase("progress-35-text", "Progress 35 %, text") {
      StatusHUD.showProgress(0.35, status: "35 %")
    },
    HUDCase("progress-100-text", "Progress 100 %, text") {
      StatusHUD.showProgress(1, status: "Finishing")
    },
  ]
}
