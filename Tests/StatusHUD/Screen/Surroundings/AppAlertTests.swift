// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Who presents an alert.
enum AlertPresenter: CaseIterable {
  case root, child
  /// A popup that a child presented over itself, or in its place.
  case popupOverChild, popupInPlaceOfChild
  /// A window that isn't key, below the window of the HUD or above it.
  case windowBelow, windowAbove
}

/// An alert that the app presents while the HUD is onscreen, or before.
@MainActor @Suite(.globalHUD) struct AppAlertTests {
  private let it = HUDScreen(fades: true)
  private let answers = Tally()
  private let root: UIViewController
  private let child: UIViewController

  init() throws {
    root = try #require(it.app.window.rootViewController)
    child = it.addChild(to: root)
  }

  private func presenter(_ presenter: AlertPresenter) async -> (UIViewController, UIWindow?) {
    switch presenter {
    case .root: return (root, nil)
    case .child: return (child, nil)
    case .popupOverChild, .popupInPlaceOfChild:
      let popup = UIViewController()
      popup.modalPresentationStyle =
        presenter == .popupOverChild ? .overCurrentContext : .currentContext
      child.present(popup, animated: false)
      await it.advance(by: 0)
      #expect(child.presentedViewController === popup && root.presentedViewController == nil)
      return (popup, nil)
    case .windowBelow, .windowAbove:
      let window = UIWindow(windowScene: it.screen.windowScene)
      window.windowLevel = presenter == .windowBelow ? .normal : .alert + 100
      window.rootViewController = UIViewController()
      window.isHidden = false
      return (window.rootViewController ?? root, window)
    }
  }

