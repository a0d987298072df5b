// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct RingProgressTests {
  private let ring = RingProgressView(frame: .zero)

  private func shown(_ progress: Double, scale: CGFloat = 3) async -> ViewScreen {
    ring.progress = progress
    return await ViewScreen.light(ring, scale: scale)
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

  /// Red counts as no darkness: the line is above the track.
  /// Auto Layout asks an indicator of the app for its size again.
  @Test func aRadiusChangesTheIntrinsicSize() {
    final class Ring: IndicatorView {
      var sizes: [CGFloat] = []

      override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizes.append(intrinsicContentSize.width)
      }
    }
    let ring = Ring(frame: .zero)
    ring.circle.radius = 30
    #expect(ring.sizes == [72])
  }

  @Test func theTrackMayHaveAColorOfItsOwn() async {
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

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/392"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/253"))
  func thicknessCapAndColorsOfARingCanBeChosen() async {
    let view = RingProgressView(frame: .zero)
    (view.thickness, view.lineCap, view.progress) = (6, .square, 0.5)
    (view.tintColor, view.trackColor) = (.red, .blue)
    let screen = await ViewScreen.dark(view, scale: 4)
    func color(_ x: Double, _ y: Double) -> Pixel {
      screen.pixels().straight(Int((34 + x) * 4), Int((34 + y) * 4))
    }
    let (right, left) = (color(18, 0), color(-18, 0))
    #expect(right.red > right.blue && left.blue > left.red)
    // Three points past 6 o'clock.
    #expect(color(-2, 18).red > color(-2, 18).blue)
    view.lineCap = .butt
    await screen.advance(by: 0)
    #expect(color(-2, 18).blue > color(-2, 18).red)
  }
}
