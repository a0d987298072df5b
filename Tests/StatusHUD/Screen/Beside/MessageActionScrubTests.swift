// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The ways of Cancel don't press an action: `cancel()` leaves it alone, and the scrub ends the message without
/// its handler.
@MainActor @Suite(.globalHUD) struct MessageActionScrubTests {
  private let it = HUDScreen()
  private let cancels = CancelLog()

  private func spot(_ spot: MessageSpot) -> MessageInSpot { MessageInSpot(it: it, spot: spot) }

  // MARK: cancel()

  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func cancelDoesNotPerformIt(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    await spot.show(spot.message("Deleted", title: title), for: 1)
    #expect(!StatusHUD.cancel())
    await it.advance(by: 0.1)
    #expect(spot.log.events.isEmpty && spot.texts == ["Deleted"])
  }

  /// In the HUD, the message covers the button of the work. Beside it, the button is onscreen.
  @Test(arguments: [MessageSpot.hud, .center, .beside], MessageSpot.titles)
  func cancelPressesOnlyTheButtonOfTheWorkThatIsOnscreen(
    _ place: MessageSpot, title: String?
  ) async throws {
    let spot = spot(place)
    let work = StatusHUD.beginActivity(status: "Sync", onCancel: cancels.cancel("Sync"))
    await spot.show(spot.message("Deleted", title: title), for: 1)
    #expect(StatusHUD.cancel() == (place == .beside))
    await it.advance(by: 0.1)
    #expect(cancels.cancelled == (place == .beside ? ["Sync"] : []))
    #expect(spot.log.events.isEmpty && spot.texts == ["Deleted"])
    await it.tap(try spot.target(title), for: 0.5)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"])
    #expect(StatusHUD.cancel() == (place != .beside))
    work.end()
  }

  // MARK: The scrub

  /// A scrub on what VoiceOver reads first in the bezel.
  private func scrub(_ spot: MessageInSpot) throws -> Bool { try spot.bezel.firstElement.scrub() }

  /// Also if a tap dismisses nothing, because a message with an action stays with VoiceOver.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func theScrubEndsTheMessageWithoutItsHandler(_ place: MessageSpot, title: String?) async throws {
    it.screen.isVoiceOverRunning = true
    let spot = spot(place)
    for dismissal in [StatusHUD.TapDismissal.never, .messages, .always] {
      spot.configure { $0.tapDismissal = dismissal }
      spot.log.clear()
      if place != .hud { spot.showWork() }
      await spot.show(spot.message("Deleted", title: title), for: 30)
      #expect(try scrub(spot))
      await it.advance(by: 0.5)
      #expect(spot.log.events == ["end of Deleted"] && spot.messages.isEmpty)
      #expect(spot.isWorking == (place != .hud), "the scrub ends nothing else")
      spot.dismissAll()
    }
  }

  /// Work with a mask is beneath the message. A second scrub comes while the message fades out.
  @Test(arguments: MessageSpot.allCases) func theScrubDoesNotReachTheAppUnderAModalHUD(
    _ place: MessageSpot
  ) async throws {
    it.screen.isVoiceOverRunning = true
    StatusHUD.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0.15, 0.15) }
    let (spot, app) = (spot(place), ScrubbedController())
    it.app.window.rootViewController = app
    let work = place == .hud ? StatusHUD.beginActivity(status: "Sync", maskType: .clear) : nil
    if place != .hud { spot.showWork(mask: .clear) }
    await spot.show(spot.message("Deleted"), for: 1)
    #expect(try scrub(spot) && scrub(spot))
    await it.advance(by: 0.05)
    #expect(try scrub(spot))
    await it.advance(by: 1)
    #expect(spot.log.events == ["end of Deleted"] && app.scrubs == 0)
    // The work can't be cancelled, so the scrub does nothing, but it isn't the app's.
    #expect(it.screen.windowScene.performAccessibilityEscape() && app.scrubs == 0)
    work?.end()
  }

  /// Without a mask, a scrub on the app is the app's, and one on the message isn't.
  @Test(arguments: MessageSpot.allCases) func theAppHasItsOwnScrub(_ place: MessageSpot)
    async throws
  {
    it.screen.isVoiceOverRunning = true
    let (spot, app) = (spot(place), ScrubbedController())
    it.app.window.rootViewController = app
    await spot.show(spot.message("Deleted"), for: 1)
    #expect(app.view.accessibilityPerformEscape() || app.accessibilityPerformEscape())
    #expect(app.scrubs == 1 && spot.log.events.isEmpty)
    #expect(try scrub(spot) && app.scrubs == 1)
    await it.advance(by: 1)
    #expect(spot.log.events == ["end of Deleted"])
  }

  /// In the HUD of work with a Cancel button, the scrub belongs to the message until it's over.
  @Test func theScrubPressesCancelOnlyOnceTheMessageIsOver() async throws {
    it.screen.isVoiceOverRunning = true
    let spot = spot(.hud)
    let work = StatusHUD.beginActivity(status: "Sync", onCancel: cancels.cancel("Sync"))
    await spot.show(spot.message("Deleted"), for: 1)
    #expect(try scrub(spot) && cancels.cancelled.isEmpty)
    await it.advance(by: 0.5)
    #expect(try it.texts == ["Sync"] && scrub(spot))
    #expect(cancels.cancelled == ["Sync"] && spot.log.events == ["end of Deleted"])
    work.end()
  }

  /// A controller of the app, such as one in a navigation stack, that handles the scrub.
  private final class ScrubbedController: UIViewController {
    var scrubs = 0

    override func accessibilityPerformEscape() -> Bool {
      scrubs += 1
      return true
    }
  }
}
