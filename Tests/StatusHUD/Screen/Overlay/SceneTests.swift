// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The rows are those of SVProgressHUD's defects.
@MainActor @Suite("Scenes", .exclusiveScreen) struct SceneTests {
  /// Another scene with a window, active like the first.
  private func another(
    _ role: UISceneSession.Role = .windowApplication
  ) -> (screen: OffscreenScreen, window: UIWindow) {
    let screen = OffscreenScreen(size: CGSize(width: 200, height: 200), scale: 1, role: role)
    let window = UIWindow(windowScene: screen.windowScene)
    window.isHidden = false
    return (screen, window)
  }

  private func scene(of it: StageScreen) -> UIWindowScene? { it.overlay?.window?.windowScene }

  @Test("Row 20: a scene that has no windows, as of CarPlay, is passed over")
  func noWindows() async {
    await StageScreen.run { it in
      let other = another()
      let car = UIScene(session: other.screen.windowScene.session, connectionOptions: .init())
      other.screen.disconnect()
      it.screen.setActivationState(.background)
      UIApplication.shared.connect(car)
      #expect(car.activationState == .foregroundActive)
      #expect(!it.stage.canAppear)
      it.screen.setActivationState(.foregroundActive)
      #expect(it.stage.canAppear)
      await it.show()
      #expect(scene(of: it) === it.screen.windowScene)
      UIApplication.shared.disconnect(car)
    }
  }

  @Test("Row 49: an external display has the HUD only when it is asked for")
  func externalDisplay() async {
    await StageScreen.run { it in
      let beamer = another(.windowExternalDisplayNonInteractive)
      it.screen.setActivationState(.background)
      #expect(!it.stage.canAppear)
      it.stage.windowScene = beamer.screen.windowScene
      #expect(it.stage.canAppear)
      await it.show()
      #expect(scene(of: it) === beamer.screen.windowScene)
      #expect(it.bezelCenter == CGPoint(x: 100, y: 100))
      beamer.screen.disconnect()
    }
  }

  @Test("Rows 1, 33, C12: without a scene the HUD waits for one, and says so")
  func pending() async {
    await StageScreen.run { it in
      var changes = 0
      it.stage.onAvailabilityChange = { changes += 1 }
      it.screen.setActivationState(.background)
      #expect(!it.stage.canAppear)
      await it.show()
      #expect(it.overlays.isEmpty)
      it.screen.setActivationState(.foregroundActive)
      await it.screen.advance(by: 0)
      #expect(changes == 1)
      #expect(it.stage.canAppear)
    }
  }

  @Test("Row 32, C21: another scene is chosen while the HUD is visible")
  func choosing() async {
    await StageScreen.run { it in
      let other = another()
      var changes = 0
      await it.show(mask: .black)
      it.stage.onAvailabilityChange = { changes += 1 }
      it.stage.windowScene = other.screen.windowScene
      #expect(changes == 1)
      #expect(scene(of: it) === other.screen.windowScene)
      #expect(it.overlays.count == 1)
      #expect(it.overlayWindows.count == 1)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter == CGPoint(x: 100, y: 100))
      #expect(it.overlay?.backdrop.alpha == 1 && it.overlay?.blocksTouches == true)
      other.screen.disconnect()
    }
  }

  @Test("Row 9: a chosen scene that goes away is forgotten, and the HUD goes on in another")
  func chosenSceneGoes() async {
    await StageScreen.run { it in
      let other = another()
      it.stage.windowScene = other.screen.windowScene
      await it.show()
      #expect(scene(of: it) === other.screen.windowScene)
      other.screen.disconnect()
      await it.screen.advance(by: 0)
      #expect(it.stage.windowScene == nil)
      #expect(scene(of: it) === it.screen.windowScene)
      #expect(it.overlay?.contentView.alpha == 1)
    }
  }

  @Test("A chosen scene in the background is waited for")
  func chosenSceneSleeps() async {
    await StageScreen.run { it in
      let other = another()
      other.screen.setActivationState(.background)
      it.stage.windowScene = other.screen.windowScene
      #expect(!it.stage.canAppear)
      other.screen.setActivationState(.foregroundActive)
      #expect(it.stage.canAppear)
      other.screen.disconnect()
    }
  }

  @Test("Row 32: another scene that becomes active does not take the HUD")
  func anotherSceneBecomesActive() async {
    await StageScreen.run { it in
      await it.show()
      let other = another()
      other.window.makeKey()
      await it.show(.activity, status: "Another text")
      #expect(scene(of: it) === it.screen.windowScene)
      other.screen.disconnect()
    }
  }

  @Test("The chosen scene is not kept")
  func weakness() async {
    await StageScreen.run { it in
      weak var scene: UIWindowScene?
      do {
        let other = another()
        scene = other.screen.windowScene
        it.stage.windowScene = scene
        other.screen.disconnect()
      }
      await it.screen.advance(by: 0)
      #expect(scene == nil)
      #expect(it.stage.windowScene == nil)
    }
  }

  @Test("Rows 38, 39: the overlay is never key, and nothing of it is left")
  func keyWindow() async {
    await StageScreen.run { it in
      await it.show(mask: .black)
      weak var window: UIWindow?
      window = it.overlayWindows.first
      #expect(window != nil)
      #expect(it.view.window.isKeyWindow)
      window?.makeKeyAndVisible()
      #expect(it.view.window.isKeyWindow)
      await it.hide()
      #expect(it.overlays.isEmpty && it.overlayWindows.isEmpty)
      #expect(window == nil)
      #expect(it.screen.windowScene.windows == [it.view.window])
    }
  }

  @Test("Rows 9, 31: the window's level changes while the HUD is visible")
  func windowLevel() async {
    await StageScreen.run { it in
      await it.show()
      #expect(it.overlayWindows.first.map { $0.windowLevel > .alert } == true)
      it.configuration.windowLevel = .normal - 1
      await it.update()
      #expect(it.overlayWindows.first?.windowLevel == .normal - 1)
      #expect(it.screen.windowScene.windows.last === it.view.window)
    }
  }

  @Test("Row 37: an app's window without a controller is no reason to crash")
  func noRootController() async {
    await StageScreen.run { it in
      it.view.window.rootViewController = nil
      await it.show(mask: .black)
      #expect(it.overlays.count == 1)
      #expect(!it.screen.windowScene.effectiveStatusBarHidden)
      await it.hide()
      #expect(it.overlayWindows.isEmpty)
    }
  }

  @Test("Row 17: after a rotation the mask covers everything and the bezel is in the middle")
  func rotation() async {
    await StageScreen.run { it in
      await it.show(mask: .gradient)
      it.screen.rotate(to: .landscapeLeft, duration: 0)
      await it.screen.advance(by: 1)
      #expect(it.overlay?.backdrop.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
      #expect(it.bezelCenter == CGPoint(x: 240, y: 160))
      // Row 44: the gradient's middle is the bezel's.
      #expect(it.overlay?.hudMask.vignetteCenter == CGPoint(x: 240, y: 160))
    }
  }

  @Test("Row 4: the bezel is in the middle of the safe area, not at 45 % of a height")
  func centre() async {
    await StageScreen.run { it in
      it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
      await it.show()
      // 10 + 310 / 2, 44 + (480 - 78) / 2
      #expect(it.bezelCenter == CGPoint(x: 165, y: 245))
    }
  }
}
