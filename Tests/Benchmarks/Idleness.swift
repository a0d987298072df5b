// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import TestSupport

/// What a second of real time costs in a window of a real server, with a message on screen and
/// without one.
@MainActor enum Idleness {
  private static let seconds = 2.0

  static func rows() async throws -> [Row] {
    try await withRealWindow {
      let without = await second()
      StatusHUD.showSuccess(status: "Done", duration: 1000)
      await pass(seconds: 1)
      let with = await second()
      StatusHUD.dismiss()
      StatusHUD.show()
      await pass(seconds: 1)
      let spinner = await second()
      return [
        // Their own timer wakes both once. Each of the four looks at the app wakes a thread or two
        // of the dispatch queues, and then the main thread.
        Row(
          "Wake-ups in a second with a message on screen", with.wakeUps, "without", without.wakeUps,
          unit: "", limit: 20, isAbsolute: true),
        Row(
          "Processor time of a second with a message on screen", with.time, "without", without.time,
          unit: "ms"),
        Row(
          "Processor time of a second with a spinner on screen", spinner.time, "without",
          without.time, unit: "ms"),
      ]
    }
  }

  /// Wake-ups of all threads of the process, and milliseconds of processor time.
  private static func second() async -> (wakeUps: Double, time: Double) {
    func usage() -> (Double, Double) {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
      }
      return (Double(usage.ru_nvcsw), milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
    }
    let before = usage()
    await pass(seconds: seconds)
    let after = usage()
    return ((after.0 - before.0) / seconds, (after.1 - before.1) / seconds)
  }
}
