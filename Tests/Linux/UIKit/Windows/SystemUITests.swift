// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Wishing: UIViewController {
  var style: UIStatusBarStyle = .lightContent
  var statusBarChild: UIViewController?
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var childForStatusBarStyle: UIViewController? { statusBarChild }
}

/// Expected behaviour: on a phone the topmost visible window with a root controller decides on the
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

  @Test func anOverlayWithAPlainControllerTakesTheStatusBar() async {
    await withScreen { screen in
      let app = shownWindow(on: screen, root: Wishing())
      let overlay = shownWindow(on: screen, level: .alert, root: UIViewController())
      #expect(screen.windowScene.effectiveStatusBarStyle == .default)
      overlay.isHidden = true
      #expect(screen.windowScene.effectiveStatusBarStyle == .lightContent)
      #expect(!app.isHidden)
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

  @Test func aChildCanDecide() async {
    await withScreen { screen in
      let root = Wishing()
      let child = Wishing()
      child.style = .darkContent
      let app = shownWindow(on: screen, root: root)
      root.statusBarChild = child
      #expect(screen.windowScene.effectiveStatusBarStyle == .lightContent)
      screen.windowScene.updateSystemUI()
      #expect(screen.windowScene.effectiveStatusBarStyle == .darkContent)
      #expect(app.rootViewController === root)
    }
  }
}
