// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIWindow` and `UIWindow.Level`; the values of the levels have
/// been printed by many. Which of two windows a touch goes to cannot be asked with public means;
/// what each of them says can.
@MainActor @Suite(.onScreen) struct WindowConformance {
  @Test func levelsAreOrdered() {
    let levels: [UIWindow.Level] = [.normal, .alert, .alert + 1]
    #expect(levels.map(\.rawValue) == [0, 2000, 2001] && levels == levels.sorted())
    #expect(UIWindow.Level.alert - 1 < .alert)
    #expect(UIWindow.Level.alert - .normal == 2000)
    // Platforms: tvOS has no status bar.
    #if !os(tvOS)
      #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #endif
    #expect(UIWindow.Level(5) == UIWindow.Level(rawValue: 5))
  }

  @Test func newWindowsAreHidden() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    #expect(window.isHidden)
    #expect(window.windowLevel == .normal)
    #expect(window.rootViewController == nil)
    #expect(window.window === window)
    #expect(window.hitTest(point(50, 50), with: nil) == nil, "what is hidden is not hit")
  }

  private final class Sheet: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  /// As a HUD's window leaves touches beside its bezel to the windows below.
  @Test func windowsLetTouchesThrough() {
    let sheet = Sheet(frame: rect(0, 0, 100, 100))
    sheet.isHidden = false
    let bezel = UIView(40, 40, 20, 20, in: sheet)
    #expect(sheet.hitTest(point(50, 50), with: nil) === bezel)
    #expect(sheet.hitTest(point(10, 10), with: nil) == nil)
    sheet.isHidden = true
  }

  /// On an Apple platform, views of the system may be between a window and its root view.
  @Test func aWindowHasTheViewOfItsRootController() async {
    await withDisplay { display in
      let (first, second) = (UIViewController(), UIViewController())
      display.window.rootViewController = first
      display.commit()
      #expect(first.view.isDescendant(of: display.window))
      display.window.rootViewController = second
      display.commit()
      #expect(first.view.window == nil)
      #expect(second.view.window === display.window)
    }
  }
}
