// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A rotation of the screen while the HUD is onscreen or fades.
@MainActor @Suite(.globalHUD) struct RotationTests {
  private let it = HUDScreen()

  /// Also a rotation during the fade-in.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/322"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/719"), arguments: [0, 0.4])
  func aRotationIsFollowed(fadeInDuration: Double) async throws {
    StatusHUD.configuration.fadeInDuration = fadeInDuration
    let log = NotificationLog()
    await it.show(mask: .gradient, for: 0.1)
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await it.advance(by: 0.1)
    let middle = CGPoint(x: 240, y: 160)
    #expect(try it.mask.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(try it.mask.vignetteCenter == middle && it.movingBezel.position == middle)
    await it.advance(by: 0.3)
    #expect(log.entries == ["WillAppear", "DidAppear"])
  }

  @Test func theBezelMovesWithAnAnimatedRotation() async throws {
    await it.show()
    it.screen.rotate(to: .landscapeLeft, duration: 0.4)
    await it.advance(by: 0.2)
    let halfway = try it.movingBezel.position
    #expect(170 < halfway.x && halfway.x < 230)
    await it.advance(by: 0.2)
    #expect(try it.movingBezel.position == CGPoint(x: 240, y: 160))
  }
}
