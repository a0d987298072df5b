// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: the documentation of `UIAlertController` and of `UIAlertAction`.
@MainActor
@Suite(.exclusiveScreen)
struct UIAlertControllerTests {
  private func withRoot(
    _ body: (OffscreenScreen, UIWindow, UIViewController) async -> Void
  ) async {
    await withScreen(320, 480) { screen in
      let root = UIViewController()
      root.loadViewIfNeeded()
      root.view.backgroundColor = .white
      let window = shownWindow(on: screen, root: root)
      await screen.advance(by: 0)
      await body(screen, window, root)
    }
  }

  private func buttons(of alert: UIAlertController) -> [UIButton] {
    alert.view.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minY < $1.frame.minY }
  }

  private func tap(_ button: UIButton, on screen: OffscreenScreen) {
    screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  @Test func anAlertIsABoxOverItsPresenter() async {
    await withRoot { screen, window, root in
      let before = PixelReader(screen.image()).straight(2, 2)
      let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in Issue.record("no tap") })
      var isPresented = false
      root.present(alert, animated: true) { isPresented = true }
      await screen.advance(by: 0)
      #expect(isPresented && root.presentedViewController === alert && alert.next === root)
      #expect(root.view.window === window && alert.view.window === window)
      #expect(alert.view.frame.width == 270)
      #expect(alert.view.frame.midX == 160 && abs(alert.view.frame.midY - 240) < 1)
      // Outside the box, the touch meets what dims the presenter's view.
      let outside = screen.view(at: CGPoint(x: 2, y: 2))
      #expect(outside != nil && outside === alert.view.superview)
      #expect(outside?.isDescendant(of: root.view) == false)
      #expect(PixelReader(screen.image()).straight(2, 2) != before)
      #expect(
        Set(screen.windowScene.accessibleElements.compactMap(\.accessibilityLabel))
          == ["Title", "A message", "OK"])
      alert.dismiss(animated: false)
      await screen.advance(by: 0)
      #expect(root.presentedViewController == nil && window.subviews == [root.view])
      root.present(alert, animated: false)
      #expect(root.presentedViewController === alert, "it can be presented again")
    }
  }

  @Test func aTapDismissesTheAlertAndThenRunsTheHandler() async {
    await withRoot { screen, window, root in
      let alert = UIAlertController(title: nil, message: "Delete?", preferredStyle: .alert)
      var events: [String] = []
      for (title, style) in [
        ("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Keep", .default),
      ] {
        alert.addAction(
          UIAlertAction(title: title, style: style) {
            let isGone = root.presentedViewController == nil && alert.view.window == nil
            events.append("\($0.title ?? "") \(isGone)")
          })
      }
      #expect(alert.actions.map(\.title) == ["Cancel", "Delete", "Keep"])
      alert.actions[1].isEnabled = false
      root.present(alert, animated: false)
      await screen.advance(by: 0)
      let buttons = buttons(of: alert)
      #expect(buttons.map(\.currentTitle) == ["Delete", "Keep", "Cancel"])
      tap(buttons[0], on: screen)
      await screen.advance(by: 0)
      #expect(events.isEmpty && root.presentedViewController === alert, "it is disabled")
      alert.actions[1].isEnabled = true
      #expect(buttons[0].isEnabled)
      for _ in 0..<2 { tap(buttons[1], on: screen) }
      #expect(events.isEmpty && root.presentedViewController == nil)
      await screen.advance(by: 0)
      #expect(events == ["Keep true"])
      #expect(window.subviews == [root.view])
    }
  }
}
