// SPDX-License-Identifier: MIT

import Foundation

/// What frames cost, each against a baseline measured in this very run.
@main @MainActor enum LinuxBenchmarks {
  static func main() {
    let claims = [
      ringClaim(), dotsClaim(), stillClaim(), fadeClaim(), backdropClaim(),
    ]
    for claim in claims { print("\(claim.holds ? "ok  " : "FAIL") \(claim.text)") }
    exit(claims.allSatisfy(\.holds) ? 0 : 1)
  }

  private static func ringClaim() -> Claim {
    let layers = SpinnerStage(RingSpinner())
    let cairo = CairoCanvas(side: SpinnerStage.pixels)
    return comparison("the ring's frame", layers, cairo) { cairo.drawRing(turn: $0) }
  }

  private static func dotsClaim() -> Claim {
    let layers = SpinnerStage(DotsSpinner())
    let cairo = CairoCanvas(side: SpinnerStage.pixels)
    return comparison("the eight dots' frame", layers, cairo) { cairo.drawDots(turn: $0) }
  }

  private static func comparison(
    _ name: String, _ layers: SpinnerStage, _ cairo: CairoCanvas, _ draw: @escaping (Double) -> Void
  ) -> Claim {
    // The pictures must be the same, or their prices say nothing.
    layers.show(at: 0.3)
    draw(0.3)
    let difference = layers.meanDifference(to: cairo.words)
    let times = microsecondsPerCall(
      calls: 600,
      [{ layers.show(at: Double($0) / 60) }, { draw(Double($0 % 60) / 60) }])
    let ratio = times[0] / times[1]
    return Claim(
      text: "\(name) at scale 2 costs at most 1.25 times the same by hand-written Cairo calls: "
        + String(
          format: "%.1f us, %.1f us, ratio %.2f; pictures differ by %.3f of 255 on the mean",
          times[0], times[1], ratio, difference),
      holds: ratio <= 1.25 && difference < 0.25)
  }

  private static func stillClaim() -> Claim {
    let frames = FullScreen().framesWhileStill(seconds: 10)
    return Claim(
      text: "a screen on which nothing moves has no frame in ten seconds: \(frames)",
      holds: frames == 0)
  }

  private static func fadeClaim() -> Claim {
    let screen = FullScreen()
    let slowest = screen.slowestFadeFrames()
    let budget = 1000.0 / 60
    return Claim(
      text: "every frame of a fade of \(FullScreen.width) x \(FullScreen.height) pixels takes less "
        + String(
          format:
            "than a sixtieth of a second on one core, of a cover %.1f ms, of the app %.1f ms of %.1f",
          slowest.cover, slowest.app, budget),
      holds: max(slowest.cover, slowest.app) < budget)
  }

  private static func backdropClaim() -> Claim {
    let (plain, blurred) = (BackdropStage(.plain), BackdropStage(.backdrop))
    // Many short rounds: the least disturbed one is what counts.
    let times = microsecondsPerCall(
      calls: 15, rounds: 200,
      [{ plain.show(at: Double($0) / 60) }, { blurred.show(at: Double($0) / 60) }])
    let ratio = times[1] / times[0]
    return Claim(
      text:
        "a HUD's frame over a still app costs at most 1.1 times as much with a blurred backdrop: "
        + String(
          format: "%.1f us, %.1f us, ratio %.2f; filtered %d times", times[1], times[0], ratio,
          blurred.updateCount),
      holds: ratio <= 1.1 && blurred.updateCount == 1)
  }
}
