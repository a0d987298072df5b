// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Page: UIViewController {
  var isHidden = false
  var style = UIStatusBarStyle.default
  var orientations = UIInterfaceOrientationMask.all
  var child: UIViewController?

  override var prefersStatusBarHidden: Bool { isHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersHomeIndicatorAutoHidden: Bool { isHidden }
  override var prefersPointerLocked: Bool { isHidden }
  override var prefersInterfaceOrientationLocked: Bool { isHidden }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isHidden ? .bottom : [] }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var childForStatusBarStyle: UIViewController? { child }
  override var childForStatusBarHidden: UIViewController? { child }
  override var childForHomeIndicatorAutoHidden: UIViewController? { child }
}

/// Expected behavior: the documentation of `UIViewController` and the effective values of `UIWindowScene`.
@MainActor
@Suite(.exclusiveScreen)
struct UIWindowSceneTests {
  private func withPage(_ body: (OffscreenScreen, UIWindowScene, Page) async -> Void) async {
    await withScreen { screen in
      let page = Page()
      let window = shownWindow(on: screen, root: page)
      defer { window.isHidden = true }
      await screen.advance(by: 0)
      await body(screen, screen.windowScene, page)
    }
  }

  @Test func nothingIsNoticedUntilTheAppSaysSo() async {
    await withPage { screen, scene, page in
      page.isHidden = true
      page.style = .lightContent
      page.orientations = .landscape
      await screen.advance(by: 1)
      // A window that isn't onscreen changes nothing.
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.windowScene = nil
      #expect(!scene.effectiveStatusBarHidden && scene.effectiveStatusBarStyle == .default)
      #expect(!scene.effectiveHomeIndicatorAutoHidden)
      #expect(scene.effectiveSupportedInterfaceOrientations == .all)

      page.setNeedsStatusBarAppearanceUpdate()
      #expect(scene.effectiveStatusBarHidden && scene.effectiveStatusBarStyle == .lightContent)
      #expect(!scene.effectiveHomeIndicatorAutoHidden)
      page.setNeedsUpdateOfHomeIndicatorAutoHidden()
      #expect(scene.effectiveHomeIndicatorAutoHidden)
      #expect(scene.effectiveSupportedInterfaceOrientations == .all)
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(scene.effectiveSupportedInterfaceOrientations == .landscape)

      page.setNeedsUpdateOfPrefersPointerLocked()
      #expect(scene.effectivePointerLocked && !scene.effectiveInterfaceOrientationLocked)
      page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      #expect(scene.effectiveInterfaceOrientationLocked)
      #expect(scene.effectiveScreenEdgesDeferringSystemGestures == [])
      page.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      #expect(scene.effectiveScreenEdgesDeferringSystemGestures == .bottom)

      page.isHidden = false
      page.orientations = .portrait
      #expect(!screen.rotate(to: .landscapeLeft, duration: 0))
      #expect(scene.effectiveSupportedInterfaceOrientations == .portrait)
      #expect(scene.effectiveStatusBarHidden, "turning asks for the orientations only")
    }
  }

  @Test func aChildDecidesForItsParent() async {
    await withPage { _, scene, page in
      let (inner, innermost) = (Page(), Page())
      for (parent, child) in [(page, inner), (inner, innermost)] {
        parent.addChild(child)
        parent.child = child
      }
      innermost.isHidden = true
      innermost.style = .lightContent
      innermost.orientations = .portrait
      page.setNeedsStatusBarAppearanceUpdate()
      page.setNeedsUpdateOfHomeIndicatorAutoHidden()
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(scene.effectiveStatusBarHidden && scene.effectiveStatusBarStyle == .lightContent)
      #expect(scene.effectiveHomeIndicatorAutoHidden)
      #expect(scene.effectiveSupportedInterfaceOrientations == .all, "no child is asked")
    }
  }

  /// The status bar belongs to a controller that is presented over another only if it says so.
  @Test(arguments: [false, true])
  func aControllerOverAnotherCapturesTheStatusBar(captures: Bool) async {
    await withPage { screen, scene, page in
      let other = Page()
      other.modalPresentationStyle = .overFullScreen
      other.modalPresentationCapturesStatusBarAppearance = captures
      other.isHidden = true
      other.orientations = .portrait
      page.present(other, animated: false)
      await screen.advance(by: 0)
      #expect(scene.effectiveStatusBarHidden == captures)
      #expect(scene.effectiveSupportedInterfaceOrientations == .portrait, "it fills the window")
      page.dismiss(animated: false)
      #expect(!scene.effectiveStatusBarHidden)
      #expect(scene.effectiveSupportedInterfaceOrientations == .all)

      page.isHidden = true
      page.orientations = .portrait
      let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
      page.present(alert, animated: false)
      await screen.advance(by: 0)
      #expect(scene.effectiveStatusBarHidden && scene.effectiveHomeIndicatorAutoHidden)
      #expect(scene.effectiveSupportedInterfaceOrientations == .portrait, "not the alert's")
    }
  }
}
