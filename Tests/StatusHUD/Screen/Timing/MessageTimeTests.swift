// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The time of a message runs while the user can read it, or has heard it.
@MainActor @Suite(.globalHUD) struct MessageTimeTests {
  private let it = HUDScreen()

  private var isShown: Bool {
    (it.app.window.descendants(HUDContentView.self) + it.containers).contains {
      $0.bezel.label.text == "Saved" && !$0.bezel.isFadedOut
    }
  }

  private func showMessage(_ place: Place, mask: StatusHUD.MaskType = .passthrough) {
    HUDInPlace(it: it, place: place).show(.init(status: "Saved", duration: 2, maskType: mask))
  }

  /// Expects that the message leaves at this time.
  private func expectEnd(
    after seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await it.advance(by: seconds - 0.1)
    #expect(isShown, "too early", sourceLocation: sourceLocation)
    await it.advance(by: 0.2)
    #expect(!isShown, "too late", sourceLocation: sourceLocation)
  }

  // MARK: In the background

  /// Also in a HUD that shows work with the same text, for which `nil` stands.
  @Test(arguments: [.global, .view, nil] as [Place?])
  func itStopsInTheBackground(place: Place?) async {
    if let place {
      showMessage(place)
    } else {
      let hud = HUDView.show(in: it.appView) { $0.status = "Saved" }
      await it.advance(by: 1)
      hud.show(.success("Saved", duration: 2))
    }
    await it.advance(by: 1.5)
    it.screen.setActivationState(.background)
    await it.advance(by: 9)
    it.screen.setActivationState(.foregroundActive)
    await expectEnd(after: 0.5)
  }

  /// A permission prompt, Face ID, Siri, or Control Center is in front of the app. Everything else goes on.
  @Test(.bug("https://github.com/quanshousio/ToastUI/issues/29"), arguments: Place.allCases)
  func itStopsWhileTheSceneIsInactive(place: Place) async {
    showMessage(place)
    await it.advance(by: 1.5)
    it.screen.setActivationState(.foregroundInactive)
    await it.advance(by: 100)
    it.screen.setActivationState(.foregroundActive)
    await expectEnd(after: 0.5)
  }

  @Test(arguments: Place.allCases) func elseNothingStopsInAnInactiveScene(place: Place) async throws
  {
    it.screen.isVoiceOverRunning = true
    (StatusHUD.configuration.maskType, StatusHUD.configuration.position) = (.passthrough, .top)
    let (hud, progress) = (HUDInPlace(it: it, place: place), Progress(totalUnitCount: 10))
    await hud.show(.activity, "Loading")
    it.screen.setActivationState(.foregroundInactive)
    await it.advance(by: 1)
    let top = try hud.bezel.frame.minY
    it.app.window.rootViewController?.additionalSafeAreaInsets.top = 100
    switch place {
    case .global: StatusHUD.showProgress(progress, status: "Sending")
    case .view:
      HUDView.hud(in: it.app.window)?.status = "Sending"
      HUDView.hud(in: it.app.window)?.follow(progress)
    }
    await it.advance(by: 1)
    progress.completedUnitCount = 5
    await it.advance(by: 1)
    #expect(try hud.bezel.frame.minY == top + 100, "it looks")
    #expect(hud.container?.content?.progress == 0.5)
    #expect(it.screen.announcements.prefix(2) == ["Loading", "Sending"])
  }

  // MARK: Old news

