// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The Cancel button of the global HUD. Which work has a button, and that its action runs once, is
/// what the tests of the rules prove.
@MainActor @Suite(.globalHUD) struct CancelButtonTests {
  private let it = HUDScreen()
  private let log = CancelLog()

  private func show(_ mask: StatusHUD.MaskType = .passthrough) async {
    await it.show(.activity, "Hashing", mask: mask, onCancel: log.cancel("work"))
  }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .clear])
  func aTapRunsTheActionOnceAndTheHUDStays(mask: StatusHUD.MaskType) async throws {
    await show(mask)
    let button = try it.button
    #expect(button.title(for: .normal) == ResourceBundle.string(forKey: "Cancel"))
    await it.tap(button.middle)
    #expect(log.cancelled == ["work"], "in the next turn")
    await it.tap(button.middle, for: 1)
    #expect(log.cancelled == ["work"] && !button.isEnabled && it.texts == ["Hashing"])
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(it.container == nil)
  }

  /// Within 44 points in each direction, however small it is.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/230"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"), arguments: Place.allCases,
    [(-21, 0, true), (21, 0, true), (0, 21, true), (24, 0, false)] as [(CGFloat, CGFloat, Bool)])
  func aSmallButtonIsEasyToHit(place: Place, touch: (dx: CGFloat, dy: CGFloat, isHit: Bool))
    async throws
  {
    StatusHUD.configuration.cancelTitle = "X"
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, onCancel: log.cancel("work"))
    let button = try hud.bezel.button
    await it.tap(CGPoint(x: button.middle.x + touch.dx, y: button.middle.y + touch.dy))
    #expect(log.cancelled == (touch.isHit ? ["work"] : []))
    #expect(button.layer.cornerRadius == (button.bounds.height / 2).rounded(.up))
    #expect(button.layer.borderWidth == 1)
  }

  /// The title changes while the user presses the button.
  @Test func aTitleThatChangesOnScreenHasRoomAndKeepsThePress() async throws {
    func layout() throws -> [CGRect] { [try it.bezel.frame, try it.button.frame] }
    let long = "Stop the export, and keep what there is"
    StatusHUD.configuration.cancelTitle = long
    await show()
    let longLayout = try layout()
    await it.hide()
    StatusHUD.configuration.cancelTitle = nil
    await show()
    let (shortLayout, button) = (try layout(), try it.button)
    #expect(longLayout[1].width > shortLayout[1].width)
    it.screen.touchDown(at: button.middle)
    await it.configure(for: 1) { $0.cancelTitle = long }
    #expect(try button.title(for: .normal) == long && layout() == longLayout)
    it.screen.touchUp(at: button.middle)
    await it.configure(for: 1) { $0.cancelTitle = nil }
    #expect(try log.cancelled == ["work"] && !button.isEnabled && layout() == shortLayout)
    #expect(button.title(for: .normal) == ResourceBundle.string(forKey: "Cancel"))
  }
}
