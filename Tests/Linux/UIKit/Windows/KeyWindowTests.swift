// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Noting: UIWindow {
  var calls: [String] = []
  var mayBecomeKey = true
  override var canBecomeKey: Bool { mayBecomeKey }
  override func becomeKey() { calls.append("become") }
  override func resignKey() { calls.append("resign") }
}

/// Expected behaviour: the documentation of UIWindow's key status.
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
      #expect(first.calls == ["become", "resign"])
      #expect(second.calls == ["become"])
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
      #expect(app.calls == ["become"])
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
      #expect(dialog.calls == ["become", "resign"])
    }
  }
}
