// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// The slowest frame while the HUD fades in on a phone, for each mask.
@MainActor enum Fades {
  static func rows() async throws -> [Row] {
    var rows: [Row] = []
    let stage = Stage(width: 390, height: 844)
    for mask in StatusHUD.MaskType.allCases {
      rows.append(
        Row(
          "Slowest frame of the fade with mask `\(mask)`, 390 x 844 @2x",
          await slowestFrame(stage, mask), "a frame at 60 Hz", 1000 / 60, unit: "ms", limit: 1))
    }
    await stage.end()
    return rows
  }

  /// In milliseconds: of each frame the best of several fades, and of these the worst.
  private static func slowestFrame(_ stage: Stage, _ mask: StatusHUD.MaskType) async -> Double {
    var best = [Double](repeating: .infinity, count: 10)
    for _ in 0..<5 {
      StatusHUD.show(status: "Loading", maskType: mask)
      for frame in best.indices {
        await stage.screen.advance(by: 1.0 / 60)
        best[frame] = min(best[frame], nanoseconds { stage.paint() } / 1_000_000)
      }
      StatusHUD.dismiss()
      await stage.screen.advance(by: 1)
      stage.paint()
    }
    return best.max() ?? .infinity
  }
}

/// The frames of an indicator that turns.
@MainActor enum Indicators {
  /// The spinner over a blurred backdrop, which is to be filtered once.
  static func rows() async throws -> [Row] {
    var stages: [Stage] = []
    var times = [0.0, 0]
    for (index, style) in [HUDBackgroundView.Style.solidColor, .blur].enumerated() {
      let stage = Stage(width: 390, height: 844)
      let hud = HUDView.show(in: stage.view, animated: false) {
        $0.mode = .customView
        $0.customView = IndefiniteSpinnerView(frame: .zero)
        $0.bezelView.style = style
      }
      await stage.screen.advance(by: 1)
      stage.paint()
      let begin = CACurrentMediaTime()
      times[index] = microseconds { stage.paint(at: begin + Double($0) / 60) }
      hud.hide(animated: false)
      stages.append(stage)
    }
    let updates = stages[1].renderer.backdropUpdateCount
    for stage in stages { await stage.end() }
    var row = Row(
      "A frame of the spinner over a blurred backdrop, filtered \(updates) times", times[1],
      "over a colour", times[0], unit: "µs", limit: 1.25)
    row.holds = row.holds && updates == 1
    return [row]
  }
}

/// What a second of real time costs in a window of a real server, with a message on screen and
/// without one.
@MainActor enum Idleness {
  private static let seconds = 2.0

  static func rows() async throws -> [Row] {
    var rows: [Row] = []
    try await XServer.run(screens: ["390x844x24"]) { server in
      let host = try X11SceneHost(
        displayName: server.name, title: "Idle", size: CGSize(width: 390, height: 844), scale: 1)
      let window = UIWindow(windowScene: host.windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      host.connect()
      await pass(seconds: 1)
      let without = await second()
      StatusHUD.showSuccess(status: "Done", duration: 1000)
      await pass(seconds: 1)
      let with = await second()
      StatusHUD.dismiss()
      StatusHUD.show()
      await pass(seconds: 1)
      let spinner = await second()
      StatusHUD.dismiss()
      await pass(seconds: 1)
      host.disconnect()
      rows = [
        // Their own timer wakes both once; the scheduler may add a few.
        Row(
          "Wake-ups in a second with a message on screen", with.wakeUps, "without", without.wakeUps,
          unit: "", limit: 10, isAbsolute: true),
        Row(
          "Processor time of a second with a message on screen", with.time, "without", without.time,
          unit: "ms"),
        Row(
          "Processor time of a second with a spinner on screen", spinner.time, "without",
          without.time, unit: "ms"),
      ]
    }
    return rows
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
