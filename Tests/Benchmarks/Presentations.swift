// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// A panel without StatusHUD: a spinner and a label in a rounded view.
@MainActor func addPanel(to stage: Stage) -> UIView {
  let panel = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
  panel.center = stage.view.center
  panel.backgroundColor = UIColor(white: 0.9, alpha: 1)
  panel.layer.cornerRadius = 14
  let spinner = UIActivityIndicatorView(style: .large)
  spinner.center = CGPoint(x: 60, y: 35)
  spinner.startAnimating()
  let label = UILabel(frame: CGRect(x: 0, y: 60, width: 120, height: 24))
  label.text = "Loading"
  label.textAlignment = .center
  panel.addSubview(spinner)
  panel.addSubview(label)
  stage.view.addSubview(panel)
  return panel
}

/// The view by hand has no shadow, blurs nothing, and doesn't fade. The first pixel takes about 1.8
/// times as long, and a whole presentation about 2.1 times. The rest is room for noise.
private let (firstPixelLimit, limit) = (2.0, 2.4)

/// From the call to the frame with the HUD, in a new process and in one that has shown it before.
@MainActor enum FirstPixel {
  private static let names = (hud: "hud", panel: "panel")

  static func rows() async throws -> [Row] {
    let cold = [try alone(names.hud), try alone(names.panel)]
    let stage = Stage(width: 390, height: 844)
    var warm = [Double.infinity, .infinity]
    for _ in 0..<80 {
      for (index, name) in [names.hud, names.panel].enumerated() {
        warm[index] = min(warm[index], await show(name, stage))
      }
    }
    await stage.end()
    let baseline = "a view with spinner and label, added by hand"
    return [
      Row("Call to first pixel, cold", cold[0], baseline, cold[1], unit: "ms"),
      Row(
        "Call to first pixel, warm", warm[0], baseline, warm[1], unit: "ms",
        limit: firstPixelLimit),
    ]
  }

  /// Shows one of them in this new process, prints how long that took, and exits.
  static func runAlone(_ name: String) -> Never {
    Task { @MainActor in
      print(await show(name, Stage(width: 390, height: 844)))
      exit(0)
    }
    while true { RunLoop.main.run() }
  }

  private static func alone(_ name: String) throws -> Double {
    // The best of several processes.
    try (0..<5).map { _ in
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["--first-pixel", name]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return Double(text.trimmingCharacters(in: .newlines)) ?? .infinity
    }.min() ?? .infinity
  }

  /// In milliseconds.
  private static func show(_ name: String, _ stage: Stage) async -> Double {
    var panel: UIView?
    let time = await milliseconds {
      if name == names.hud {
        StatusHUD.show(status: "Loading")
      } else {
        panel = addPanel(to: stage)
      }
      await stage.screen.advance(by: 1.0 / 60)
      stage.paint()
    }
    await stage.screen.advance(by: 0.5)
    StatusHUD.dismiss()
    panel?.removeFromSuperview()
    await stage.screen.advance(by: 1)
    stage.paint()
    return time
  }
}

/// A HUD that comes and goes, with the first frame of each state and without a picture; one that
/// counts; and one that stands still.
@MainActor enum Presentations {
  static func rows() async throws -> [Row] {
    let stage = Stage(width: 390, height: 844)
    let painted = await cycles(stage, isPainted: true)
    let unpainted = await cycles(stage, isPainted: false)
    let commits = await commits(stage)
    let tenShows = await tenShows(stage)
    let progress = await progress(stage)
    StatusHUD.showSuccess(status: "Done", duration: 1000)
    await stage.screen.advance(by: 1)
    let frames = stage.screen.renderedFrameCount
    await stage.screen.advance(by: 10)
    let still = Double(stage.screen.renderedFrameCount - frames)
    await stage.end()
    let baseline = "the view by hand"
    return [
      Row(
        "Show and dismiss", painted[0], baseline, painted[1], unit: "ms", limit: limit),
      Row("Show and dismiss, unpainted", unpainted[0], baseline, unpainted[1], unit: "ms"),
      Row(
        "Show until the frame is committed", commits.hud.show, baseline, commits.panel.show,
        unit: "ms", limit: 2),
      Row(
        "Dismiss until the frame is committed", commits.hud.dismiss, baseline,
        commits.panel.dismiss, unit: "ms", limit: 1.6),
      Row(
        "An update of progress, without the turn", commits.progress, "a new text", commits.text,
        unit: "ms", limit: 0.35),
      Row("Ten shows in a row", tenShows[0], baseline, tenShows[1], unit: "ms"),
      Row("A progress update and its frame", progress, baseline, painted[1], unit: "ms"),
      Row(
        "Frames in ten seconds of a message", still, "a spinner", 600, unit: "frames", limit: 1,
        isAbsolute: true),
    ]
  }

