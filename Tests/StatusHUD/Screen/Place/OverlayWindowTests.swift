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

  /// A lock screen, or what an app shows in the app switcher.
  @Test(arguments: [false, true]) func aWindowOfAHigherLevelCoversIt(isLower: Bool) async {
    if isLower { StatusHUD.configuration.windowLevel = .normal + 1 }
    let cover = UIWindow(windowScene: it.screen.windowScene)
    cover.windowLevel = isLower ? .normal + 2 : StatusHUD.configuration.windowLevel + 1
    cover.rootViewController = UIViewController()
    cover.rootViewController?.view.backgroundColor = .red
    cover.isHidden = false
    await it.show(.text, "Secret", mask: .black)
    let seen = Set([(10, 10), (160, 240)].map { it.pixel($0.0, $0.1) })
    #expect(seen == [Pixel(255, 0, 0)] && it.texts == ["Secret"])
    #expect(!it.takesTouch(at: CGPoint(x: 160, y: 240)))
    cover.isHidden = true
    #expect(it.pixel(160, 240) != Pixel(255, 0, 0))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1155"))
  func aWindowOfTheAppNeedsNoController() async {
    window.rootViewController = nil
    await it.show(mask: .black)
    #expect(it.containers.count == 1 && it.overlayWindows.first?.rootViewController != nil)
    #expect(!it.screen.windowScene.effectiveStatusBarHidden)
  }
}
