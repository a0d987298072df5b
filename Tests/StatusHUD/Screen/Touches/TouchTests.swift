// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What the app beneath the HUD hears.
private final class AppView: UIView {
  var touchCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
}

/// The screen is 320 x 480, so that the bezel of 84 x 84 is around (160, 240).
@MainActor @Suite("Touches", .exclusiveScreen) struct TouchTests {
  private let onBezel = CGPoint(x: 170, y: 250)
  private let offBezel = CGPoint(x: 30, y: 30)

  @MainActor private final class Log {
    var taps = 0
    var touches: [Bool] = []
  }

  private func withStage(
    dismissesOnTap: Bool = false, mask: StatusHUD.MaskType,
    _ body: (StageScreen, AppView, Log) async throws -> Void
  ) async rethrows {
    try await StageScreen.run { it in
      let app = AppView(frame: it.appView.bounds)
      it.appView.addSubview(app)
      let log = Log()
      it.stage.onTap = { log.taps += 1 }
      it.stage.onTouch = { log.touches.append($0) }
      it.configuration.dismissesOnTap = dismissesOnTap
      await it.show(mask: mask)
      try await body(it, app, log)
    }
  }

  @Test("Without a mask every touch is the app's, also over the bezel")
  func withoutMask() async {
    await withStage(mask: .none) { it, app, log in
      it.screen.tap(at: onBezel)
      it.screen.tap(at: offBezel)
      #expect(app.touchCount == 2)
      #expect(log.touches.isEmpty && log.taps == 0)
    }
  }

  @Test(
    "Row 27: with a mask no touch is the app's",
    arguments: [StatusHUD.MaskType.clear, .black, .gradient, .custom])
  func withMask(_ mask: StatusHUD.MaskType) async {
    await withStage(mask: mask) { it, app, log in
      it.screen.tap(at: onBezel)
      it.screen.tap(at: offBezel)
      #expect(app.touchCount == 0)
      #expect(log.touches == [true, false])
      #expect(log.taps == 0)
    }
  }

  @Test("Rows 27, C3: nothing is blocked before it appears and once it leaves")
  func leaving() async {
    await withStage(dismissesOnTap: true, mask: .black) { it, app, log in
      it.stage.setBlocksTouches(false)
      it.stage.setVisible(false, duration: 0.5) {}
      await it.screen.advance(by: 0.1)
      it.screen.tap(at: onBezel)
      it.screen.tap(at: offBezel)
      #expect(app.touchCount == 2)
      await it.hide()
      it.screen.tap(at: onBezel)
      #expect(app.touchCount == 3)
      #expect(log.touches.isEmpty && log.taps == 0)
    }
  }

  @Test("Row 27: a mask that comes or goes with an update counts from then on")
  func changingMask() async {
    await withStage(mask: .none) { it, app, log in
      await it.show(mask: .clear)
      it.screen.tap(at: offBezel)
      #expect(app.touchCount == 0)
      await it.show(mask: .none)
      it.screen.tap(at: offBezel)
      #expect(app.touchCount == 1)
      #expect(log.touches == [false])
    }
  }

  @Test("Row 13: a tap on the bezel dismisses, also without a mask; the rest stays the app's")
  func tapOnBezel() async {
    await withStage(dismissesOnTap: true, mask: .none) { it, app, log in
      it.screen.tap(at: offBezel)
      #expect(app.touchCount == 1 && log.taps == 0)
      it.screen.tap(at: onBezel)
      #expect(app.touchCount == 1 && log.taps == 1)
      #expect(log.touches == [true])
    }
  }

  @Test("Row 13: with a mask a tap anywhere dismisses")
  func tapOnMask() async {
    await withStage(dismissesOnTap: true, mask: .black) { it, app, log in
      it.screen.tap(at: offBezel)
      it.screen.tap(at: onBezel)
      #expect(app.touchCount == 0 && log.taps == 2)
    }
  }

  @Test("A finger that is drawn away does not tap; one that trembles does")
  func dragging() async {
    await withStage(dismissesOnTap: true, mask: .black) { it, _, log in
      it.screen.touchDown(at: onBezel)
      it.screen.touchMove(to: CGPoint(x: onBezel.x + 11, y: onBezel.y))
      it.screen.touchMove(to: onBezel)
      it.screen.touchUp(at: onBezel)
      #expect(log.taps == 0)
      it.screen.touchDown(at: onBezel)
      it.screen.touchCancel()
      #expect(log.taps == 0)
      it.screen.touchDown(at: onBezel)
      it.screen.touchMove(to: CGPoint(x: onBezel.x + 4, y: onBezel.y - 4))
      it.screen.touchUp(at: onBezel)
      #expect(log.taps == 1)
    }
  }

  @Test("A finger that came down before the HUD leaves does not dismiss it once more")
  func lifting() async {
    await withStage(dismissesOnTap: true, mask: .black) { it, _, log in
      it.screen.touchDown(at: onBezel)
      it.stage.setBlocksTouches(false)
      it.stage.setVisible(false, duration: 0.5) {}
      it.screen.touchUp(at: onBezel)
      #expect(log.taps == 0)
    }
  }

  @Test("The escape gesture dismisses where a tap does, and is not the app's behind a mask")
  func escape() async {
    await withStage(dismissesOnTap: true, mask: .none) { it, _, log in
      #expect(it.overlay?.contentView.accessibilityPerformEscape() == false)
      #expect(it.screen.windowScene.performAccessibilityEscape())
      #expect(log.taps == 1)
      it.configuration.dismissesOnTap = false
      await it.update()
      #expect(!it.screen.windowScene.performAccessibilityEscape())
      await it.show(mask: .clear)
      #expect(it.screen.windowScene.performAccessibilityEscape())
      #expect(log.taps == 1)
    }
  }

  @Test("In a container only what it covers is taken")
  func container() async {
    await withStage(mask: .black) { it, app, log in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      it.appView.addSubview(container)
      it.stage.containerView = container
      await it.screen.advance(by: 0)
      it.screen.tap(at: offBezel)
      it.screen.tap(at: CGPoint(x: 30, y: 300))
      #expect(app.touchCount == 1)
      #expect(log.touches == [false])
    }
  }
}
