// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Over white every color is arithmetic: black of alpha a gives 255 x (1 - a).
@MainActor @Suite(.globalHUD) struct MaskTests {
  private static let dimmed = Pixel(153, 153, 153)

  private let it = HUDScreen(size: CGSize(width: 200, height: 300), background: .white)

  /// Expects a color in the corner, and that the mask takes touches there.
  private func expectCorner(_ pixel: Pixel, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(it.pixel(5, 5).difference(to: pixel) <= 1, sourceLocation: sourceLocation)
    let isTaken = it.takesTouch(at: CGPoint(x: 5, y: 5))
    #expect(isTaken == (pixel != .white), sourceLocation: sourceLocation)
  }

  /// Alpha 0 in the middle, rising to 0.75 at the screen's width from there. The points are where
  /// the shadow of the bezel does not reach.
  @Test func theGradientIsRound() async {
    await it.show(mask: .gradient)
    let pixels = it.pixels()
    for distance in [80, 90, 99] {
      let expected = 255 * (1 - 0.75 * (Double(distance) - 0.5) / 200)
      for (x, y) in [
        (100 + distance - 1, 150), (100 - distance, 150), (100, 150 + distance - 1),
      ] {
        let gray = Double(pixels.straight(x, y).red)
        #expect(abs(gray - expected) <= 2, "\(x), \(y): \(gray), not \(expected)")
      }
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/281"))
  func theMiddleOfTheGradientIsThatOfTheBezel() async throws {
    await it.show(mask: .gradient) { $0.offset = CGPoint(x: 0, y: 60) }
    #expect(try it.mask.vignetteCenter == CGPoint(x: 100, y: 210))
    #expect(abs(it.pixel(100, 210 - 80).red - it.pixel(100 + 79, 210).red) <= 2)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"))
  func anotherMaskReplacesTheGradient() async throws {
    await it.show(mask: .gradient)
    #expect(try it.mask.vignette != nil)
    await it.show(mask: .black)
    #expect(try it.mask.vignette == nil)
    for (x, y) in [(0, 0), (199, 299), (100, 20)] {
      #expect(it.pixel(x, y).difference(to: Self.dimmed) <= 1)
    }
  }

  /// Also if the configuration has changed since; without one, the configuration of the moment is
  /// meant.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/519"))
  func theMaskIsThatOfTheCallBeforeThatOfTheConfiguration() async {
    StatusHUD.configuration.customMaskColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.show(mask: .custom)
    expectCorner(Pixel(255, 128, 128))
    await it.show(mask: .black)
    expectCorner(Self.dimmed)
    await it.show()
    expectCorner(.white)
    await it.configure { $0.maskType = .black }
    expectCorner(Self.dimmed)
    await it.show(mask: StatusHUD.MaskType.passthrough)
    expectCorner(.white)
  }
}
