// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

@MainActor private var log: [String] = []

private final class Page: UIViewController {
  let name: String
  var style = UIStatusBarStyle.default

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override func viewWillAppear(_ animated: Bool) { log.append("\(name) will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { log.append("\(name) appeared \(animated)") }
  override func viewWillDisappear(_ animated: Bool) {
    log.append("\(name) will disappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    log.append("\(name) disappeared \(animated)")
  }
}

/// Expected order: the documentation of presenting and of the view's life; the published order of
/// full-screen presentations is will disappear, will appear, did appear, did disappear.
@MainActor
@Suite(.exclusiveScreen)
struct PresentingTests {
  private func withPages(
    _ body: (OffscreenScreen, UIWindow, Page, Page) async -> Void
  ) async {
    await withScreen { screen in
      let first = Page("first")
      let window = shownWindow(on: screen, root: first)
      window.makeKey()
      await screen.advance(by: 0)
      log = []
      await body(screen, window, first, Page("second"))
    }
  }

  @Test func aFullScreenControllerReplacesItsPresenter() async {
    await withPages { screen, window, first, second in
      first.present(second, animated: true) { log.append("presented") }
      #expect(first.presentedViewController === second)
      #expect(second.storedPresenting === first)
      #expect(second.next === first)
      #expect(log == ["first will disappear true", "second will appear true"])
      await screen.advance(by: 0.2)
      let y = second.view.layer.presentation()?.position.y ?? 0
      #expect(y > 60 && y < 140)
      await screen.advance(by: 0.3)
      #expect(log.suffix(3) == ["second appeared true", "first disappeared true", "presented"])
      #expect(first.view.window == nil)

      log = []
      first.dismiss(animated: true) { log.append("dismissed") }
      #expect(second.isBeingDismissed)
      #expect(first.view.window === window)
      await screen.advance(by: 0.5)
      #expect(
        log == [
          "second will disappear true", "first will appear true", "first appeared true",
          "second disappeared true", "dismissed",
        ])
      #expect(first.presentedViewController == nil)
      #expect(second.storedPresenting == nil)
      #expect(second.view.superview == nil)
    }
  }

  @Test func withoutAnimationItIsThereAtOnce() async {
    await withPages { screen, window, first, second in
      first.present(second, animated: false)
      #expect(second.view.frame == window.bounds)
      await screen.advance(by: 0)
      #expect(log.suffix(2) == ["second appeared false", "first disappeared false"])
      second.dismiss(animated: false)
      await screen.advance(by: 0)
      #expect(log.suffix(2) == ["first appeared false", "second disappeared false"])
      #expect(first.view.superview === window)
    }
  }

  @Test func anOverFullScreenControllerLeavesItsPresenter() async {
    await withPages { screen, window, first, second in
      second.modalPresentationStyle = .overFullScreen
      first.present(second, animated: true)
      await screen.advance(by: 1)
      #expect(first.view.window === window)
      #expect(log == ["second will appear true", "second appeared true"])
    }
  }

  @Test func theTopmostDecidesTheStatusBar() async {
    await withPages { screen, _, first, second in
      let scene = screen.windowScene
      second.style = .lightContent
      first.present(second, animated: true)
      #expect(scene.effectiveStatusBarStyle == .lightContent)
      first.dismiss(animated: true)
      #expect(scene.effectiveStatusBarStyle == .default)
      await screen.advance(by: 1)
      second.modalPresentationStyle = .overFullScreen
      first.present(second, animated: false)
      await screen.advance(by: 0)
      #expect(scene.effectiveStatusBarStyle == .default)
      second.modalPresentationCapturesStatusBarAppearance = true
      screen.windowScene.updateSystemUI()
      #expect(scene.effectiveStatusBarStyle == .lightContent)
    }
  }

  // One of them presents already, one is not seen, and one would present itself.
  @Test func whatCannotBePresentedIsNot() async {
    await withPages { screen, _, first, second in
      let third = Page("third")
      first.present(second, animated: false)
      await screen.advance(by: 0)
      first.present(third, animated: false) { log.append("never") }
      third.present(Page("fourth"), animated: false) { log.append("never") }
      await screen.advance(by: 1)
      #expect(!log.contains("never"))
      #expect(third.storedPresenting == nil)
    }
  }

  @Test func aStackIsDismissedAtOnce() async {
    await withPages { screen, window, first, second in
      let third = Page("third")
      first.present(second, animated: false)
      await screen.advance(by: 0)
      second.present(third, animated: false)
      await screen.advance(by: 0)
      #expect(first.presentedViewController === second && second.presentedViewController === third)
      first.dismiss(animated: true)
      await screen.advance(by: 1)
      #expect(first.presentedViewController == nil)
      #expect(first.view.window === window)
      #expect(second.storedPresenting == nil)
      #expect(third.storedPresenting == nil)
      #expect(log.suffix(2) == ["first appeared true", "third disappeared true"])
    }
  }

  @Test func aDismissalTurnsAPresentationRound() async {
    await withPages { screen, window, first, second in
      first.present(second, animated: true)
      await screen.advance(by: 0.1)
      first.dismiss(animated: true)
      await screen.advance(by: 1)
      #expect(second.view.superview == nil)
      #expect(first.view.window === window)
      let appearances = log.filter { $0.hasPrefix("first") }
      #expect(
        appearances == [
          "first will disappear true", "first disappeared true", "first will appear true",
          "first appeared true",
        ])
    }
  }

  @Test func presentedControllersTurnToo() async {
    await withPages { screen, window, first, second in
      first.present(second, animated: false)
      await screen.advance(by: 0)
      screen.resize(to: CGSize(width: 200, height: 100))
      #expect(second.view.frame == CGRect(0, 0, 200, 100))
      first.dismiss(animated: false)
      await screen.advance(by: 0)
      #expect(first.view.frame == window.bounds)
    }
  }

  @Test func anotherRootEndsThePresentation() async {
    await withPages { screen, window, first, second in
      first.present(second, animated: true)
      await screen.advance(by: 0.1)
      window.rootViewController = Page("other")
      await screen.advance(by: 1)
      #expect(first.presentedViewController == nil)
      #expect(second.view.superview == nil)
      #expect(window.subviews.count == 1)
    }
  }
}
