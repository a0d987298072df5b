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
    let isMasked = ![.automatic, .passthrough].contains(mask)
    #expect(app.touches == (isMasked ? 0 : 2) && StatusHUD.isVisible)
    #expect(
      log.entries
        == (isMasked
          ? ["DidReceiveTouchEvent a", "DidTouchDownInside a", "DidReceiveTouchEvent a"] : []))
  }

  /// In a view, `HUDViewWorkMessageTests` has the same.
  @Test(
    arguments: [StatusHUD.MaskType.automatic, .passthrough, .black],
    [StatusHUD.MaskType.automatic, .passthrough, .black])
  func theMaskOfACallComesBeforeThatOfTheConfiguration(
    own: StatusHUD.MaskType, configured: StatusHUD.MaskType
  ) async {
    var activity: StatusHUD.Activity?
    let calls = [
      { StatusHUD.show(maskType: own) }, { StatusHUD.showProgress(0.5, maskType: own) },
      { StatusHUD.showProgress(Progress(totalUnitCount: 2), maskType: own) },
      { activity = StatusHUD.beginActivity(maskType: own) },
      { StatusHUD.showInfo(maskType: own) }, { StatusHUD.showText("a", maskType: own) },
      { StatusHUD.show(.error(maskType: own)) },
      { StatusHUD.show(.error(maskType: own)) { $0.margin = 20 } },
    ]
    for call in calls {
      for mask in [configured, .black, .automatic, configured] {
        await it.configure(for: 0.2) { $0.maskType = mask }
        if !StatusHUD.isVisible { call() }
        await it.advance(by: 0.2)
        let isMasked = (own == .automatic ? mask : own) == .black
        #expect(it.takesTouch(at: offBezel) == isMasked)
      }
      await it.hide()
    }
    #expect(activity?.isRunning == false)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/372"))
  func aMaskCountsFromTheUpdateThatBringsItToTheOneThatRemovesIt() async {
    await show()
    await it.show(mask: .clear)
    it.screen.tap(at: offBezel)
    #expect(app.touches == 0)
    await it.show()
    it.screen.tap(at: offBezel)
    #expect(app.touches == 1 && log.entries == ["DidReceiveTouchEvent"])
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/780"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/350"))
  func aHUDThatLeavesTakesNoTouches() async {
    await show(tapDismissal: .always, mask: .black)
    await it.hide(for: 0.05)
    tapBoth()
    #expect(app.touches == 2)
    await it.advance(by: 1)
    it.screen.tap(at: onBezel)
    #expect(app.touches == 3)
    #expect(log.entries == ["WillDisappear", "DidDisappear"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1092"))
  func duringGraceTimeNothingIsTakenAnnouncedOrFelt() async {
    await it.show(.activity, "Loading", mask: .black, for: 0.9) {
      $0.tapDismissal = .always
      $0.playsHaptics = true
      $0.graceTime = 1
    }
    it.screen.tap(at: onBezel)
    #expect(app.touches == 1 && StatusHUD.isVisible)
    #expect(it.screen.accessibilityNotifications.isEmpty && it.screen.feedback.isEmpty)
    await it.advance(by: 0.2)
    #expect(it.takesTouch(at: offBezel) && it.screen.feedback.isEmpty)
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["Loading"])
    await it.hide()
    await it.show(.success, "Done", mask: .black, for: 0)
    #expect(it.takesTouch(at: offBezel) && it.screen.feedback == [.notification(.success)])
  }

  // MARK: Dismissal

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/46"))
  func aTapOnTheBezelDismisses() async throws {
    StatusHUD.show()
    await show(tapDismissal: .always)
    #expect(try it.bezel.accessibilityHint == ResourceBundle.string(forKey: "Hides the progress."))
    await it.tap(offBezel, for: 1)
    #expect(app.touches == 1 && StatusHUD.isVisible)
    it.screen.tap(at: onBezel)
    #expect(app.touches == 1 && !StatusHUD.isVisible && StatusHUD.activityCount == 0)
    await it.advance(by: 1)
    #expect(
      log.entries == [
        "DidReceiveTouchEvent", "DidTouchDownInside", "WillDisappear", "DidDisappear",
      ])
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
  /// screen, in it, or after the HUD came back from its fade-out.
  @Test(
    arguments: [(0.05, nil), (1, 1), (0.05, 1)] as [(Double, Double?)],
    [StatusHUD.MaskType.passthrough, .black])
  func aFingerThatLiftsLateDismissesNothing(
    times: (hidden: Double, shown: Double?), mask: StatusHUD.MaskType
  ) async {
    await show(tapDismissal: .always, mask: mask)
    it.screen.touchDown(at: onBezel)
    await it.hide(for: times.hidden)
    StatusHUD.show(maskType: mask)
    if let shown = times.shown { await it.advance(by: shown) }
    it.screen.touchUp(at: onBezel)
    await it.advance(by: 1)
    #expect(it.containers.count == 1 && StatusHUD.isVisible)
    await it.tap(onBezel, for: 1)
    #expect(it.containers.isEmpty)
  }
}
