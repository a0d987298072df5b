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

/// A HUD that comes and goes, with the first frame of each state; one that counts; and one that
/// stands still.
@MainActor enum Presentations {
  static func rows() async throws -> [Row] {
    let stage = Stage(width: 390, height: 844)
    let (hud, panel) = await cycles(stage)
    let commits = await commits(stage)
    StatusHUD.showSuccess(status: "Done", duration: 1000)
    await stage.screen.advance(by: 1)
    let frames = stage.screen.renderedFrameCount
    await stage.screen.advance(by: 10)
    let still = Double(stage.screen.renderedFrameCount - frames)
    await stage.end()
    let baseline = "a view with spinner and label, added by hand"
    return [
      Row(
        "Call to first pixel", hud.show, baseline, panel.show, unit: "ms", limit: firstPixelLimit),
      Row(
        "Show and dismiss", hud.show + hud.dismiss, baseline, panel.show + panel.dismiss,
        unit: "ms", limit: limit),
      Row(
        "Show until the frame is committed", commits.hud.show, baseline, commits.panel.show,
        unit: "ms", limit: 2),
      Row(
        "Dismiss until the frame is committed", commits.hud.dismiss, baseline,
        commits.panel.dismiss, unit: "ms", limit: 1.6),
      Row(
        "An update of progress, committed", commits.progress, "a new text", commits.text,
        unit: "ms", limit: 0.35),
      Row(
        "Frames in ten seconds of a message", still, "a spinner", 600, unit: "frames", limit: 1,
        isAbsolute: true),
    ]
  }

  /// The time from a call to its frame, and that of the way out.
  private static func cycles(_ stage: Stage) async -> (hud: Times, panel: Times) {
    var hud: Times = (.infinity, .infinity)
    var panel = hud
    func frame(after seconds: Double, _ change: () -> Void) async -> Double {
      await milliseconds {
        change()
        await stage.screen.advance(by: seconds)
        stage.paint()
      }
    }
    for _ in 0..<80 {
      hud.show = min(
        hud.show, await frame(after: 1.0 / 60) { StatusHUD.show(status: "Loading") })
      hud.dismiss = min(hud.dismiss, await frame(after: 0.3) { StatusHUD.dismiss() })
      var view: UIView?
      panel.show = min(panel.show, await frame(after: 1.0 / 60) { view = addPanel(to: stage) })
      panel.dismiss = min(panel.dismiss, await frame(after: 0.3) { view?.removeFromSuperview() })
    }
    return (hud, panel)
  }

  private typealias Times = (show: Double, dismiss: Double)

  /// What the main thread does for a change, without the frame.
  private static func commits(
    _ stage: Stage
  ) async -> (hud: Times, panel: Times, progress: Double, text: Double) {
    var hud: Times = (.infinity, .infinity)
    var panel = hud
    var (progress, text) = (Double.infinity, Double.infinity)
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
      StatusHUD.dismiss()
      await stage.screen.advance(by: 0.5)
    }
    return (hud, panel, progress, text)
  }
}
