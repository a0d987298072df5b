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
      for isHidden in [true, false, true] { window.isHidden = isHidden }
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
      // The first controller already presents one, and the third one isn't visible.
      let third = Page()
      first.present(third, animated: false)
      third.present(Page(), animated: false)
      #expect(first.presentedViewController === second)
      #expect(third.storedPresenting == nil && third.presentedViewController == nil)
      screen.resize(to: CGSize(width: 200, height: 100))
      second.dismiss(animated: false) { completions.append("dismissed") }
      #expect(first.presentedViewController == nil && second.view.superview == nil)
      #expect(first.view.frame == CGRect(0, 0, 200, 100))
      await screen.advance(by: 0)
      #expect(completions == ["presented", "dismissed"] && first.appearances == 2)
    }
  }

  /// A controller over its presenter leaves the view there. Views that the app put into the window
  /// itself stay over the controllers that come back.
  @Test func onlyWhatCoversEverythingHidesTheOthers() async {
    await withPages { screen, window, first, over in
      let (full, overFull) = (Page(), Page())
      let own = UIView(CGRect(0, 0, 10, 10), in: window)
      for page in [over, overFull] { page.modalPresentationStyle = .overFullScreen }
      first.present(over, animated: false)
      await screen.advance(by: 0)
      #expect(window.subviews == [first.view, own, over.view] && over.view.frame == window.bounds)
      #expect(over.next === first && over.appearances == 1)
      over.present(full, animated: false)
      full.present(overFull, animated: false)
      await screen.advance(by: 0)
      for isHidden in [true, false] {
        #expect(window.subviews == [own, full.view, overFull.view])
        window.isHidden = isHidden
      }
      over.dismiss(animated: false)
      #expect(window.subviews == [first.view, over.view, own])
      await screen.advance(by: 0)
      #expect(first.appearances == 2 && over.appearances == 2)
      over.dismiss(animated: false)
      await screen.advance(by: 0)
      #expect(window.subviews == [first.view, own] && over.view.window == nil)
      #expect(first.appearances == 2, "it was visible all along")
    }
  }
}
