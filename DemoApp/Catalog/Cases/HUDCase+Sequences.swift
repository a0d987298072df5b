// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let sequences: [HUDCase] = [
    HUDCase("newest-activity", "The newest of two activities") {
      running = [
        StatusHUD.beginActivity(status: $0.text("Older", "الأقدم")),
        StatusHUD.beginActivity(status: $0.text("Newer", "الأحدث")),
      ]
    },
    HUDCase("older-activity", "The older, once the newer ended") {
      running = [StatusHUD.beginActivity(status: $0.text("Older", "الأقدم"))]
      let activity = StatusHUD.beginActivity(status: $0.text("Newer", "الأحدث"))
      activity.end()
    },
    HUDCase("activity-progress", "An activity with progress") {
      let activity = StatusHUD.beginActivity()
      activity.update(status: $0.text("Rendering", "جارٍ التصيير"))
      activity.update(progress: 0.8)
      running = [activity]
    },
    HUDCase("message-between", "A message during an activity") {
      running = [StatusHUD.beginActivity(status: $0.text("Syncing", "جارٍ المزامنة"))]
      StatusHUD.showSuccess(status: $0.text("One file is done", "اكتمل ملف واحد"))
    },
    HUDCase("activity-after-message", "The activity after a message") {
      running = [StatusHUD.beginActivity(status: $0.text("Syncing", "جارٍ المزامنة"))]
      StatusHUD.showSuccess(
        status: $0.text("One file is done", "اكتمل ملف واحد"), duration: 0.3)
    },
    HUDCase("message-after-progress", "A message at the end of progress") {
      StatusHUD.showProgress(1, status: $0.text("Copying", "جارٍ النسخ"))
      StatusHUD.showSuccess(status: $0.text("Copied", "تم النسخ"))
    },
    HUDCase("queue-first", "The first of two messages", show: twoMessages(first: nil)) {
      $0.messagePolicy = .queue
    },
    HUDCase(
      "queue-second", "The second, once the first had its time", show: twoMessages(first: 0.3)
    ) { $0.messagePolicy = .queue },
    HUDCase("last-call", "Hidden and shown again") {
      StatusHUD.show(status: $0.text("First", "الأول"))
      StatusHUD.dismiss()
      StatusHUD.show(status: $0.text("Last", "الأخير"))
    },
  ]

  private static func twoMessages(first duration: TimeInterval?) -> Show {
    {
      StatusHUD.showError(
        status: $0.text("Photo 1 was not sent", "لم تُرسل الصورة ١"), duration: duration)
      StatusHUD.showError(status: $0.text("Photo 2 was not sent", "لم تُرسل الصورة ٢"))
    }
  }

  /// Letting go of an activity ends it.
  @MainActor private static var running: [StatusHUD.Activity] = []
}
