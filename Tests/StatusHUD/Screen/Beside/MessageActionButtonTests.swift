// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What the user finds of a message's action: a button, or a bezel that's a button.
@MainActor @Suite(.globalHUD) struct MessageActionButtonTests {
  private let it = HUDScreen()
  private let corner = CGPoint(x: 12, y: 12)

  private func spot(_ spot: MessageSpot) -> MessageInSpot { MessageInSpot(it: it, spot: spot) }

  private var elements: [UIResponder] { it.screen.windowScene.accessibleElements }

  // MARK: A button

  @Test(
    .bug("https://github.com/schmidyy/Loaf/issues/13"),
    .bug("https://github.com/Sedlacek-Solutions/SwiftUI-Toast/issues/2"),
    .bug("https://github.com/mozilla-mobile/firefox-ios/issues/6253"),
    arguments: MessageSpot.allCases) func aTitleIsAButtonBelowTheTexts(
      _ place: MessageSpot
    ) async throws
  {
    let spot = spot(place)
    await spot.show(spot.message("Deleted", details: "3 photos"), for: 1)
    let (bezel, button) = (try spot.bezel, try spot.button)
    #expect(button.title(for: .normal) == "Undo" && button.isEnabled && button.isWanted)
    #expect(button.frame.minY >= bezel.detailLabel.frame.maxY)
    // It's smaller than the area that takes touches.
    #expect(button.bounds.height < 44)
    for dy in [-21.0, 21] {
      let point = CGPoint(x: button.middle.x, y: button.middle.y + dy)
      #expect(it.screen.view(at: point) === button)
    }
    await it.tap(button.middle, for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"] && spot.texts.isEmpty)
  }

  @Test(arguments: MessageSpot.allCases, [StatusHUD.MaskType.passthrough, .clear])
  func voiceOverReadsTheTextsAndThenTheButton(_ place: MessageSpot, mask: StatusHUD.MaskType)
    async throws
  {
    it.screen.isVoiceOverRunning = true
    let spot = spot(place)
    await spot.show(spot.message("Deleted", details: "3 photos", mask: mask), for: 1)
    let (bezel, button) = (try spot.bezel, try spot.button)
    #expect(elements == [bezel.label, bezel.detailLabel, button])
    #expect(!bezel.isAccessibilityElement)
    #expect(
      it.screen.accessibilityNotifications.count { $0.0 == .screenChanged }
        == (mask == .clear ? 1 : 0))
  }

  @Test(arguments: MessageSpot.allCases) func aButtonGoesWithItsMessage(
    _ place: MessageSpot
  ) async throws {
    let spot = spot(place)
    await spot.show(spot.message("Deleted"), for: 1)
    let height = try spot.bezel.frame.height
    await spot.show(spot.plain("Deleted", duration: 9), for: 1)
    let bezel = try spot.bezel
    #expect(bezel.existingButton == nil && bezel.frame.height < height)
    #expect(bezel.isAccessibilityElement && bezel.accessibilityTraits == .staticText)
    await spot.show(spot.message("Deleted", title: "Show"), for: 1)
    #expect(try spot.button.title(for: .normal) == "Show")
    #expect(try spot.bezel.frame.height == height && spot.button.isEnabled)
  }

  /// A tap on the bezel beside the button is as that on another message.
  @Test(arguments: MessageSpot.allCases, [StatusHUD.TapDismissal.never, .messages])
  func theBezelBesideTheButtonDoesNotPressIt(
    _ place: MessageSpot, dismissal: StatusHUD.TapDismissal
  ) async throws {
    let spot = spot(place)
    spot.configure { $0.tapDismissal = dismissal }
    await spot.show(spot.message("Deleted", details: "An important photo"), for: 1)
    await it.tap(try spot.bezel.label.middle, for: 0.5)
    let ends = dismissal == .messages
    #expect(spot.log.events == (ends ? ["end of Deleted"] : []))
    #expect(spot.texts == (ends ? [] : ["Deleted"]))
  }

  // MARK: A tap