  /// The view leaves its window, or the scene the foreground.
  @Test(arguments: Place.allCases, [1.0, 9.5, 10.5])
  func whatWasSeenEndsAfterTenSeconds(place: Place, seconds: Double) async {
    let ends = Tally()
    let message = StatusHUD.Message(status: "Saved", duration: 20)
    switch place {
    case .global: StatusHUD.show(message) { ends.add() }
    case .view: HUDView.show(message, in: it.app.window) { ends.add() }
    }
    await it.advance(by: 1)
    it.screen.setActivationState(.background)
    await it.advance(by: seconds)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0.5)
    #expect(isShown == (seconds < 10) && ends.value == (seconds < 10 ? 0 : 1))
  }

  /// In the foreground, a timer ends it. A message that never ends, and one that nobody has seen, wait.
  @Test(arguments: [2, .infinity] as [Double], [false, true])
  func aMessageWhoseViewLeftItsWindowEnds(duration: Double, isSeen: Bool) async {
    let (page, ends) = (UIView(frame: it.app.window.bounds), Tally())
    it.app.window.addSubview(page)
    if !isSeen { page.removeFromSuperview() }
    HUDView.show(.init(status: "Saved", duration: duration), in: page) { ends.add() }
    await it.advance(by: 1)
    page.removeFromSuperview()
    await it.advance(by: 9.9)
    #expect(ends.value == 0)
    await it.advance(by: 0.2)
    let isOver = isSeen && duration < .infinity
    #expect(ends.value == (isOver ? 1 : 0))
    it.app.window.addSubview(page)
    await it.advance(by: 0.5)
    #expect(isShown == !isOver)
  }

  /// Nobody could read it behind the prompt.
  @Test func aMessageBehindAPromptWasNotSeen() async {
    await it.show(.activity, "Saving")
    it.screen.setActivationState(.foregroundInactive)
    showMessage(.global)
    await it.advance(by: 1)
    it.screen.setActivationState(.background)
    await it.advance(by: 11)
    it.screen.setActivationState(.foregroundActive)
    await expectEnd(after: 2)
  }

  /// The HUD leaves with the scene of a SwiftUI view, for work in another scene, or with the list that it
  /// covers.
  @Test(arguments: Place.allCases, [9.0, 11])
  func whatLeftWithItsSceneOrItsViewEnds(place: Place, seconds: Double) async {
    let (ends, list) = (Tally(), UIScrollView(frame: it.app.window.bounds))
    let message = StatusHUD.Message(status: "Saved", duration: 20)
    it.app.window.addSubview(list)
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    var work = HUDContent(.activity, status: "Loading")
    work.scene = other.screen.windowScene.id
    switch place {
    case .global:
      StatusHUD.configuration.messagePolicy = .queue
      _ = StatusHUD.store.change { [work] in $0.requests.show(work, .scoped, at: $1) }
      _ = StatusHUD.show(message, in: it.screen.windowScene) { ends.add() }
    case .view: HUDView.show(message, in: list) { ends.add() }
    }
    await it.advance(by: 1)
    #expect(isShown)
    let leave = {
      if place == .view { list.removeFromSuperview() }
      it.screen.setActivationState(place == .view ? .foregroundActive : .background)
    }
    leave()
    await it.advance(by: 0.5)
    #expect(!isShown && it.texts == (place == .global ? ["Loading"] : []))
    await it.advance(by: seconds - 0.5)
    #expect(ends.value == (seconds > 10 ? 1 : 0))
    it.screen.setActivationState(.foregroundActive)
    it.app.window.addSubview(list)
    await it.advance(by: 1)
    #expect(isShown == (seconds < 10))
    #expect(it.app.window.descendants(HUDView.self).count == (isShown && place == .view ? 1 : 0))
  }

  // MARK: Messages and scenes

  /// A view of the app can have the global HUD in the background, too.
  @Test(arguments: Place.allCases, [false, true])
  func aMessageThatComesInTheBackgroundHasItsWholeTimeLater(place: Place, inAView: Bool) async {
    if inAView { StatusHUD.containerView = it.appView }
    it.screen.setActivationState(.background)
    showMessage(place)
    await it.advance(by: 100)
    #expect(isShown || place == .global && !inAView)
    it.screen.setActivationState(.foregroundActive)
    await expectEnd(after: 2)
  }

  /// The work was begun in the scene that is in the background now, or belongs to it.
  @Test(arguments: [false, true])
  func workOfASceneInTheBackgroundDoesNotHoldTheMessageOfAnother(isChosen: Bool) async throws {
    let (other, scene) = (HUDScreen(size: CGSize(width: 200, height: 200)), it.screen.windowScene)
    other.screen.activeAppearance = .inactive
    var work = HUDContent(.activity, status: "Loading")
    if isChosen { work.scene = scene.id }
    StatusHUD.store.change { [work] in $0.requests.show(work, at: $1) }
    await it.advance(by: 0.1)
    #expect(it.container?.window?.windowScene === scene)
    it.screen.setActivationState(.background)
    await it.advance(by: 0.1)
    var message = HUDContent(.success("Saved", duration: 2))
    message.scene = other.screen.windowScene.id
    StatusHUD.store.change { [message] in $0.requests.showMessage(message, at: $1) }
    await it.advance(by: 1)
    #expect(it.container?.window?.windowScene === other.screen.windowScene)
    await expectEnd(after: 1)
  }

  // MARK: With VoiceOver

  /// VoiceOver reads the text of equal messages once.
  @Test(arguments: [(Place.global, 1), (.global, 2), (.view, 1)])
  func itBeginsWhenVoiceOverHasReadTheMessage(place: Place, count: Int) async {
    it.screen.isVoiceOverRunning = true
    for _ in 0..<count {
      showMessage(place)
      await it.advance(by: 1)
    }
    #expect(isShown && it.screen.announcements == ["Saved"])
    it.screen.finishAnnouncement("Something else", successfully: true)
    await it.advance(by: 0.5)
    it.screen.finishAnnouncement("Saved", successfully: true)
    await expectEnd(after: 2)
  }

  /// VoiceOver reports a text with the lines or the announcements that it joined, or one that isn't a
  /// plain string.
  @Test(arguments: [("Saved, 3 photos", false), ("Back, Saved", false), ("Saved\n3 photos", true)])
  func itBeginsWhenVoiceOverHasReadWhatItJoined(text: String, isAttributed: Bool) async {
    it.screen.isVoiceOverRunning = true
    StatusHUD.showSuccess(status: "Saved", details: "3 photos", duration: 2)
    await it.advance(by: 1)
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: isAttributed
          ? NSAttributedString(string: text) : text
      ])
    await expectEnd(after: 2)
  }

  /// Two seconds, and one and a half times the time to read it, but never more than ten seconds.
  @Test(arguments: Place.allCases)
  func itBeginsSoonIfVoiceOverDoesNotSaySo(place: Place) async {
    it.screen.isVoiceOverRunning = true
    showMessage(place)
    await expectEnd(after: 2 + 1.5 * HUDContent.readingTime("Saved", nil) + 2)
  }

  @Test func itBeginsAfterTenSecondsAtTheLatest() async {
    it.screen.isVoiceOverRunning = true
    for seconds in 0..<5 {
      // VoiceOver is cut off once, and the text changes.
      let text = String(repeating: "long ", count: 40) + "\(seconds)"
      if seconds == 0 { StatusHUD.showInfo(status: text, duration: 2) }
      StatusHUD.setStatus(text)
      await it.advance(by: 1)
      it.screen.finishAnnouncement(text, successfully: false)
      await it.advance(by: 1)
    }
    await it.advance(by: 1.9)
    #expect(StatusHUD.isVisible)
    await it.advance(by: 0.3)
    #expect(!StatusHUD.isVisible)
  }

  @Test(
    .bug("https://github.com/cruffenach/CRToast/issues/96"),
    .bug("https://github.com/instructure/canvas-ios/issues/3165"),
    .bug("https://github.com/Automattic/Gravatar-SDK-iOS/issues/690"),
    .bug("https://github.com/Skyscanner/backpack-ios/issues/1037"), arguments: Place.allCases)
  func aMessageThatWasCutOffIsSaidOnceMore(place: Place) async {
    it.screen.isVoiceOverRunning = true
    showMessage(place)
    await it.advance(by: 0.3)
    it.screen.finishAnnouncement("Saved", successfully: false)
    await it.advance(by: 2.5)
    #expect(isShown && it.screen.announcements == ["Saved", "Saved"])
    it.screen.finishAnnouncement("Saved", successfully: false)
    await expectEnd(after: 2)
    #expect(it.screen.announcements == ["Saved", "Saved"])
  }

  /// The alert or another app cuts the announcement off, and the message is said when it's back.
  @Test(arguments: [false, true])
  func itBeginsWhenVoiceOverHasReadTheMessageThatIsBack(isAlert: Bool) async {
    it.screen.isVoiceOverRunning = true
    showMessage(.global)
    await it.advance(by: 0.5)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    if isAlert {
      it.app.window.rootViewController?.present(alert, animated: false)
    } else {
      it.screen.setActivationState(.background)
    }
    await it.advance(by: 0.5)
    it.screen.finishAnnouncement("Saved", successfully: false)
    await it.advance(by: 9)
    #expect(it.screen.announcements == ["Saved"])
    alert.dismiss(animated: false)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 1)
    #expect(isShown && it.screen.announcements == ["Saved", "Saved"])
    it.screen.finishAnnouncement("Saved", successfully: true)
    await expectEnd(after: 2)
  }

  /// The finish is of another text, and nothing waits for it.
  @Test func workIsNotSaidAgainForAnAnnouncementOfTheApp() async {
    it.screen.isVoiceOverRunning = true
    await it.show(.activity, "Loading", for: 0.5)
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [UIAccessibility.announcementWasSuccessfulUserInfoKey: false])
    await it.advance(by: 0.5)
    #expect(it.screen.announcements == ["Loading"])
    // The app says the same.
    it.screen.finishAnnouncement("Loading", successfully: true)
    it.screen.finishAnnouncement("Loading", successfully: false)
    await it.advance(by: 0.5)
    #expect(it.screen.announcements == ["Loading"])
  }

  @Test func aMessageOfNoTimeIsSaidFirst() async {
    it.screen.isVoiceOverRunning = true
    HUDView.show(.success("Saved", duration: 0), in: it.appView, animated: false)
    await it.advance(by: 1)
    #expect(isShown && it.screen.announcements == ["Saved"])
  }

  @Test func whatIsNotShownAnyMoreIsNotSaidAgain() async {
    it.screen.isVoiceOverRunning = true
    await it.show(.activity, "Loading", for: 0.3)
    StatusHUD.setStatus("Almost done")
    await it.advance(by: 0.3)
    it.screen.finishAnnouncement("Loading", successfully: false)
    await it.advance(by: 0.3)
    await it.hide(for: 0.05)
    it.screen.finishAnnouncement("Almost done", successfully: false)
    await it.advance(by: 1)
    await it.show(.activity, "Loading")
    // The dismissal comes before the HUD has heard of it.
    it.screen.finishAnnouncement("Loading", successfully: false)
    await it.hide()
    #expect(it.screen.announcements == ["Loading", "Almost done", "Loading"])
  }

  /// VoiceOver reads the bezel when the focus moves to it, and nothing says when it has done so.
  @Test(arguments: Place.allCases)
  func aMessageThatTakesTheFocusHasTheTimeToReadItFirst(place: Place) async {
    it.screen.isVoiceOverRunning = true
    showMessage(place, mask: .black)
    await expectEnd(after: 2 + HUDContent.readingTime("Saved", nil))
    #expect(it.screen.announcements.isEmpty)
  }
}
