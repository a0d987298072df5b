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
struct UIViewControllerTests {
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
      #expect(second.view.window == nil && first.view.window === window, "until the commit")
      await screen.advance(by: 0)
      #expect(second.view.frame == window.bounds && first.view.window == nil)
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
  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .custom])
  func onlyWhatCoversEverythingHidesTheOthers(style: UIModalPresentationStyle) async {
    await withPages { screen, window, first, over in
      let (full, overFull) = (Page(), Page())
      let own = UIView(CGRect(0, 0, 10, 10), in: window)
      for page in [over, overFull] { page.modalPresentationStyle = style }
      first.present(over, animated: false)
      await screen.advance(by: 0)
      #expect(window.subviews == [first.view, own, over.view] && over.view.frame == window.bounds)
      #expect(over.next === first && over.appearances == 1)
      for (presenter, page) in [(over, full), (full, overFull)] {
        presenter.present(page, animated: false)
        await screen.advance(by: 0)
      }
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

  /// A child that defines the context presents what covers its view; the root presents nothing.
  /// Apple's documentation: both view controllers have the coordinator of the transition, and lose it
  /// when it ends.
  @Test func anAnimatedDismissalHasACoordinator() async {
    await withPages { screen, window, first, second in
      var log: [String] = []
      first.present(second, animated: false)
      await screen.advance(by: 0)
      #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
      first.dismiss(animated: true) { log.append("dismissed") }
      let coordinator = second.transitionCoordinator
      #expect(coordinator != nil && first.transitionCoordinator === coordinator)
      coordinator?.animate(alongsideTransition: { _ in log.append("alongside") }) { _ in
        log.append("after")
      }
      await screen.advance(by: 0.2)
      #expect(log == ["alongside"] && second.isBeingDismissed)
      await screen.advance(by: 1)
      #expect(log == ["alongside", "after", "dismissed"])
      #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
    }
  }

  /// The default of `sourceRect` is that of iOS 13.2 and later.
  @Test func onlyAPopoverHasItsController() async {
    await withPages { screen, window, first, second in
      #expect(second.popoverPresentationController == nil)
      second.modalPresentationStyle = .popover
      let popover = second.popoverPresentationController
      #expect(popover?.presentedViewController === second && popover?.sourceRect == .null)
      popover?.sourceView = first.view
      first.present(second, animated: false)
      await screen.advance(by: 0)
      #expect(second.view.window === window && first.view.window === window)
      #expect(second.popoverPresentationController === popover)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func aContextOfPresentationIsThatOfTheNearestAncestorThatDefinesOne(
    style: UIModalPresentationStyle
  ) async {
    await withPages { screen, window, root, popup in
      let (child, grandchild) = (Page(), Page())
      for (parent, inner) in [(root, child), (child, grandchild)] {
        parent.addChild(inner)
        parent.view.addSubview(inner.view)
        inner.didMove(toParent: parent)
      }
      child.view.frame = CGRect(10, 10, 50, 50)
      popup.modalPresentationStyle = style
      grandchild.present(popup, animated: false)
      #expect(root.presentedViewController === popup, "nobody defines a context")
      root.dismiss(animated: false)
      child.definesPresentationContext = true
      grandchild.present(popup, animated: false)
      #expect(root.presentedViewController == nil && child.presentedViewController === popup)
      #expect(grandchild.presentedViewController === popup, "its parent presents it")
      #expect(popup.presentingViewController === child && child.presentingViewController == nil)
      await screen.advance(by: 0)
      #expect(popup.view.superview === root.view && popup.view.frame == CGRect(10, 10, 50, 50))
      #expect((child.view.window == nil) == (style == .currentContext))
      let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
      popup.present(alert, animated: false)
      await screen.advance(by: 0)
      #expect(popup.presentedViewController === alert && root.presentedViewController == nil)
      popup.dismiss(animated: false)
      grandchild.dismiss(animated: false)
      #expect(child.view.window === window && popup.view.superview == nil)
      #expect(child.presentedViewController == nil && root.view.subviews == [child.view])
    }
  }

  private final class TurningPage: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      func note(_ event: String) { log.append("\(event) \(Int(view.bounds.width))") }
      note("before \(Int(size.width)):")
      coordinator.animate(
        alongsideTransition: { _ in note("during") }, completion: { _ in note("after") })
    }
  }

  @Test(arguments: [0, 0.3]) func aTransitionIsAnnouncedAndItsEndToo(duration: Double) async {
    await withScreen(100, 200) { screen in
      let (page, child) = (TurningPage(), TurningPage())
      page.addChild(child)
      let window = shownWindow(on: screen, root: page)
      await screen.advance(by: 0)
      screen.rotate(to: .landscapeLeft, duration: duration)
      #expect(child.log.first?.hasPrefix("before 200") == true)
      await screen.advance(by: 1)
      #expect(page.log.first == "before 200: 100" && page.log.last == "after 200")
      #expect(page.log.count == 3 && page.log[1].hasPrefix("during"))
      window.isHidden = true
    }
  }
}