  /// The tap performs the action and nothing else, whatever `tapDismissal` is.
  @Test(
    .bug("https://github.com/k-lpmg/AwaitToast/issues/2"),
    .bug("https://github.com/scalessec/Toast/pull/43"),
    arguments: MessageSpot.allCases, [StatusHUD.TapDismissal.never, .messages, .always])
  func withoutATitleATapOnTheBezelPerformsTheAction(
    _ place: MessageSpot, dismissal: StatusHUD.TapDismissal
  ) async throws {
    let spot = spot(place)
    spot.configure {
      ($0.tapDismissal, $0.messagePolicy) = (dismissal, .queue)
    }
    spot.showWork()
    for text in ["One", "Two"] { spot.show(spot.message(text, title: nil)) }
    await it.advance(by: 1)
    let bezel = try spot.bezel
    #expect(bezel.existingButton == nil && bezel.isAccessibilityElement)
    #expect(bezel.accessibilityTraits == .button && bezel.accessibilityHint == nil)
    #expect(bezel.accessibilityLabel == "One" && elements.contains(bezel))
    await it.tap(try spot.drawing.bezelCenter, for: 0.5)
    #expect(spot.log.events == ["action of One", "end of One"])
    #expect(spot.texts.last == "Two" && spot.isWorking == (place != .hud))
  }

  @Test(arguments: MessageSpot.allCases) func anEmptyTitleIsNone(_ place: MessageSpot) async throws
  {
    let spot = spot(place)
    let message = spot.message("Tap", title: "")
    #expect(message.action?.title == nil)
    await spot.show(message, for: 1)
    #expect(try spot.bezel.existingButton == nil && spot.bezel.accessibilityTraits == .button)
    await it.tap(try spot.drawing.bezelCenter)
    #expect(spot.log.events.first == "action of Tap")
  }

  /// The next message without an action isn't a button, and has its hint.
  @Test(arguments: MessageSpot.allCases) func theTraitGoesWithItsMessage(
    _ place: MessageSpot
  ) async throws {
    let spot = spot(place)
    spot.configure { $0.tapDismissal = .messages }
    await spot.show(spot.message("Open", title: nil), for: 1)
    await spot.show(spot.plain("Opened", duration: 9), for: 1)
    let bezel = try spot.bezel
    #expect(bezel.accessibilityTraits == .staticText)
    #expect(bezel.accessibilityHint == ResourceBundle.string(forKey: "Dismisses the message."))
    await it.tap(try spot.drawing.bezelCenter, for: 1)
    #expect(spot.log.events == ["end of Open", "end of Opened"])
  }

  /// A message without text isn't shown, even if its action has a title.
  @Test(arguments: MessageSpot.allCases) func anActionAloneIsNoMessage(_ place: MessageSpot) async {
    let spot = spot(place)
    spot.show(.text(nil, position: place.position, action: .init("Undo") {}))
    await it.advance(by: 1)
    #expect(spot.texts.isEmpty && spot.log.events == ["end of "])
  }

  // MARK: Outside the bezel

  /// Under a mask, a tap outside ends a message without its action, or does nothing. Without a mask, it's the
  /// app's.
  @Test(arguments: MessageSpot.allCases, [StatusHUD.MaskType.passthrough, .clear, .black])
  func aTapOutsideTheBezelDoesNotPerformIt(
    _ place: MessageSpot, mask: StatusHUD.MaskType
  ) async throws {
    let app = TouchedView(frame: it.appView.bounds)
    it.appView.addSubview(app)
    let spot = spot(place)
    let passes = mask == .passthrough
    for title in MessageSpot.titles {
      for dismissal in [StatusHUD.TapDismissal.never, .messages] {
        spot.configure { $0.tapDismissal = dismissal }
        spot.log.clear()
        app.touches = 0
        await spot.show(spot.message("Sent", title: title, mask: mask), for: 1)
        await it.tap(corner, for: 0.5)
        #expect(app.touches == (passes ? 1 : 0))
        let ends = dismissal == .messages && !passes
        #expect(spot.log.events == (ends ? ["end of Sent"] : []))
        spot.dismissAll()
        await it.advance(by: 1)
      }
    }
  }

  // MARK: The app

  /// The notifications are the HUD's. A HUD in a view reports a tap to the app, and then performs the action.
  @Test func aTapIsReportedToTheApp() async throws {
    for (place, count) in [(MessageSpot.hud, 2), (.center, 2), (.beside, 0)] {
      let (spot, log) = (spot(place), NotificationLog())
      await spot.show(spot.message("Open", title: nil), for: 1)
      log.clear()
      it.screen.tap(at: try spot.drawing.bezelCenter)
      #expect(log.entries.count == count && spot.log.events == ["action of Open"])
      await it.advance(by: 1)
    }
    let (hud, log) = (HUDView.show(in: it.appView), EventLog())
    hud.onTapInside = { _ in log.add("tap") }
    hud.show(.text("Open", action: .init { log.add("action") }))
    await it.advance(by: 1)
    it.screen.tap(at: hud.bezelCenter)
    #expect(log.events == ["tap", "action"])
    await it.advance(by: 1)
  }
}
