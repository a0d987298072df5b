// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct SpinnerTests {
  private let spinner = IndefiniteSpinnerView(frame: .zero)

  private func shown(scale: CGFloat = 1) async -> ViewScreen {
    let it = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    await it.show(spinner)
    return it
  }

  private func isTurning(_ it: ViewScreen) async -> Bool {
    let start = it.pixels()
    await it.advance(by: 0.25)
    return start != it.pixels()
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
  }

  /// The gap of the line, at 12 o'clock, has 21.6 degrees. The mask needs no image.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/390"))
  func theLineFadesAlongItsLength() async {
    let pixels = await shown(scale: 3).pixels()
    for degrees in stride(from: 20, through: 340, by: 5) {
      let turn = Double(degrees) / 360
      let expected = Double(AngularMask.alpha(at: CGFloat(turn)))
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
    let value = AngularMask.alpha(at: CGFloat(degrees) / 360) * 255
    #expect(abs(value - CGFloat(alpha)) <= 1.5)
  }

  @Test func aChangeOfLookDoesNotInterruptIt() async throws {
    let it = await shown(scale: 2)
    let ring = spinner.ringLayer
    let rotation = try #require(ring.animation(forKey: "rotate"))
    await it.advance(by: 0.3)
    spinner.radius = 24
    spinner.thickness = 4
    spinner.strokeColor = .red
    spinner.scale = 1.5
    await it.advance(by: 0.1)
    #expect(ring.animation(forKey: "rotate") === rotation)
    #expect(ring.lineWidth == 6)
    #expect(ring.bounds.width == 88)
    let shown = try #require(ring.presentation()).affineTransform()
    #expect(abs(atan2(shown.b, shown.a) - 0.8 * .pi) < 0.01)
  }

  @Test func itTurnsAgainBackInAWindow() async {
    let it = await shown()
    spinner.removeFromSuperview()
    await it.advance(by: 1)
    await it.show(spinner)
    #expect(await isTurning(it))
  }

  @Test func itTurnsOnInAnotherWindow() async {
    let it = await shown()
    let other = UIWindow(windowScene: it.screen.windowScene)
    other.backgroundColor = .white
    other.isHidden = false
    other.addSubview(spinner)
    await it.advance(by: 0)
    #expect(await isTurning(it))
  }

  /// Whatever became of its animations in the background.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/318"))
  func itTurnsAgainAfterTheBackground() async {
    let it = await shown()
    it.screen.setActivationState(.background)
    spinner.ringLayer.removeAllAnimations()
    await it.advance(by: 1)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0)
    #expect(await isTurning(it))
    #expect(spinner.ringLayer.animation(forKey: "rotate") != nil)
  }

  /// No frame draws the line or the mask anew; only a change of look does.
  @Test func itIsDrawnOnce() async throws {
    let it = await shown(scale: 2)
    let root = try #require(it.window.layer.superlayer)
    let renderer = LayerRenderer(layer: root, pixelWidth: 120, pixelHeight: 120, scale: 2)
    let context = try #require(
      CGContext(uprightData: nil, width: 120, height: 120, bytesPerRow: 0, scale: 2))
    let begin = CACurrentMediaTime()
    func paint(_ frame: Int) {
      let time = begin + Double(frame) / 60
      renderer.paint(into: context, damage: renderer.prepare(at: time))
    }
    (0..<60).forEach(paint)
    #expect(renderer.bitmapUpdateCount == 1)
    spinner.strokeColor = .red
    (60..<90).forEach(paint)
    #expect(renderer.bitmapUpdateCount == 2)
    #expect(spinner.ringLayer.rasterizationScale == 2)
  }

  @Test func voiceOverSaysThatItLoads() {
    #expect(spinner.isAccessibilityElement)
    #expect(spinner.accessibilityLabel == ResourceBundle.string(forKey: "Loading"))
  }
}
