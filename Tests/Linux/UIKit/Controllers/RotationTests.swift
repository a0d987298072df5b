// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Turning: UIViewController {
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
}

/// Expected behavior: the documentation of `supportedInterfaceOrientations` and of scenes' sizes.
@MainActor
@Suite(.exclusiveScreen)
struct RotationTests {
  private func withController(
    _ body: (OffscreenScreen, UIWindow, Turning) async -> Void
  ) async {
    await withScreen(390, 844) { screen in
      let controller = Turning()
      let window = shownWindow(on: screen, root: controller)
      await screen.advance(by: 0)
      await body(screen, window, controller)
    }
  }

  @Test func whatTheAppDoesNotSupportDoesNotTurn() async {
    await withController { screen, _, controller in
      controller.orientations = .portrait
      #expect(!screen.rotate(to: .landscapeLeft))
      #expect(!screen.rotate(to: .portraitUpsideDown))
      #expect(screen.windowScene.orientation == .portrait)
      controller.orientations = .all
      #expect(screen.rotate(to: .portraitUpsideDown))
      // Half a turn changes no size.
      #expect(screen.windowScene.screen.bounds == CGRect(0, 0, 390, 844))
      #expect(screen.windowScene.orientation == .portraitUpsideDown)
    }
  }
}
