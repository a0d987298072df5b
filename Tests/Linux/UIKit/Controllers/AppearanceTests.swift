// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Noting: UIViewController {
  var calls: [String] = []
  private func note(_ call: String = #function) {
    calls.append(String(call.prefix { $0 != "(" }))
  }
  override func loadView() {
    note()
    super.loadView()
  }
  override func viewDidLoad() { note() }
  override func viewWillAppear(_ animated: Bool) { note() }
  override func viewIsAppearing(_ animated: Bool) { note() }
  override func viewDidAppear(_ animated: Bool) { note() }
  override func viewWillDisappear(_ animated: Bool) { note() }
  override func viewDidDisappear(_ animated: Bool) { note() }
  override func viewWillLayoutSubviews() { note() }
  override func viewDidLayoutSubviews() { note() }
}

/// Expected order: the documentation of UIViewController's life of the view.
@MainActor
@Suite(.exclusiveScreen)
struct AppearanceTests {
  @Test func theViewIsMadeWhenItIsNeeded() {
    let controller = Noting()
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    #expect(controller.view === view)
    #expect(view?.next === controller)
  }

  @Test func aHiddenWindowDoesNotLoadIt() async {
    await withScreen { screen in
      let window = UIWindow(windowScene: screen.windowScene)
      let controller = Noting()
      window.rootViewController = controller
      #expect(controller.viewIfLoaded == nil)
      window.isHidden = false
      #expect(controller.view.frame == window.bounds)
      #expect(controller.next === window)
    }
  }

  @Test func appearingAndDisappearingAreToldInOrder() async {
    await withScreen { screen in
      let controller = Noting()
      let window = shownWindow(on: screen, root: controller)
      #expect(controller.calls == ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing"])
      await screen.advance(by: 0)
      let expected = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"]
      #expect(Array(controller.calls.dropFirst(4)) == expected)
      controller.calls = []
      window.isHidden = true
      #expect(controller.calls == ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  @Test func aWindowHiddenAtOnceNeverSaysDidAppear() async {
    await withScreen { screen in
      let controller = Noting()
      let window = shownWindow(on: screen, root: controller)
      window.isHidden = true
      await screen.advance(by: 1)
      #expect(!controller.calls.contains("viewDidAppear"))
      #expect(controller.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }
  }

  @Test func aNewRootReplacesTheOldOne() async {
    await withScreen { screen in
      let old = Noting()
      let new = Noting()
      let window = shownWindow(on: screen, root: old)
      await screen.advance(by: 0)
      window.rootViewController = new
      #expect(old.view.superview == nil)
      #expect(old.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
      #expect(new.view.superview === window)
      #expect(new.calls.contains("viewWillAppear"))
    }
  }
}
