// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// A frame of each indicator in a HUD on screen, beside the same picture drawn directly with Cairo.
@MainActor enum Indicators {
  private static let limit = 1.25

  static func rows() async throws -> [Row] {
    let (ring, pie) = (RingProgressView(frame: .zero), PieProgressView(frame: .zero))
    return [
      await row("spinner", IndefiniteSpinnerView(frame: .zero), duration: 1, limit: 0.75) {
        $0.drawSpinner(turn: $1)
      },
      await row("ring", ring, duration: 0.25) { $0.drawRing(progress: easeOut($1)) },
      await row("pie", pie, duration: 0.25) { $0.drawPie(progress: easeOut($1)) },
      await backdropRow(),
    ]
  }

  /// The height of the timing curve at `x`. Its control points are (0, 0) and (0.58, 1).
  private static func easeOut(_ x: Double) -> Double {
    func cubic(_ t: Double, _ second: Double) -> Double {
      3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(middle, 0.58) < x { low = middle } else { high = middle }
    }
    return cubic(low, 1)
  }

  private static func row(
    _ name: String, _ indicator: UIView, duration: Double, limit: Double = limit,
    draw: @escaping (CairoCanvas, Double) -> Void
  ) async -> Row {
    let stage = Stage(width: 160, height: 160)
    let hud = HUDView.show(in: stage.view, animated: false) {
      $0.customView = indicator
      $0.configuration.bezelColor = .white
      $0.configuration.contentColor = .black
    }
    await stage.screen.advance(by: 1)
    (indicator as? ProgressIndicatorView)?.setProgress(1, animated: true)
    // The frame in which it begins.
    _ = stage.screen.image()
    let begin = CACurrentMediaTime()
    let place = indicator.convert(indicator.bounds, to: nil)
    let cairo = CairoCanvas(size: stage.size, place: place)
    let phases = (0..<60).map { Double($0) / 60 }
    // A comparison of times requires that the pictures are the same. The spinner is drawn once and
    // then turned, so its picture is the same only after quarter turns.
    var difference = 0.0
    for phase in [0.25, 0.75] {
      stage.paint(at: begin + phase * duration)
      draw(cairo, phase)
      difference = max(difference, cairo.meanDifference(to: stage.canvas))
    }
    let times = microseconds([
      { stage.paint(at: begin + phases[$0] * duration) }, { draw(cairo, phases[$0]) },
    ])
    hud.hide(animated: false)
    await stage.end()
    var row = Row(
      "A frame of the \(name), 2x", times[0], "Cairo by hand", times[1], unit: "µs", limit: limit)
    if difference >= 0.5 {
      row.holds = false
      row.cells[0] += String(format: ": another picture, by %.2f of 255 on the mean", difference)
    }
    return row
  }

  /// The spinner over a blurred backdrop, which is to be filtered once.
  private static func backdropRow() async -> Row {
    var stages: [Stage] = []
    var times = [0.0, 0]
    for (index, effect) in [UIVisualEffect(), nil].enumerated() {
      let stage = Stage(width: 390, height: 844)
      let hud = HUDView.show(in: stage.view, animated: false) {
        $0.customView = IndefiniteSpinnerView(frame: .zero)
        $0.configuration.effect = effect
      }
      await stage.screen.advance(by: 1)
      stage.paint()
      let begin = CACurrentMediaTime()
      times[index] = microseconds([{ stage.paint(at: begin + Double($0) / 60) }])[0]
      hud.hide(animated: false)
      stages.append(stage)
    }
    let updates = stages[1].renderer.backdropUpdateCount
    for stage in stages { await stage.end() }
    var row = Row(
      "A frame of the spinner over a blurred backdrop, filtered \(updates) times", times[1],
      "over a color", times[0], unit: "µs", limit: limit)
    row.holds = row.holds && updates == 1
    return row
  }
}
