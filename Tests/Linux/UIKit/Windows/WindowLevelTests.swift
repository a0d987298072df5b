// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class PassThrough: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Expected behaviour: windows by level, then by when they were shown; touches go to the highest
/// window whose `hitTest` gives a view.
@MainActor
@Suite(.exclusiveScreen)
struct WindowLevelTests {
  private let center = CGPoint(x: 50, y: 50)

  @Test func aNewWindowFillsItsScene() async {
    await withScreen { screen in
      let window = UIWindow(windowScene: screen.windowScene)
      #expect(window.frame == CGRect(0, 0, 100, 100))
      #expect(screen.windowScene.windows == [window])
      #expect(screen.windowScene.visibleWindows.isEmpty)
      #expect(window.next === screen.windowScene)
    }
  }

  @Test func theStageIsInOrderOfLevels() async {
    await withScreen { screen in
      let alert = shownWindow(on: screen, level: .alert)
      let app = shownWindow(on: screen)
      let bar = shownWindow(on: screen, level: .statusBar)
      let second = shownWindow(on: screen)
      #expect(screen.windowScene.windows == [app, second, bar, alert])
      app.windowLevel = .alert + 1
      #expect(screen.windowScene.windows == [second, bar, alert, app])
      app.windowLevel = .normal - 1
      #expect(screen.windowScene.windows == [app, second, bar, alert])
      let layers = screen.windowScene.stage.sublayers ?? []
      #expect(
        layers.map(ObjectIdentifier.init)
          == [app, second, bar, alert].map { ObjectIdentifier($0.layer) })
    }
  }

  @Test func theHighestPixelsAreSeen() async {
    await withScreen(4, 4) { screen in
      let high = shownWindow(on: screen, level: .alert)
      high.backgroundColor = .red
      let low = shownWindow(on: screen)
      low.backgroundColor = .blue
      #expect(PixelReader(screen.image()).premultiplied(2, 2) == .pureRed)
      high.isHidden = true
      #expect(PixelReader(screen.image()).premultiplied(2, 2) == .pureBlue)
    }
  }

  @Test func touchesGoToTheHighestWindowThatTakesThem() async {
    await withScreen { screen in
      let low = shownWindow(on: screen)
      let high = shownWindow(on: screen, level: .alert)
      #expect(screen.view(at: center) === high)
      high.isUserInteractionEnabled = false
      #expect(screen.view(at: center) === low)
      high.isUserInteractionEnabled = true
      high.frame = CGRect(0, 0, 100, 40)
      #expect(screen.view(at: center) === low)
      #expect(screen.view(at: CGPoint(x: 50, y: 20)) === high)
      high.isHidden = true
      #expect(screen.view(at: CGPoint(x: 50, y: 20)) === low)
    }
  }

  @Test func aWindowWithoutAHitLetsTouchesThrough() async {
    await withScreen { screen in
      let low = shownWindow(on: screen)
      let high = PassThrough(windowScene: screen.windowScene)
      high.windowLevel = .alert
      high.isHidden = false
      #expect(screen.view(at: center) === low)
    }
  }

  @Test func aReleasedWindowIsGone() async {
    await withScreen(4, 4) { screen in
      var window: UIWindow? = shownWindow(on: screen)
      window?.backgroundColor = .red
      #expect(PixelReader(screen.image()).premultiplied(2, 2) == .pureRed)
      window = nil
      await screen.advance(by: 0)
      #expect(screen.windowScene.windows.isEmpty)
      #expect(PixelReader(screen.image()).premultiplied(2, 2) == .transparent)
    }
  }

  @Test func aResizeTakesFullWindowsAlong() async {
    await withScreen { screen in
      let full = shownWindow(on: screen)
      let part = shownWindow(on: screen, level: .alert)
      part.frame = CGRect(10, 10, 20, 20)
      screen.resize(to: CGSize(width: 200, height: 80))
      #expect(full.frame == CGRect(0, 0, 200, 80))
      #expect(part.frame == CGRect(10, 10, 20, 20))
      #expect(screen.windowScene.screen.bounds == CGRect(0, 0, 200, 80))
      let image = screen.image()
      #expect(image.width == 200)
      #expect(image.height == 80)
    }
  }
}
