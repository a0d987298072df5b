// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct RingProgressTests {
  private func shownRing(_ progress: Double, scale: CGFloat = 3) async -> (
    ViewScreen, RingProgressView
  ) {
    let screen = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    let ring = RingProgressView(frame: .zero)
    ring.setProgress(progress, animated: false)
    await screen.show(ring)
    return (screen, ring)
  }

  /// A full ring is the same from all four sides and dark all around, also where it closes.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aFullRingIsRoundAndContinuous(scale: CGFloat) async throws {
    let (screen, _) = await shownRing(1, scale: scale)
    let pixels = screen.pixels()
    let turned = try #require(pixels.rotated(quarterTurns: 1).difference(to: pixels))
    #expect(turned.maximum <= 16)
    // In the middle of a line of 2 points the nearest pixels are wholly black from scale 2 on.
    let least = scale == 1 ? 0.6 : 0.95
    for step in 0..<180 {
      let dark = pixels.darkness(atTurn: Double(step) / 180, radius: 18 * Double(scale))
      #expect(dark > least, "\(step * 2) degrees: \(dark)")
    }
  }

  /// From 12 o'clock to 6 the line, from there on the track: 10 % of it.
  @Test func halfOfARingIsLineAndHalfIsTrack() async {
    let (screen, _) = await shownRing(0.5)
    let pixels = screen.pixels()
    for degrees in stride(from: 5, through: 175, by: 10) {
      #expect(pixels.darkness(atTurn: Double(degrees) / 360, radius: 54) > 0.95)
      let track = pixels.darkness(atTurn: 0.5 + Double(degrees) / 360, radius: 54)
      #expect(abs(track - 0.1) < 0.015)
    }
  }

  @Test func anEmptyRingIsTheTrackAlone() async {
    let (screen, _) = await shownRing(0)
    let pixels = screen.pixels()
    for step in 0..<36 {
      let dark = pixels.darkness(atTurn: Double(step) / 36, radius: 54)
      #expect(abs(dark - 0.1) < 0.015)
    }
  }

  @Test func changesOfLookKeepLayersAndAnimation() async throws {
    let (screen, ring) = await shownRing(0)
    let (line, track) = (ring.progressLayer, ring.trackLayer)
    ring.setProgress(1, animated: true)
    let animation = try #require(line.animation(forKey: "progress"))
    await screen.advance(by: 0.05)
    ring.radius = 24
    ring.strokeColor = .blue
    #expect(ring.progressLayer === line && ring.trackLayer === track)
    #expect(line.animation(forKey: "progress") === animation)
    #expect(line.strokeEnd == 1)
  }

  /// Red counts as no darkness.
  @Test func theTrackIsBelowTheLine() async {
    let (screen, ring) = await shownRing(1)
    ring.trackColor = .red
    await screen.advance(by: 0)
    let pixels = screen.pixels()
    for step in 0..<36 {
      #expect(pixels.darkness(atTurn: Double(step) / 36, radius: 54) > 0.95)
    }
  }

  @Test func theTrackMayHaveAColourOfItsOwn() async {
    let (screen, ring) = await shownRing(0)
    ring.trackColor = .black
    await screen.advance(by: 0)
    #expect(screen.pixels().darkness(atTurn: 0.4, radius: 54) > 0.95)
    ring.trackColor = nil
    await screen.advance(by: 0)
    #expect(abs(screen.pixels().darkness(atTurn: 0.4, radius: 54) - 0.1) < 0.015)
  }
}
