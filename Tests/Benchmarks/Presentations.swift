// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// A panel without StatusHUD: a spinner and a label in a rounded view.
@MainActor private func addPanel(to stage: Stage) -> UIView {
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

/// The view by hand has no shadow, blurs nothing, doesn't fade, and needs no window of its own. The first
/// pixel takes about 1.9 times as long, and a whole presentation about 2.4 times. The rest is room for
/// noise.
private let (firstPixelLimit, limit) = (2.2, 2.7)

/// A HUD that comes and goes, with the first frame of each state, and one that counts.
@MainActor enum Presentations {
  private typealias Times = (show: Double, dismiss: Double)

  static func rows() async throws -> [Row] {
    let stage = Stage()
    let painted = await cycles(stage, isPainted: true)
    let committed = await cycles(stage, isPainted: false)
    let (progress, text) = await updates(stage)
    let (soon, later) = (await show(stage, after: 0), await show(stage, after: 12))
    let (few, many) = (await following(100, stage), await following(1000, stage))
    await stage.end()
    let baseline = "a view with spinner and label, added by hand"
    return [
      Row(
        "Call to first pixel", painted.hud.show, baseline, painted.panel.show, unit: "ms",
        limit: firstPixelLimit),
      Row(
        "Show and dismiss", painted.hud.show + painted.hud.dismiss, baseline,
        painted.panel.show + painted.panel.dismiss, unit: "ms", limit: limit),
      Row(
        "Show until the frame is committed", committed.hud.show, baseline, committed.panel.show,
        unit: "ms", limit: 2),
      Row(
        "Dismiss until the frame is committed", committed.hud.dismiss, baseline,
        committed.panel.dismiss, unit: "ms", limit: 1.6),
      Row(
        "An update of progress, without the turn", progress, "a new text", text, unit: "ms",
        limit: 0.35),
      Row(
        "Show 12 s after the last one, until the frame is committed", later,
        "half a second after it",
        soon, unit: "ms", limit: 1.15),
      Row(
        "A quarter of a second in which 1,000 followed `Progress` objects move", many,
        "ten times 100 of them", 10 * few, unit: "ms", limit: 2),
    ]
  }

  /// A show after a pause.
  private static func show(_ stage: Stage, after pause: Double) async -> Double {
    var least = Double.infinity
    for _ in 0..<80 {
      await stage.screen.advance(by: pause)
      least = min(least, await time(stage) { StatusHUD.show(status: "Loading") })
      StatusHUD.dismiss()
      await stage.screen.advance(by: 0.5)
    }
    return least
  }

  /// A quarter of a second after all objects that activities follow have moved.
  private static func following(_ count: Int, _ stage: Stage) async -> Double {
    let objects = (0..<count).map { _ in Progress(totalUnitCount: 100) }
    let activities = objects.map { object in
      let activity = StatusHUD.beginActivity(status: "Uploading")
      activity.follow(object)
      return activity
    }
    await stage.screen.advance(by: 1)
    var least = Double.infinity
    for _ in 0..<20 {
      for object in objects { object.completedUnitCount += 1 }
      least = min(least, await time(stage, 0.25) {})
    }
    for activity in activities { activity.end() }
    await stage.screen.advance(by: 1)
    return least
  }

  /// The HUD and the view by hand: from a call to its frame, and the way out.
  private static func cycles(
    _ stage: Stage, isPainted: Bool
  ) async -> (hud: Times, panel: Times) {
    let (first, last) = isPainted ? (1.0 / 60, 0.3) : (0, 0)
    func time(_ seconds: Double, _ change: () -> Void) async -> Double {
      await self.time(stage, seconds, isPainted: isPainted, change)
    }
    var hud: Times = (.infinity, .infinity)
    var panel = hud
    for _ in 0..<80 {
      hud.show = min(hud.show, await time(first) { StatusHUD.show(status: "Loading") })
      hud.dismiss = min(hud.dismiss, await time(last) { StatusHUD.dismiss() })
      var view: UIView?
      panel.show = min(panel.show, await time(first) { view = addPanel(to: stage) })
      panel.dismiss = min(panel.dismiss, await time(last) { view?.removeFromSuperview() })
    }
    return (hud, panel)
  }

  /// What a change takes on the main thread, without the turn, which would be most of an update of
  /// progress.
  private static func updates(_ stage: Stage) async -> (progress: Double, text: Double) {
    var (progress, text, turn) = (Double.infinity, Double.infinity, Double.infinity)
    for round in 0..<80 {
      StatusHUD.showProgress(0, status: "Loading")
      await stage.screen.advance(by: 0.5)
      let value = Double(round % 10) / 20 + 0.05
      progress = min(
        progress, await time(stage) { StatusHUD.showProgress(value, status: "Loading") })
      text = min(text, await time(stage) { StatusHUD.setStatus("Loading \(round)") })
      turn = min(turn, await time(stage) {})
      StatusHUD.dismiss()
      await stage.screen.advance(by: 0.5)
    }
    return (progress - turn, text - turn)
  }

  /// The time that a change takes until its frame is committed, and painted if `isPainted`.
  private static func time(
    _ stage: Stage, _ seconds: Double = 0, isPainted: Bool = false, _ change: () -> Void
  ) async -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    change()
    await stage.screen.advance(by: seconds)
    if isPainted { stage.paint() }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    await stage.screen.advance(by: 0.5)
    if isPainted { stage.paint() }
    return time
  }
}
