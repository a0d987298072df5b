// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct SpinnerTests {
  private let spinner = IndefiniteSpinnerView(frame: .zero)

  private func shown(scale: CGFloat = 1) async -> ViewScreen {
    await ViewScreen.light(spinner, scale: scale)
  }

  /// 2 x (radius + thickness / 2 + 5), as in SVProgressHUD.
  @Test func radiusAndThicknessDecideTheSize() {
    #expect(spinner.frame.size == CGSize(width: 48, height: 48))
    #expect(spinner.intrinsicContentSize == CGSize(width: 48, height: 48))
    spinner.radius = 24
    #expect(spinner.intrinsicContentSize == CGSize(width: 60, height: 60))
    spinner.thickness = .nan
    #expect(spinner.thickness == 0)
    #expect(spinner.sizeThatFits(.zero) == CGSize(width: 58, height: 58))
  }

  /// One turn per second. After a quarter of a turn, each pixel of the bitmap is a pixel again.
  @Test(arguments: [1, 2, 3] as [CGFloat], [1, 2, 3, 5])
  func itTurnsAsAWhole(scale: CGFloat, quarters: Int) async throws {
    let it = await shown(scale: scale)
    let start = it.pixels()
    await it.advance(by: 0.25 * Double(quarters))
    let turned = try #require(start.rotated(quarterTurns: quarters).difference(to: it.pixels()))
    #expect(turned.maximum <= 1)
    // It is drawn once, in the pixels of the screen, and then turned.
    #expect(spinner.ringLayer.shouldRasterize && spinner.ringLayer.rasterizationScale == scale)
  }

  /// The gap of the line, at 12 o'clock, has 21.6 degrees. The mask needs no image.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/390"))
  func theLineFadesAlongItsLength() async {
    let pixels = await shown(scale: 3).pixels()
    for degrees in stride(from: 20, through: 340, by: 5) {
      let turn = Double(degrees) / 360
      let expected = Double(IndefiniteSpinnerView.alpha(at: CGFloat(turn)))
      let dark = pixels.darkness(atTurn: turn, radius: 18 * 3)
      #expect(abs(dark - expected) < 0.03, "\(degrees) degrees: \(dark), not \(expected)")
    }
    #expect(pixels.darkness(atTurn: 0, radius: 18 * 3) < 0.01)
    for step in 0..<72 {
      for radius in [15.5, 20.5] {
        #expect(pixels.darkness(atTurn: Double(step) / 72, radius: radius * 3) < 0.005)
      }
    }
  }

  /// Samples measured from SVProgressHUD's image: degrees clockwise from 12 o'clock, alpha.
  @Test(arguments: [
    (30, 13), (60, 30), (90, 52), (120, 76), (180, 128), (240, 180), (270, 203), (330, 241),
  ])
  func theMaskIsThatOfSVProgressHUD(degrees: Int, alpha: Int) {
    let value = IndefiniteSpinnerView.alpha(at: CGFloat(degrees) / 360) * 255
    #expect(abs(value - CGFloat(alpha)) <= 1.5)
  }

  @Test func aChangeOfLookDoesNotInterruptIt() async throws {
    let it = await shown(scale: 2)
    let ring = spinner.ringLayer
    let rotation = try #require(ring.animation(forKey: "rotate"))
    await it.advance(by: 0.3)
    (spinner.radius, spinner.thickness, spinner.scale) = (24, 4, 1.5)
    spinner.tintColor = .red
    await it.advance(by: 0.1)
    #expect(ring.animation(forKey: "rotate") === rotation)
    #expect(ring.lineWidth == 6 && ring.bounds.width == 88)
    let shown = try #require(ring.presentation()).affineTransform()
    #expect(abs(atan2(shown.b, shown.a) - 0.8 * .pi) < 0.01)
  }

  /// Whatever became of its animations meanwhile.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/318"), arguments: [false, true])
  func itTurnsAgainAfterTheBackgroundAndBackInAWindow(isInAWindow: Bool) async {
    let it = await shown()
    it.screen.setActivationState(.background)
    if !isInAWindow { spinner.removeFromSuperview() }
    spinner.ringLayer.removeAllAnimations()
    await it.advance(by: 1)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0)
    if !isInAWindow { await it.show(spinner) }
    let start = it.pixels()
    await it.advance(by: 0.25)
    #expect(start != it.pixels())
    #expect(spinner.ringLayer.animation(forKey: "rotate") != nil)
  }
}
