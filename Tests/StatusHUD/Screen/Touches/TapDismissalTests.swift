// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A tap ends the message on screen, and no work.
@MainActor
@Suite(
  .globalHUD,
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/76"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/593"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/689"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/730"),
  .bug("https://github.com/jdg/MBProgressHUD/issues/123"),
  .bug("https://github.com/jdg/MBProgressHUD/issues/308"))
struct TapDismissalTests {
  private let it = HUDScreen()
  private let onBezel = CGPoint(x: 160, y: 240)
  private let offBezel = CGPoint(x: 30, y: 30)

  init() { StatusHUD.configuration.tapDismissal = .messages }

  /// Without a mask, so that a tap beside the bezel is the app's.
  @Test func workGoesOnAndIsSeenAgain() async {
    let activity = StatusHUD.beginActivity(status: "work")
    await it.show(.success, "a")
    await it.tap(offBezel, for: 1)
    #expect(it.texts == ["a"] && !it.takesTouch(at: offBezel))
    for _ in 0..<2 {
      await it.tap(onBezel, for: 1)
      #expect(it.texts == ["work"] && activity.isRunning)
    }
    activity.end()
  }

  @Test func theNextMessageOfTheQueueComes() async {
    StatusHUD.configuration.messagePolicy = .queue
    for status in ["a", "b", "c"] { StatusHUD.showInfo(status: status, duration: .infinity) }
    await it.advance(by: 1)
    for status in ["a", "b", "c"] {
      #expect(it.texts == [status])
      await it.tap(onBezel, for: 1)
    }
    #expect(it.texts.isEmpty && !StatusHUD.isVisible)
  }

  /// The tap belongs to the message that was visible when the finger went down.
  @Test func aTapNeverEndsAMessageThatCameUnderTheFinger() async {
    for kind in [HUDContent.Kind.success, .activity] {
      let mask = kind == .success ? StatusHUD.MaskType.passthrough : .clear
      await it.show(kind, "a", mask: mask)
      it.screen.touchDown(at: onBezel)
      await it.show(.success, "b", mask: mask)
      it.screen.touchUp(at: onBezel)
      await it.advance(by: 1)
      #expect(it.texts == ["b"])
      await it.hide()
    }
  }

  @Test func theEscapeGestureDoesTheSame() async throws {
    let activity = StatusHUD.beginActivity(status: "work")
    await it.show(.success, "a")
    let hint = ResourceBundle.string(forKey: "Dismisses the message.")
    #expect(try it.bezel.accessibilityHint == hint)
    #expect(it.screen.windowScene.performAccessibilityEscape())
    await it.advance(by: 1)
    #expect(try it.texts == ["work"] && activity.isRunning && it.bezel.accessibilityHint == nil)
    #expect(!it.screen.windowScene.performAccessibilityEscape())
    // Behind a mask, the gesture isn't the app's.
    await it.show(.activity, "b", mask: .clear)
    #expect(it.screen.windowScene.performAccessibilityEscape() && it.texts == ["b"])
    activity.end()
  }
}
