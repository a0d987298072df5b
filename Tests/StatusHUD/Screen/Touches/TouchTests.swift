// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

/// Which touches the HUD takes, and which reach the app. A ring alone is shown, in the middle.
@MainActor @Suite(.globalHUD) struct TouchTests {
  private let it = HUDScreen(fades: true)
  private let app: TouchedView
  private let log = NotificationLog()
  private let onBezel = CGPoint(x: 170, y: 250)
  private let offBezel = CGPoint(x: 30, y: 30)

  init() {
    app = TouchedView(frame: it.appView.bounds)
    it.appView.addSubview(app)
  }

  private func show(
    tapDismissal: StatusHUD.TapDismissal = .never, mask: StatusHUD.MaskType = .passthrough
  ) async {
    StatusHUD.configuration.tapDismissal = tapDismissal
    await it.show(mask: mask)
    log.clear()
  }

  // MARK: Masks

  @Test func withoutAMaskEveryTouchReachesTheApp() async {
    await show()
    it.screen.tap(at: onBezel)
    it.screen.tap(at: offBezel)
    #expect(app.touches == 2)
    #expect(log.entries.isEmpty && StatusHUD.isVisible)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/253"),
    arguments: [StatusHUD.MaskType.clear, .black, .gradient, .custom])
  func withAMaskNoTouchReachesTheApp(_ mask: StatusHUD.MaskType) async {
    await show(mask: mask)
    StatusHUD.setStatus("a")
    it.screen.tap(at: onBezel)
    it.screen.tap(at: offBezel)
    #expect(app.touches == 0)
    #expect(log.entries == ["touch a", "touchInside a", "touch a"])
    #expect(StatusHUD.isVisible)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/372"))
  func aMaskCountsFromTheUpdateThatBringsItToTheOneThatRemovesIt() async {
    await show()
    await it.show(mask: .clear)
    it.screen.tap(at: offBezel)
    #expect(app.touches == 0)
    await it.show()
    it.screen.tap(at: offBezel)
    #expect(app.touches == 1)
    #expect(log.entries == ["touch"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/780"))
  func aHUDThatLeavesTakesNoTouches() async {
    await show(tapDismissal: .always, mask: .black)
    await it.hide(for: 0.05)
    it.screen.tap(at: onBezel)
    it.screen.tap(at: offBezel)
    #expect(app.touches == 2)
    await it.advance(by: 1)
    it.screen.tap(at: onBezel)
    #expect(app.touches == 3)
    #expect(log.entries == ["willDisappear", "didDisappear"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1092"))
  func duringGraceTimeNothingIsTakenAnnouncedOrFelt() async {
    StatusHUD.configure {
      $0.tapDismissal = .always
      $0.playsHaptics = true
      $0.graceTime = 1
    }
    await it.show(.success, "Done", mask: .black, for: 0.9)
    it.screen.tap(at: onBezel)
    #expect(app.touches == 1 && StatusHUD.isVisible)
    #expect(it.screen.accessibilityNotifications.isEmpty && it.screen.feedback.isEmpty)
    await it.advance(by: 0.2)
    #expect(it.takesTouch(at: offBezel))
    #expect(it.screen.feedback == [.notification(.success)])
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["Done"])
  }

  @Test func inAContainerOnlyWhatItCoversIsTaken() async {
    _ = it.addContainer(CGRect(x: 0, y: 0, width: 320, height: 200))
    await show(mask: .black)
    it.screen.tap(at: offBezel)
    it.screen.tap(at: CGPoint(x: 30, y: 300))
    #expect(app.touches == 1)
    #expect(log.entries == ["touch"])
  }

  // MARK: Dismissal

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"))
  func aTapOnTheBezelDismisses() async {
    StatusHUD.show()
    await show(tapDismissal: .always)
    it.screen.tap(at: offBezel)
    await it.advance(by: 1)
    #expect(app.touches == 1 && StatusHUD.isVisible)
    it.screen.tap(at: onBezel)
    #expect(app.touches == 1 && !StatusHUD.isVisible && StatusHUD.activityCount == 0)
    await it.advance(by: 1)
    #expect(log.entries == ["touch", "touchInside", "willDisappear", "didDisappear"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/429"))
  func aTapAnywhereOnAMaskDismisses() async {
    for point in [offBezel, onBezel] {
      await show(tapDismissal: .always, mask: .black)
      it.screen.tap(at: point)
      #expect(!StatusHUD.isVisible && app.touches == 0)
      await it.advance(by: 1)
    }
  }

  @Test func onlyAFingerThatHardlyMovesTaps() async {
    await show(tapDismissal: .always, mask: .black)
    it.screen.touchDown(at: onBezel)
    it.screen.touchMove(to: CGPoint(x: onBezel.x + 11, y: onBezel.y))
    it.screen.touchMove(to: onBezel)
    it.screen.touchUp(at: onBezel)
    #expect(StatusHUD.isVisible)
    it.screen.touchDown(at: onBezel)
    it.screen.touchCancel()
    #expect(StatusHUD.isVisible)
    it.screen.touchDown(at: onBezel)
    it.screen.touchMove(to: CGPoint(x: onBezel.x + 4, y: onBezel.y - 4))
    it.screen.touchUp(at: onBezel)
    #expect(!StatusHUD.isVisible)
  }

  /// The touch began before the HUD began to disappear.
  @Test func aFingerThatLiftsLateDismissesNothing() async {
    await show(tapDismissal: .always, mask: .black)
    it.screen.touchDown(at: onBezel)
    await it.hide(for: 0.05)
    StatusHUD.show()
    it.screen.touchUp(at: onBezel)
    #expect(StatusHUD.isVisible)
  }
}

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

  @Test func workGoesOnAndIsSeenAgain() async {
    let activity = StatusHUD.beginActivity(status: "work")
    await it.show(.success, "a")
    await tap(onBezel)
    #expect(it.texts == ["work"] && activity.isRunning)
    await tap(onBezel)
    #expect(it.texts == ["work"] && activity.isRunning)
    activity.end()
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

  /// The tap belongs to the message that was visible when the finger went down.
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
    // Behind a mask, the gesture isn't the app's.
    await it.show(.activity, "b", mask: .clear)
    #expect(it.screen.windowScene.performAccessibilityEscape() && it.texts == ["b"])
    activity.end()
  }
}

@MainActor @Suite(.globalHUD) struct HapticsTests {
  private let it = HUDScreen()

  /// Each message has the haptics it has in SVProgressHUD.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/664"))
  func messagesPlayHapticsWhileThatIsEnabled() async {
    await it.show(.success)
    #expect(it.screen.feedback.isEmpty)
    StatusHUD.configuration.playsHaptics = true
    await it.advance(by: 1)
    #expect(it.screen.feedback.isEmpty)
    for kind in [HUDContent.Kind.success, .info, .error, .text] { await it.show(kind) }
    #expect(
      it.screen.feedback == [
        .notification(.success), .notification(.warning), .notification(.error),
      ])
    StatusHUD.configuration.playsHaptics = false
    await it.show(.error)
    #expect(it.screen.feedback.count == 3)
  }
}
