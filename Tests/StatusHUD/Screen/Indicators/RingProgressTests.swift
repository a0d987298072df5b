// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct RingProgressTests {
  private let ring = RingProgressView(frame: .zero)

  private func shown(_ progress: Double, scale: CGFloat = 3) async -> ViewScreen {
    let it = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    ring.progress = progress
    await it.show(ring)
    return it
  }

  /// The same from all four sides, and dark all around.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aFullRingIsRoundAndContinuous(scale: CGFloat) async throws {
    let pixels = await shown(1, scale: scale).pixels()
    let turned = try #require(pixels.rotated(quarterTurns: 1).difference(to: pixels))
    #expect(turned.maximum <= 16)
    // In the middle of a line of 2 points the nearest pixels are wholly black from scale 2 on.
    let least = scale == 1 ? 0.6 : 0.95
    for step in 0..<180 {
      let dark = pixels.darkness(atTurn: Double(step) / 180, radius: 18 * Double(scale))
      #expect(dark > least, "\(step * 2) degrees: \(dark)")
    }
  }

  /// The track has 10 % of the colour of the line.
  @Test(arguments: [0, 0.5])
  func theRestIsTrack(progress: Double) async {
    let pixels = await shown(progress).pixels()
    for degrees in stride(from: 5, through: 175, by: 10) {
      let (first, second) = (Double(degrees) / 360, 0.5 + Double(degrees) / 360)
      let line = pixels.darkness(atTurn: first, radius: 54)
      #expect(progress == 0.5 ? line > 0.95 : abs(line - 0.1) < 0.015)
      #expect(abs(pixels.darkness(atTurn: second, radius: 54) - 0.1) < 0.015)
    }
  }

  @Test func aChangeOfLookDoesNotInterruptTheRun() async throws {
    let it = await shown(0)
    let line = ring.progressLayer
    ring.setProgress(1, animated: true)
    let run = try #require(line.animation(forKey: "progress"))
    await it.advance(by: 0.05)
    ring.radius = 24
    ring.strokeColor = .blue
    #expect(line.animation(forKey: "progress") === run)
    #expect(line.strokeEnd == 1)
  }

  /// Red counts as no darkness: the line is above the track.
  @Test func theTrackMayHaveAColourOfItsOwn() async {
    let it = await shown(1)
    let expected: [(Double, UIColor?, ClosedRange<Double>)] = [
      (1, .red, 0.95...1), (0, .red, 0...0.05), (0, .black, 0.95...1), (0, nil, 0.085...0.115),
    ]
    for (progress, color, darkness) in expected {
      ring.progress = progress
      ring.trackColor = color
      await it.advance(by: 0)
      let pixels = it.pixels()
      for step in 1..<36 {
        #expect(darkness.contains(pixels.darkness(atTurn: Double(step) / 36, radius: 54)))
      }
    }
  }
}
