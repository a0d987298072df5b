// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Page: UIViewController {
  var appearances = 0
  override func viewDidAppear(_ animated: Bool) { appearances += 1 }
}

/// Expected behavior: the documentation of `UIViewController`.
@MainActor
@Suite(.exclusiveScreen)
struct PresentingTests {
  private func withPages(
    _ body: (OffscreenScreen, UIWindow, Page, Page) async -> Void
  ) async {
    await withScreen { screen in
      let first = Page()
      let window = shownWindow(on: screen, root: first)
      await screen.advance(by: 0)
      await body(screen, window, first, Page())
    }
  }

  @Test func aHiddenWindowDoesNotLoadTheView() async {
    await withScreen { screen in
      let window = UIWindow(windowScene: screen.windowScene)
      let controller = Page()
      window.rootViewController = controller
      #expect(controller.viewIfLoaded == nil)
      window.isHidden = false
      #expect(controller.view.frame == window.bounds && controller.next === window)
      #expect(controller.appearances == 0)
      await screen.advance(by: 0)
      #expect(controller.appearances == 1)
      window.isHidden = true
      window.isHidden = false
      window.isHidden = true
      await screen.advance(by: 1)
      #expect(controller.appearances == 1)
    }
  }

  @Test func aPresentedControllerReplacesItsPresenter() async {
    await withPages { screen, window, first, second in
      var completions: [String] = []
      first.present(second, animated: false) { completions.append("presented") }
      #expect(first.presentedViewController === second && second.next === first)
      #expect(second.view.frame == window.bounds && first.view.window == nil)
      await screen.advance(by: 0)
      #expect(completions == ["presented"] && second.appearances == 1)
      screen.resize(to: CGSize(width: 200, height: 100))
      second.dismiss(animated: false) { completions.append("dismissed") }
      #expect(first.presentedViewController == nil && second.view.superview == nil)
      #expect(first.view.frame == CGRect(0, 0, 200, 100))
      await screen.advance(by: 0)
      #expect(completions == ["presented", "dismissed"] && first.appearances == 2)
    }
  }

  // The first controller already presents the second one, and the third one isn't visible.
  @Test func aControllerThatCannotPresentDoesNot() async {
    await withPages { screen, _, first, second in
      first.present(second, animated: false)
      let third = Page()
      first.present(third, animated: false)
      third.present(Page(), animated: false)
      #expect(first.presentedViewController === second)
      #expect(third.storedPresenting == nil && third.presentedViewController == nil)
    }
  }
}
