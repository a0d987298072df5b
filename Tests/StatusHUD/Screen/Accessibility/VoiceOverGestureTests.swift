// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The scrub of VoiceOver, which is also the Escape key.
@MainActor @Suite(.globalHUD) struct VoiceOverGestureTests {
  private let it = HUDScreen()
  private let cancels = Tally()

  private func hud(_ place: Place, _ mask: StatusHUD.MaskType) -> HUDInPlace {
    StatusHUD.configuration.maskType = mask
    return HUDInPlace(it: it, place: place)
  }

  private func scrub() async -> Bool {
    let isHandled = it.screen.windowScene.performAccessibilityEscape()
    await it.advance(by: 1)
    return isHandled
  }

  /// The press of the button comes before what a tap does.
  @Test(arguments: Place.allCases) func itPressesCancel(place: Place) async {
    let hud = hud(place, .black)
    StatusHUD.configuration.tapDismissal = .always
    await hud.show(.activity, "Loading") { [cancels] in cancels.add() }
    #expect(await scrub() && cancels.value == 1 && hud.container != nil)
    #expect(await scrub() && cancels.value == 1 && hud.container == nil)
  }

  /// Without a mask, the app can handle it.
  @Test(arguments: Place.allCases, [StatusHUD.MaskType.passthrough, .black])
  func itReachesTheAppOnlyIfThereIsNoMask(place: Place, mask: StatusHUD.MaskType) async {
    let hud = hud(place, mask)
    await hud.show(.activity, "Loading")
    #expect(await scrub() == mask.blocksTouches && hud.container != nil)
  }

  /// Nor does it reach the app that contains the HUD, such as a navigation controller that would go back.
  @Test func aContainerUnderAMaskDoesNotHaveIt() async throws {
    final class Container: UIView {
      var scrubs = 0

      override func accessibilityPerformEscape() -> Bool {
        scrubs += 1
        return true
      }
    }
    let container = Container(frame: it.appView.bounds)
    it.appView.addSubview(container)
    StatusHUD.containerView = container
    await it.show(.activity, "Loading", mask: .black)
    #expect(try it.bezel.label.scrub() && container.scrubs == 0)
    await it.show(.activity, "Loading", mask: .passthrough)
    #expect(try it.bezel.label.scrub() && container.scrubs == 1)
  }

  @Test(arguments: Place.allCases) func itDismissesAMessage(place: Place) async {
    let hud = hud(place, .clear)
    StatusHUD.configuration.tapDismissal = .messages
    await hud.show(.success, "Saved")
    #expect(await scrub() && hud.container == nil)
  }
}
