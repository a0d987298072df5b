// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Over white every colour is arithmetic: black of alpha a gives 255 x (1 - a).
@MainActor @Suite(.exclusiveScreen) struct MaskTests {
  private static let size = CGSize(width: 200, height: 300)

  private func shown(
    _ maskType: StatusHUD.MaskType,
    configure: (inout StatusHUD.Configuration) -> Void = { _ in }
  ) async -> (ViewScreen, HUDOverlayView) {
    let screen = ViewScreen(size: Self.size, scale: 1)
    let overlay = HUDOverlayView()
    await screen.show(overlay)
    var configuration = StatusHUD.Configuration()
    configure(&configuration)
    overlay.apply(
      HUDContent(id: 1, kind: .activity, status: nil, maskType: maskType, duration: nil),
      configuration: configuration)
    overlay.setVisible(true, duration: 0) { _ in }
    await screen.screen.advance(by: 0)
    return (screen, overlay)
  }

  @Test(arguments: [StatusHUD.MaskType.none, .clear])
  func invisible(_ maskType: StatusHUD.MaskType) async {
    let (screen, _) = await shown(maskType)
    #expect(screen.pixels().straight(5, 5) == Pixel(255, 255, 255))
  }

  @Test func black() async {
    let (screen, _) = await shown(.black)
    for (x, y) in [(0, 0), (199, 299), (100, 20)] {
      #expect(screen.pixels().straight(x, y).difference(to: Pixel(153, 153, 153)) <= 1)
    }
  }

  @Test func custom() async {
    let (screen, _) = await shown(.custom) {
      $0.backgroundLayerColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    #expect(screen.pixels().straight(5, 5).difference(to: Pixel(255, 128, 128)) <= 1)
  }

  /// Alpha 0 in the middle, rising to 0.75 at the screen's width from there. Looked at where the
  /// bezel's shadow does not reach.
  @Test func gradient() async {
    let (screen, _) = await shown(.gradient)
    let pixels = screen.pixels()
    for distance in [80, 90, 99] {
      let expected = 255 * (1 - 0.75 * (Double(distance) - 0.5) / 200)
      for (x, y) in [
        (100 + distance - 1, 150), (100 - distance, 150), (100, 150 + distance - 1),
      ] {
        let grey = Double(pixels.straight(x, y).red)
        #expect(abs(grey - expected) <= 2, "\(x), \(y): \(grey), not \(expected)")
      }
    }
  }

  /// Row 44: it was off-centre. The vignette is round, and its middle is the bezel's, not the
  /// screen's.
  @Test func row44TheGradientFollowsTheBezel() async {
    let (screen, overlay) = await shown(.gradient) {
      $0.offsetFromCenter = UIOffset(horizontal: 0, vertical: 60)
    }
    #expect(overlay.hudMask.vignetteCenter == CGPoint(x: 100, y: 210))
    let pixels = screen.pixels()
    let above = pixels.straight(100, 210 - 80).red
    let beside = pixels.straight(100 + 79, 210).red
    #expect(abs(above - beside) <= 2)
  }

  @Test func changeOfMask() async {
    let (screen, overlay) = await shown(.gradient)
    #expect(overlay.hudMask.vignette != nil)
    overlay.maskType = .black
    await screen.screen.advance(by: 0)
    #expect(overlay.hudMask.vignette == nil)
    #expect(screen.pixels().straight(5, 5).difference(to: Pixel(153, 153, 153)) <= 1)
  }

  @Test func touchesAreBlockedOnlyWhenAsked() async {
    let (_, overlay) = await shown(.black)
    let point = CGPoint(x: 100, y: 150)
    #expect(overlay.hitTest(point, with: nil) == nil)
    overlay.blocksTouches = true
    #expect(overlay.hitTest(point, with: nil) === overlay)
    #expect(overlay.hitTest(CGPoint(x: -5, y: 5), with: nil) == nil)
    #expect(overlay.accessibilityViewIsModal)
    overlay.blocksTouches = false
    #expect(overlay.hitTest(point, with: nil) == nil)
    #expect(!overlay.accessibilityViewIsModal)
  }
}