  /// Presents an alert in the middle, where the bezel is, and returns its button.
  @discardableResult
  private func presentAlert(by presenter: UIViewController? = nil, for seconds: Double = 0.5)
    async throws -> UIButton
  {
    let alert = UIAlertController(
      title: "Not saved", message: "The disk is full.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [answers] _ in answers.add() })
    (presenter ?? root).present(alert, animated: false)
    await it.advance(by: seconds)
    return try #require(alert.view.descendants(UIButton.self).first)
  }

  private var labels: Set<String> {
    Set(it.screen.windowScene.accessibleElements.compactMap(\.accessibilityLabel))
  }

  private func expectAside(_ isAside: Bool, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let view = try #require(StatusHUD.place.view, sourceLocation: sourceLocation)
    #expect(view.window?.isHidden == isAside, sourceLocation: sourceLocation)
    #expect(view.bezel.isFadedOut == isAside, sourceLocation: sourceLocation)
    #expect(view.dimmingMask.isFadedOut == isAside, sourceLocation: sourceLocation)
    #expect(view.accessibilityElementsHidden == isAside, sourceLocation: sourceLocation)
    #expect(StatusHUD.isVisible, sourceLocation: sourceLocation)
    if isAside { #expect(!view.takesTouches, sourceLocation: sourceLocation) }
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/419"),
    .bug("https://github.com/infinitered/rmq/issues/314"),
    arguments: AlertPresenter.allCases, StatusHUD.MaskType.allCases)
  func theHUDStepsAsideUntilItIsAnswered(
    presenter: AlertPresenter, mask: StatusHUD.MaskType
  ) async throws {
    let log = NotificationLog()
    let (controller, window) = await self.presenter(presenter)
    await it.show(.activity, "Saving", mask: mask)
    let texts = labels
    #expect(texts.contains("Saving") && log.entries.count == 2)
    let button = try await presentAlert(by: controller)
    try expectAside(true)
    #expect(labels == ["Not saved", "The disk is full.", "OK"])
    await it.tap(button.middle, for: 0.25)
    #expect(answers.value == 1)
    try expectAside(false)
    window?.isHidden = true
    await it.advance(by: 0.25)
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)) == ![.automatic, .passthrough].contains(mask))
    #expect(labels == texts && log.entries.count == 2 && it.texts == ["Saving"])
  }

  /// The time in front of the user counts, and not the time behind the alert.
  @Test(arguments: Place.allCases) func theTimeOfAMessageWaits(place: Place) async throws {
    let hud = HUDInPlace(it: it, place: place)
    hud.show(.error("No", duration: 2))
    await it.advance(by: 1)
    let button = try await presentAlert(for: 5)
    await it.tap(button.middle, for: 0.5)
    #expect(hud.texts == ["No"])
    await it.advance(by: 1.5)
    #expect(hud.texts.isEmpty)
  }

  /// The HUD reports that it did appear when the user sees it.
  @Test(arguments: Place.allCases)
  func aHUDThatStepsAsideInItsFadeInAppearsLater(place: Place) async throws {
    let (log, hudLog) = (NotificationLog(), HUDLog())
    let hud = HUDInPlace(it: it, place: place)
    StatusHUD.configuration.fadeInDuration = 0.4
    await hud.show(.activity, for: 0.1)
    HUDView.hud(in: it.app.window)?.delegate = hudLog
    var events: [String] { place == .global ? Array(log.entries.dropFirst()) : hudLog.events }
    let button = try await presentAlert(for: 1)
    #expect(events.isEmpty)
    await it.tap(button.middle, for: 1)
    let isOut = try hud.bezel.isFadedOut
    #expect(events.count == 1 && !isOut)
  }

  /// Work, messages, masks, fades, and an alert that comes and goes, in random order.
  @Test(arguments: 0..<8)
  func touchesOnItPassWhateverHappens(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let mask = StatusHUD.MaskType.allCases.randomElement(using: &generator) ?? .automatic
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: StatusHUD.show(status: "Saving", maskType: mask)
      case 1: StatusHUD.showSuccess(status: "Saved", duration: 0.3, maskType: mask)
      case 2: StatusHUD.popActivity()
      case 3: StatusHUD.dismiss()
      case 4 where root.presentedViewController == nil: try await presentAlert(for: 0)
      case 5: root.dismiss(animated: Bool.random(using: &generator))
      default: break
      }
      await it.advance(by: [0.25, 0.5].randomElement(using: &generator) ?? 0.25)
      let blocks = it.overlay?.accessibilityViewIsModal == true
      #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)) == blocks)
      guard let alert = root.presentedViewController, !alert.isBeingDismissed else { continue }
      #expect(!blocks && it.texts.isEmpty)
      #expect(it.screen.view(at: alert.view.middle)?.isDescendant(of: alert.view) == true)
    }
  }

  /// The app hears of the HUD only when it appears.
  @Test func aHUDThatComesDuringAnAlertAppearsAfterIt() async throws {
    StatusHUD.configuration.graceTime = 0.5
    let log = NotificationLog()
    let button = try await presentAlert()
    await it.show(.activity, "Saving", for: 0.75)
    #expect(it.container == nil && StatusHUD.isVisible && log.entries.isEmpty)
    it.screen.tap(at: button.middle)
    // The grace time has run meanwhile.
    await it.advance(by: 0.25)
    try expectAside(false)
    await it.advance(by: 0.15)
    #expect(log.entries == ["WillAppear Saving", "DidAppear Saving"])
    // What has ended before the alert leaves no trace.
    let second = try await presentAlert()
    await it.hide()
    StatusHUD.show(status: "Loading")
    StatusHUD.popActivity()
    log.clear()
    await it.tap(second.middle, for: 1)
    #expect(it.container == nil && log.entries.isEmpty && answers.value == 2)
  }

  @Test func theCancelButtonCannotBePressedMeanwhile() async throws {
    let cancels = Tally()
    StatusHUD.show(status: "Saving", maskType: .black, onCancel: { cancels.add() })
    await it.advance(by: 1)
    let button = try await presentAlert()
    #expect(!StatusHUD.cancel() && cancels.value == 0)
    await it.tap(button.middle, for: 0.5)
    #expect(StatusHUD.cancel() && cancels.value == 1)
  }

  @Test(arguments: [false, true])
  func voiceOverSaysWhatComesAfterTheAlert(isModal: Bool) async throws {
    it.screen.isVoiceOverRunning = true
    await it.show(.activity, "Saving", mask: isModal ? .black : .passthrough)
    let button = try await presentAlert()
    it.screen.forgetNotices()
    StatusHUD.showSuccess(status: "Saved", duration: .infinity, maskType: .passthrough)
    await it.advance(by: 1)
    #expect(it.screen.announcements.isEmpty)
    await it.tap(button.middle, for: 0.5)
    #expect(it.screen.announcements == ["Saved"])
  }

  /// On Apple's systems, the view of an alert is in no window before the next commit.
  @Test func anAlertOfTheSameTurnCounts() async throws {
    final class LateAlert: UIAlertController {
      override var viewIfLoaded: UIView? { nil }
    }
    let log = NotificationLog()
    root.present(LateAlert(title: "Late", message: nil, preferredStyle: .alert), animated: false)
    await it.show(.activity, "Saving")
    #expect(it.container == nil && log.entries.isEmpty)
  }

  @Test func theFocusOfVoiceOverDoesNotGoBehindTheAlert() async throws {
    it.screen.isVoiceOverRunning = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Behind"
    it.appView.addSubview(label)
    UIAccessibility.post(notification: .layoutChanged, argument: label)
    await it.show(.activity, "Saving", mask: .black)
    try await presentAlert(for: 0)
    it.screen.forgetNotices()
    await it.advance(by: 0.5)
    #expect(it.screen.accessibilityNotifications.allSatisfy { $0.1 != "Behind" })
  }

  @Test func aHUDInsideAnAlertStays() async throws {
    try await presentAlert()
    let alert = try #require(root.presentedViewController?.view)
    let hud = HUDView.show(in: alert) { $0.status = "Checking" }
    await it.advance(by: 1)
    #expect(hud.isShown)
    #expect(it.screen.view(at: alert.middle)?.isDescendant(of: hud) == true)
  }
  /// In front of the alert.
  @Test(arguments: Place.allCases)
  func aHUDInTheWindowOfTheAppStepsAside(place: Place) async throws {
    StatusHUD.configuration.maskType = .black
    let hud = HUDInPlace(it: it, place: place, in: it.app.window)
    let button = try await presentAlert()
    await hud.show(.activity, "Saving")
    #expect(hud.container?.bezel.isFadedOut != false)
    await it.tap(button.middle, for: 0.5)
    #expect(try answers.value == 1 && !hud.bezel.isFadedOut)
    try await presentAlert()
    #expect(try hud.bezel.isFadedOut && hud.container?.takesTouches == false)
  }
}
