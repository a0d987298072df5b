// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The window of the HUD beside the windows of the app.
@MainActor @Suite(.globalHUD) struct WindowTests {
  private let it = HUDScreen()

  private var window: UIWindow { it.app.window }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/43"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"))
  func theWindowIsNeverKeyAndLeavesNothingBehind() async {
    await it.show(mask: .black)
    weak var overlay: UIWindow?
    overlay = it.overlayWindows.first
    #expect(overlay != nil && window.isKeyWindow)
    overlay?.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    await it.hide()
    #expect(it.containers.isEmpty && it.overlayWindows.isEmpty)
    #expect(overlay == nil)
    #expect(it.screen.windowScene.windows == [window])
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/944"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/528"))
  func theLevelIsAboveAlertsAndChangesOnScreen() async {
    await it.show()
    #expect(it.overlayWindows.first.map { $0.windowLevel > .alert } == true)
    StatusHUD.configuration.windowLevel = .normal - 1
    await it.advance(by: 0)
    #expect(it.overlayWindows.first?.windowLevel == .normal - 1)
    #expect(it.screen.windowScene.windows.last === window)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1155"))
  func aWindowOfTheAppNeedsNoController() async {
    window.rootViewController = nil
    await it.show(mask: .black)
    #expect(it.containers.count == 1)
    #expect(it.overlayWindows.first?.rootViewController != nil)
    #expect(!it.screen.windowScene.effectiveStatusBarHidden)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/48"))
  func theSystemBarsStayTheApps() async throws {
    final class AppController: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var shouldAutorotate: Bool { false }
      override var prefersPointerLocked: Bool { true }
      override var prefersInterfaceOrientationLocked: Bool { true }
    }
    window.rootViewController = AppController()
    await it.show(mask: .black)
    let scene = it.screen.windowScene
    #expect(scene.windows.last is OverlayWindow)
    #expect(scene.effectiveStatusBarHidden && scene.effectiveHomeIndicatorAutoHidden)
    #expect(scene.effectiveStatusBarStyle == .lightContent)
    #expect(scene.effectiveSupportedInterfaceOrientations == .portrait)
    let root = try #require(it.overlayWindows.first?.rootViewController)
    #expect(!root.shouldAutorotate)
    #expect(root.prefersPointerLocked && root.prefersInterfaceOrientationLocked)
  }
}
