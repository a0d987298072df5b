// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct AngularMaskTests {
  /// The checked-in images are what the formula says, at every pixel.
  @Test(arguments: [1, 2, 3])
  func imagesFollowTheFormula(scale: Int) throws {
    let layer = AngularMask.makeLayer()
    AngularMask.update(layer, scale: CGFloat(scale))
    let image = try #require(layer.contents as? CGImage)
    let side = 100 * scale
    #expect(image.width == side && image.height == side)

    let pixels = PixelReader(image)
    var worst = 0
    for y in 0..<side {
      for x in 0..<side {
        let angle = atan2(Double(x) + 0.5 - Double(side) / 2, Double(side) / 2 - Double(y) - 0.5)
        let turn = angle < 0 ? angle / (2 * .pi) + 1 : angle / (2 * .pi)
        let alpha = Int((AngularMask.alpha(at: CGFloat(turn)) * 255).rounded())
        let pixel = pixels.premultiplied(x, y)
        worst = max(worst, abs(pixel.alpha - alpha), pixel.red, pixel.green, pixel.blue)
      }
    }
    #expect(worst <= 1)
  }

  /// Samples measured from SVProgressHUD's image: degrees clockwise from 12 o'clock, alpha.
  @Test(arguments: [
    (30, 13), (60, 30), (90, 52), (120, 76), (180, 128), (240, 180), (270, 203), (330, 241),
  ])
  func formulaFitsTheOriginal(degrees: Int, alpha: Int) {
    let value = AngularMask.alpha(at: CGFloat(degrees) / 360) * 255
    #expect(abs(value - CGFloat(alpha)) <= 1.5)
  }

  /// Row 15: missing resources were a crash. Here the mask is drawn then, and nobody should see the
  /// difference.
  @Test func row15WithoutItsImageTheMaskIsDrawn() async {
    let screen = ViewScreen(size: CGSize(width: 60, height: 60), scale: 3)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = .black
    let mask = AngularMask.gradientLayer()
    mask.frame = view.bounds
    view.layer.mask = mask
    screen.window.rootViewController?.view.addSubview(view)
    await screen.screen.advance(by: 0)

    let pixels = screen.pixels()
    for degrees in stride(from: 5, through: 355, by: 5) {
      let turn = Double(degrees) / 360
      let expected = Double(AngularMask.alpha(at: CGFloat(turn)))
      let dark = pixels.darkness(atTurn: turn, radius: 70)
      #expect(abs(dark - expected) < 0.015, "\(degrees) degrees: \(dark), not \(expected)")
    }
  }
}
