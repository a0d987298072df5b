// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Noting: UIWindow {
  var mayBecomeKey = true
  override var canBecomeKey: Bool { mayBecomeKey }
}

/// Expected behavior: the documentation of UIWindow's key status.
@MainActor
@Suite(.exclusiveScreen)
struct KeyWindowTests {
  @Test func oneWindowIsKey() async {
    await withScreen { screen in
      let first = Noting(windowScene: screen.windowScene)
      let second = Noting(windowScene: screen.windowScene)
      first.makeKeyAndVisible()
      #expect(first.isKeyWindow)
      #expect(!first.isHidden)
      second.makeKeyAndVisible()
      #expect(!first.isKeyWindow)
      #expect(screen.windowScene.keyWindow === second)
    }
  }

  // It is made key and refuses, as the window of a HUD does.
  @Test func anOverlayDoesNotTakeTheKeys() async {
    await withScreen { screen in
      let app = Noting(windowScene: screen.windowScene)
      app.makeKeyAndVisible()
      let overlay = Noting(windowScene: screen.windowScene)
      overlay.mayBecomeKey = false
      overlay.windowLevel = .alert
      overlay.makeKeyAndVisible()
      #expect(!overlay.isHidden)
      #expect(app.isKeyWindow)
      overlay.isHidden = true
      #expect(app.isKeyWindow)
    }
  }

  @Test func aKeyWindowThatGoesLeavesTheKeysToAnother() async {
    await withScreen { screen in
      let app = Noting(windowScene: screen.windowScene)
      app.makeKeyAndVisible()
      let dialog = Noting(windowScene: screen.windowScene)
      dialog.makeKeyAndVisible()
      dialog.isHidden = true
      #expect(app.isKeyWindow)
    }
  }
}

/// Expected behavior: windows by level, then by when they were shown.
@MainActor
@Suite(.exclusiveScreen)
struct WindowLevelTests {
  @Test func theStageIsInOrderOfLevels() async {
    await withScreen { screen in
      let alert = shownWindow(on: screen, level: .alert)
      let app = shownWindow(on: screen)
      let bar = shownWindow(on: screen, level: .statusBar)
      let second = shownWindow(on: screen)
      #expect(screen.windowScene.windows == [app, second, bar, alert])
      app.windowLevel = .alert + 1
      #expect(screen.windowScene.windows == [second, bar, alert, app])
      app.windowLevel = .normal - 1
      #expect(screen.windowScene.windows == [app, second, bar, alert])
      let layers = screen.windowScene.stage.sublayers ?? []
      #expect(
        layers.map(ObjectIdentifier.init)
          == [app, second, bar, alert].map { ObjectIdentifier($0.layer) })
    }
  }

  @Test func aReleasedWindowIsGone() async {
    await withScreen(4, 4) { screen in
      var window: UIWindow? = shownWindow(on: screen)
      window?.backgroundColor = .red
      #expect(PixelReader(screen.image()).premultiplied(2, 2) == .pureRed)
      window = nil
      await screen.advance(by: 0)
      #expect(screen.windowScene.windows.isEmpty)
      #expect(PixelReader(screen.image()).premultiplied(2, 2) == .transparent)
    }
  }
}

private final class Wishing: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// Expected behavior: on a phone the topmost visible window with a root controller decides on the
/// status bar, the home indicator and rotation.
@MainActor
@Suite(.exclusiveScreen)
struct SystemUITests {
  @Test func theAppsControllerDecides() async {
    await withScreen { screen in
      let scene = screen.windowScene
      #expect(scene.effectiveStatusBarStyle == .default)
      let app = shownWindow(on: screen, root: Wishing())
      #expect(scene.effectiveStatusBarStyle == .lightContent)
      #expect(scene.effectiveStatusBarHidden)
      #expect(scene.effectiveHomeIndicatorAutoHidden)
      #expect(scene.effectiveSupportedInterfaceOrientations == .portrait)
      app.isHidden = true
      #expect(scene.effectiveStatusBarStyle == .default)
    }
  }

  @Test func anOverlayWithoutAControllerLeavesTheStatusBar() async {
    await withScreen { screen in
      let app = shownWindow(on: screen, root: Wishing())
      let overlay = shownWindow(on: screen, level: .alert)
      #expect(screen.windowScene.effectiveStatusBarStyle == .lightContent)
      #expect(overlay.windowLevel > app.windowLevel)
    }
  }
}
