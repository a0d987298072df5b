// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
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

  private func tap(_ point: CGPoint) async {
    it.screen.tap(at: point)
    await it.advance(by: 1)
  }

  @Test func withoutAMaskATapOnTheBezelEndsTheMessage() async {
    await it.show(.success, "a")
    await tap(offBezel)
    #expect(it.texts == ["a"] && !it.takesTouch(at: offBezel))
    await tap(onBezel)
    #expect(it.texts.isEmpty && !StatusHUD.isVisible)
  }

  @Test func withAMaskATapAnywhereDoes() async {
    await it.show(.success, "a", mask: .black)
    await tap(offBezel)
    #expect(it.texts.isEmpty && !StatusHUD.isVisible)
  }

  @Test func workGoesOnAndIsSeenAgain() async {
    let activity = StatusHUD.beginActivity(status: "work")
    await it.show(.success, "a")
    await tap(onBezel)
    #expect(it.texts == ["work"] && activity.isRunning)
    await tap(onBezel)
    #expect(it.texts == ["work"] && activity.isRunning)
    activity.end()
  }

  @Test func aTapOnWorkReachesTheApp() async {
    await it.show(.activity, "work")
    #expect(!it.takesTouch(at: onBezel))
    await it.show(.activity, "work", mask: .clear)
    await tap(onBezel)
    #expect(it.texts == ["work"])
  }

  @Test func theNextMessageOfTheQueueComes() async {
    StatusHUD.configuration.messagePolicy = .queue
    for status in ["a", "b", "c"] { StatusHUD.showInfo(status: status, duration: .infinity) }
    await it.advance(by: 1)
    for status in ["a", "b", "c"] {
      #expect(it.texts == [status])
      await tap(onBezel)
    }
    #expect(it.texts.isEmpty && !StatusHUD.isVisible)
  }

  /// The user meant the one on which the finger went down.
  @Test func aTapNeverEndsAMessageThatCameUnderTheFinger() async {
    await it.show(.success, "a")
    it.screen.touchDown(at: onBezel)
    await it.show(.success, "b")
    it.screen.touchUp(at: onBezel)
    await it.advance(by: 1)
    #expect(it.texts == ["b"])
    StatusHUD.dismiss()
    await it.show(.activity, "work", mask: .clear)
    it.screen.touchDown(at: onBezel)
    await it.show(.success, "c", mask: .clear)
    it.screen.touchUp(at: onBezel)
    await it.advance(by: 1)
    #expect(it.texts == ["c"])
  }

  @Test func itsClosureRuns() async {
    let log = NotificationLog()
    StatusHUD.show(.info("a", duration: .infinity)) { log.note("over") }
    await it.advance(by: 1)
    await tap(onBezel)
    #expect(log.entries.last == "over")
  }

  @Test func theEscapeGestureDoesTheSame() async throws {
    let activity = StatusHUD.beginActivity(status: "work")
    await it.show(.success, "a")
    let hint = ResourceBundle.string(forKey: "Dismisses the message.")
    #expect(try it.bezel.accessibilityHint == hint)
    #expect(it.screen.windowScene.performAccessibilityEscape())
    await it.advance(by: 1)
    #expect(it.texts == ["work"] && activity.isRunning)
    #expect(try it.bezel.accessibilityHint == nil)
    #expect(!it.screen.windowScene.performAccessibilityEscape())
    activity.end()
  }

  @Test func neverMeansNever() async {
    StatusHUD.configuration.tapDismissal = .never
    await it.show(.success, "a", mask: .black)
    await tap(onBezel)
    #expect(it.texts == ["a"])
  }

  /// Counted and scoped.
  @Test func alwaysEndsAllWork() async {
    StatusHUD.configuration.tapDismissal = .always
    let activity = StatusHUD.beginActivity(status: "scoped")
    StatusHUD.show(status: "counted")
    await it.advance(by: 1)
    await tap(onBezel)
    #expect(!StatusHUD.isVisible && StatusHUD.activityCount == 0 && !activity.isRunning)
  }
}