  /// The HUD, and the view by hand.
  private static func cycles(_ stage: Stage, isPainted: Bool) async -> [Double] {
    var best = [Double.infinity, .infinity]
    func frame(after seconds: Double) async {
      await stage.screen.advance(by: seconds)
      if isPainted { stage.paint() }
    }
    for _ in 0..<80 {
      let hud = await milliseconds {
        StatusHUD.show(status: "Loading")
        await frame(after: 1.0 / 60)
        StatusHUD.dismiss()
        await frame(after: 0.3)
      }
      let panel = await milliseconds {
        let panel = addPanel(to: stage)
        await frame(after: 1.0 / 60)
        panel.removeFromSuperview()
        await frame(after: 0.3)
      }
      best = [min(best[0], hud), min(best[1], panel)]
    }
    return best
  }

  private typealias Times = (show: Double, dismiss: Double)

  /// What the main thread does for a change, without the frame. The last two are without the turn of
  /// the main thread, too, which would be most of an update of progress.
  private static func commits(
    _ stage: Stage
  ) async -> (hud: Times, panel: Times, progress: Double, text: Double) {
    var hud: Times = (.infinity, .infinity)
    var panel = hud
    var (progress, text, turn) = (Double.infinity, Double.infinity, Double.infinity)
    func commit(_ change: () -> Void) async -> Double {
      let time = await milliseconds {
        change()
        await stage.screen.advance(by: 0)
      }
      await stage.screen.advance(by: 0.5)
      return time
    }
    for round in 0..<80 {
      hud.show = min(hud.show, await commit { StatusHUD.show(status: "Loading") })
      hud.dismiss = min(hud.dismiss, await commit { StatusHUD.dismiss() })
      var view: UIView?
      panel.show = min(panel.show, await commit { view = addPanel(to: stage) })
      panel.dismiss = min(panel.dismiss, await commit { view?.removeFromSuperview() })
      StatusHUD.showProgress(0, status: "Loading")
      await stage.screen.advance(by: 0.5)
      let value = Double(round % 10) / 20 + 0.05
      progress = min(
        progress, await commit { StatusHUD.showProgress(value, status: "Loading") })
      text = min(text, await commit { StatusHUD.setStatus("Loading \(round)") })
      turn = min(turn, await commit {})
      StatusHUD.dismiss()
      await stage.screen.advance(by: 0.5)
    }
    return (hud, panel, progress - turn, text - turn)
  }

  private static func tenShows(_ stage: Stage) async -> [Double] {
    var best = [Double.infinity, .infinity]
    for _ in 0..<80 {
      let hud = await milliseconds {
        for step in 0..<10 { StatusHUD.show(status: "Step \(step)") }
        await stage.screen.advance(by: 1.0 / 60)
        stage.paint()
      }
      StatusHUD.dismiss()
      await stage.screen.advance(by: 1)
      stage.paint()
      var panel: UIView?
      let view = await milliseconds {
        panel = addPanel(to: stage)
        await stage.screen.advance(by: 1.0 / 60)
        stage.paint()
      }
      panel?.removeFromSuperview()
      stage.paint()
      best = [min(best[0], hud), min(best[1], view)]
    }
    return best
  }

  private static func progress(_ stage: Stage) async -> Double {
    var best = Double.infinity
    StatusHUD.showProgress(0, status: "Loading")
    await stage.screen.advance(by: 1)
    stage.paint()
    for step in 1...60 {
      let time = await milliseconds {
        StatusHUD.showProgress(Double(step) / 60, status: "Loading")
        await stage.screen.advance(by: 1.0 / 60)
        stage.paint()
      }
      best = min(best, time)
    }
    StatusHUD.dismiss()
    await stage.screen.advance(by: 1)
    return best
  }
}
