// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
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
    await it.show(mask: mask) { $0.tapDismissal = tapDismissal }
    log.clear()
  }

  private func tapBoth() { for point in [onBezel, offBezel] { it.screen.tap(at: point) } }

  // MARK: Masks

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/253"),
    arguments: StatusHUD.MaskType.allCases)
  func aMaskAndNothingElseKeepsTouchesFromTheApp(_ mask: StatusHUD.MaskType) async {
    await show(mask: mask)
    StatusHUD.setStatus("a")
    tapBoth()
    let isMasked = mask != .passthrough
    #expect(app.touches == (isMasked ? 0 : 2) && StatusHUD.isVisible)
    #expect(log.entries == (isMasked ? ["touch a", "touchInside a", "touch a"] : []))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/372"))
  func aMaskCountsFromTheUpdateThatBringsItToTheOneThatRemovesIt() async {
    await show()
    await it.show(mask: .clear)
    it.screen.tap(at: offBezel)
    #expect(app.touches == 0)
    await it.show()
    it.screen.tap(at: offBezel)
    #expect(app.touches == 1 && log.entries == ["touch"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/780"))
  func aHUDThatLeavesTakesNoTouches() async {
    await show(tapDismissal: .always, mask: .black)
    await it.hide(for: 0.05)
    tapBoth()
    #expect(app.touches == 2)
    await it.advance(by: 1)
    it.screen.tap(at: onBezel)
    #expect(app.touches == 3)
    #expect(log.entries == ["willDisappear", "didDisappear"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1092"))
  func duringGraceTimeNothingIsTakenAnnouncedOrFelt() async {
    await it.show(.success, "Done", mask: .black, for: 0.9) {
      $0.tapDismissal = .always
      $0.playsHaptics = true
      $0.graceTime = 1
    }
    it.screen.tap(at: onBezel)
    #expect(app.touches == 1 && StatusHUD.isVisible)
    #expect(it.screen.accessibilityNotifications.isEmpty && it.screen.feedback.isEmpty)
    await it.advance(by: 0.2)
    #expect(it.takesTouch(at: offBezel) && it.screen.feedback == [.notification(.success)])
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["Done"])
  }

  @Test func inAContainerOnlyWhatItCoversIsTaken() async {
    _ = it.addContainer(CGRect(x: 0, y: 0, width: 320, height: 200))
    await show(mask: .black)
    it.screen.tap(at: offBezel)
    it.screen.tap(at: CGPoint(x: 30, y: 300))
    #expect(app.touches == 1 && log.entries == ["touch"])
  }

  // MARK: Dismissal

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"))
  func aTapOnTheBezelDismisses() async throws {
    StatusHUD.show()
    await show(tapDismissal: .always)
    #expect(try it.bezel.accessibilityHint == VoiceOver.text("Hides the progress."))
    await it.tap(offBezel, for: 1)
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

  @Test(arguments: [(4.0, -4.0, true), (11, 0, false)])
  func onlyAFingerThatHardlyMovesTaps(_ x: Double, _ y: Double, isTap: Bool) async {
    await show(tapDismissal: .always, mask: .black)
    it.screen.touchDown(at: onBezel)
    it.screen.touchCancel()
    #expect(StatusHUD.isVisible)
    it.screen.touchDown(at: onBezel)
    it.screen.touchMove(to: CGPoint(x: onBezel.x + x, y: onBezel.y + y))
    it.screen.touchMove(to: onBezel)
    it.screen.touchUp(at: onBezel)
    #expect(StatusHUD.isVisible == !isTap)
  }

  /// The touch began before the HUD began to disappear. It ends before a new presentation is on
  /// screen, or in it.
  @Test(arguments: [false, true], [StatusHUD.MaskType.passthrough, .black])
  func aFingerThatLiftsLateDismissesNothing(isNew: Bool, mask: StatusHUD.MaskType) async {
    await show(tapDismissal: .always, mask: mask)
    it.screen.touchDown(at: onBezel)
    await it.hide(for: isNew ? 1 : 0.05)
    StatusHUD.show(maskType: mask)
    if isNew { await it.advance(by: 1) }
    it.screen.touchUp(at: onBezel)
    await it.advance(by: 1)
    #expect(it.containers.count == 1 && StatusHUD.isVisible)
    await it.tap(onBezel, for: 1)
    #expect(it.containers.isEmpty)
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

  /// In the fade-out, the HUD appears again under the finger.
  @Test func aTouchFromBeforeADismissalEndsNothing() async {
    await it.configure {
      $0.tapDismissal = .always
      $0.fadeOutDuration = 1
    }
    await it.show(.activity, "a", mask: .clear)
    it.screen.touchDown(at: onBezel)
    await it.hide(for: 0.3)
    await it.show(.activity, "b", mask: .clear)
    it.screen.touchUp(at: onBezel)
    await it.advance(by: 2)
    #expect(it.texts == ["b"])
  }

  @Test func theEscapeGestureDoesTheSame() async throws {
    let activity = StatusHUD.beginActivity(status: "work")
    await it.show(.success, "a")
    let hint = VoiceOver.text("Dismisses the message.")
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

@MainActor @Suite(.globalHUD) struct HapticsTests {
  private let it = HUDScreen()

  /// Each message has the haptics it has in SVProgressHUD.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/664"))
  func messagesPlayHapticsWhileThatIsEnabled() async {
    await it.show(.success)
    await it.configure(for: 1) { $0.playsHaptics = true }
    #expect(it.screen.feedback.isEmpty)
    for kind in [HUDContent.Kind.success, .info, .error, .text] { await it.show(kind) }
    await it.show(.error) { $0.playsHaptics = false }
    let expected: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    #expect(it.screen.feedback == expected.map { .notification($0) })
  }
}
