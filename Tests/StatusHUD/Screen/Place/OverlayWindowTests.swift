// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The window of the HUD beside the windows of the app.
@MainActor @Suite(.globalHUD) struct OverlayWindowTests {
  private let it = HUDScreen()

  private var window: UIWindow { it.app.window }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/43"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"),
    .bug("https://github.com/dzenbot/KVNProgress/issues/86"))
  func theWindowIsNeverKeyAndLeavesNothingBehind() async {
    await it.show(mask: .black)
    weak var overlay: UIWindow?
    overlay = it.overlayWindows.first
    #expect(overlay != nil && window.isKeyWindow)
    #expect(it.screen.windowScene.windows.last === overlay)
    overlay?.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    await it.hide()
    #expect(overlay == nil && it.screen.windowScene.windows == [window])
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/944"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/528"))
  func theLevelIsAboveAlertsAndChangesOnScreen() async {
    await it.show()
    #expect(it.overlayWindows.first.map { $0.windowLevel > .alert } == true)
    await it.configure { $0.windowLevel = .normal - 1 }
    #expect(it.overlayWindows.first?.windowLevel == .normal - 1)
    #expect(it.screen.windowScene.windows.last === window)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1155"))
  func aWindowOfTheAppNeedsNoController() async {
    window.rootViewController = nil
    await it.show(mask: .black)
    #expect(it.containers.count == 1 && it.overlayWindows.first?.rootViewController != nil)
    #expect(!it.screen.windowScene.effectiveStatusBarHidden)
  }
}
