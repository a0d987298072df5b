// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Noting: UIView {
  var changes = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
}

/// Expected numbers: the part of the unsafe area that lies over the view's bounds. The screen is
/// 100 x 200 with 20 unsafe at the top and 10 at the bottom.
@MainActor
@Suite(.exclusiveScreen)
struct SafeAreaTests {
  private func withSafeArea(_ body: (OffscreenScreen, UIWindow) async -> Void) async {
    await withScreen(100, 200) { screen in
      screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      await body(screen, shownWindow(on: screen))
    }
  }

  @Test func aViewHasWhatOverlapsIt() async {
    await withSafeArea { _, window in
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      let top = UIView(CGRect(0, 5, 100, 50), in: window)
      #expect(top.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
      let middle = UIView(CGRect(0, 50, 100, 50), in: window)
      #expect(middle.safeAreaInsets == .zero)
      let bottom = UIView(CGRect(0, 150, 100, 48), in: window)
      #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
      let nested = UIView(CGRect(0, 10, 100, 40), in: top)
      #expect(nested.safeAreaInsets.top == 5)
    }
  }

  @Test func changesAreToldOnce() async {
    await withSafeArea { screen, window in
      let view = Noting(CGRect(0, 0, 100, 50), in: window)
      #expect(view.changes == 1)
      view.frame.origin.y = 10
      #expect(view.safeAreaInsets.top == 10)
      #expect(view.changes == 2)
      view.frame.size.width = 50
      #expect(view.changes == 2)
      screen.safeAreaInsets = .zero
      #expect(view.changes == 3)
    }
  }
}
