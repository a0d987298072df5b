// SPDX-License-Identifier: MIT

import StatusHUD

extension HUDCase {
  static let progress: [HUDCase] = [
    HUDCase("progress-0", "0 %") { _ in StatusHUD.showProgress(0) },
    HUDCase("progress-35", "35 %") { _ in StatusHUD.showProgress(0.35) },
    HUDCase("progress-100", "100 %") { _ in StatusHUD.showProgress(1) },
    HUDCase("progress-0-text", "0 %, text", show: progress(0, "Waiting", "في الانتظار")),
    HUDCase("progress-35-text", "35 %, text", show: progress(0.35, "35 %", "٣٥٪")),
    HUDCase("progress-100-text", "100 %, text", show: progress(1, "Finishing", "لحظات أخيرة")),
    HUDCase("progress-followed", "A Progress that is followed") {
      StatusHUD.showProgress(progress(of: 62), status: $0.text("Copying", "جارٍ النسخ"))
    },
    // Foundation on Linux describes no progress: there the ring is alone.
    HUDCase("progress-described", "A Progress that describes itself") {
      $0.showsProgressDescription = true
    } show: { _ in
      StatusHUD.showProgress(progress(of: 62))
    },
    HUDCase("progress-indeterminate", "A Progress of unknown length") {
      StatusHUD.showProgress(
        Progress(totalUnitCount: -1), status: $0.text("Preparing to copy", "التحضير للنسخ"))
    },
  ]

  private static func progress(of hundredths: Int64) -> Progress {
    let progress = Progress(totalUnitCount: 100)
    progress.completedUnitCount = hundredths
    return progress
  }
}
