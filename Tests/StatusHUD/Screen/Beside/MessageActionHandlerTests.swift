// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What the handler of an action does with the HUD is new: the message that was pressed is over.
@MainActor @Suite(.globalHUD) struct MessageActionHandlerTests {
  private let it = HUDScreen()

  private func spot(_ spot: MessageSpot) -> MessageInSpot { MessageInSpot(it: it, spot: spot) }

  /// It has its whole time and its own completion, and VoiceOver says it again.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func anEqualMessageIsNew(_ place: MessageSpot, title: String?) async throws {
    it.screen.isVoiceOverRunning = true
    let spot = spot(place)
    let message = spot.message("Failed", title: title, duration: 5) {
      spot.log.message.map(spot.show)
    }
    spot.log.message = message
    await spot.show(message, for: 3)
    let (spoken, id) = (it.screen.announcements, try spot.drawing.content?.id)
    #expect(spoken.count == 1 && spoken.first?.contains("Failed") == true)
    await it.tap(try spot.target(title), for: 0.5)
    #expect(spot.log.events == ["action of Failed", "end of Failed"])
    #expect(spot.texts == ["Failed"] && spot.messages == [message])
    #expect(try spot.drawing.content?.id != id && it.screen.announcements == spoken + spoken)
    // VoiceOver has read it.
    it.screen.finishAnnouncement(spoken.first ?? "", successfully: true)
    await it.advance(by: 4.3)
    #expect(spot.texts == ["Failed"] && spot.log.events.count == 2)
    spot.log.message = nil
    await it.advance(by: 1)
    #expect(spot.texts.isEmpty && spot.log.events.suffix(1) == ["end of Failed"])
    #expect(spot.log.events.count == 3)
  }

  /// It's the last one of the queue, however many wait.
  @Test(arguments: MessageSpot.allCases) func anEqualMessageQueuesUp(_ place: MessageSpot)
    async throws
  {
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    let message = spot.message("Failed") { spot.log.message.map(spot.show) }
    spot.log.message = message
    for next in [message, spot.plain("Two")] { spot.show(next) }
    await it.advance(by: 1)
    await it.tap(try spot.target("Undo"), for: 0.5)
    #expect(spot.texts == ["Two"] && spot.messages.map(\.status) == ["Two", "Failed"])
    #expect(await texts(of: spot, after: 1) == ["Failed"])
    spot.log.message = nil
    #expect(await texts(of: spot, after: 6).isEmpty)
    #expect(
      spot.log.events == ["action of Failed", "end of Failed", "end of Two", "end of Failed"])
  }

  private func texts(of spot: MessageInSpot, after seconds: Double) async -> [String] {
    await it.advance(by: seconds)
    return spot.texts
  }

  /// Each press shows another, and the window never closes in between.
  @Test(arguments: MessageSpot.allCases) func aRetryThatFailsAtOnceIsPressedAgainAndAgain(
    _ place: MessageSpot
  ) async throws {
    let spot = spot(place)
    let message = spot.message("Failed") { spot.log.message.map(spot.show) }
    spot.log.message = message
    await spot.show(message, for: 1)
    let (log, drawing) = (NotificationLog(), try spot.drawing)
    for _ in 0..<5 {
      let point = try spot.button.middle
      // The second tap in a turn meets a message that isn't onscreen yet. In a view, it is.
      for _ in 0..<(place.isGlobal ? 2 : 1) { it.screen.tap(at: point) }
      await it.advance(by: 0.1)
      #expect(try spot.drawing === drawing && spot.button.isEnabled)
    }
    #expect(spot.log.events.filter { $0 == "action of Failed" }.count == 5)
    #expect(spot.log.events.filter { $0 == "end of Failed" }.count == 5 && spot.messages.count == 1)
    #expect(!log.entries.contains { $0.hasPrefix("WillDisappear") || $0.hasPrefix("DidDisappear") })
    spot.log.message = nil
  }

  /// Of equal messages that the queue joined, all are over.
  @Test(arguments: MessageSpot.allCases) func onePressEndsEqualNeighbors(_ place: MessageSpot)
    async throws
  {
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    let message = spot.message("Deleted")
    for _ in 0..<2 { spot.show(message) }
    await it.advance(by: 1)
    #expect(spot.messages == [message])
    await it.tap(try spot.button.middle, for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted", "end of Deleted"])
    #expect(spot.texts.isEmpty)
  }

  // MARK: What else it can do

  enum Deed: CaseIterable, Sendable { case dismiss, dismissAll, replace, work, hideTheView }

  @Test(arguments: MessageSpot.allCases, Deed.allCases)
  func theHandlerCanDoAnything(_ place: MessageSpot, deed: Deed) async throws {
    let spot = spot(place)
    let message = spot.message("Deleted") {
      switch deed {
      case .dismiss: spot.log.message.map(spot.dismiss)
      case .dismissAll: spot.dismissAll()
      case .replace: spot.show(spot.plain("Restored", duration: 3))
      case .work:
        StatusHUD.show(status: "Restoring")
        if !place.isGlobal { HUDView.show(in: spot.view) { $0.status = "Restoring" } }
      case .hideTheView: spot.view.subviews.forEach { $0.removeFromSuperview() }
      }
    }
    spot.log.message = message
    await spot.show(message, for: 1)
    await it.tap(try spot.button.middle, for: 1)
    spot.log.message = nil
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"])
    #expect(spot.messages.map(\.status) == (deed == .replace ? ["Restored"] : []))
    switch deed {
    case .dismiss, .dismissAll, .hideTheView: #expect(spot.texts.isEmpty)
    case .replace: #expect(spot.texts == ["Restored"])
    case .work: #expect((place.isGlobal ? it.texts : spot.texts) == ["Restoring"])
    }
  }

  /// The HUD of the message becomes that of the work, without a fade between.
  @Test func aRetryInTheHUDOfItsWork() async throws {
    StatusHUD.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0.15, 0.15) }
    let log = HUDLog()
    let hud = HUDView.show(in: it.appView) { ($0.status, $0.delegate) = ("Sending", log) }
    await it.advance(by: 1)
    hud.show(.error("Failed", action: .init("Retry") { [weak hud] in hud?.show() }))
    await it.advance(by: 1)
    #expect(hud.label.text == "Failed" && hud.button.title(for: .normal) == "Retry")
    await it.tap(hud.button.middle, for: 1)
    #expect(hud.label.text == "Sending" && hud.isShown && hud.bezel.existingButton == nil)
    #expect(log.events == ["will appear", "did appear"] && hud.superview != nil)
    hud.hide(animated: false)
  }

  /// The action belongs to its message, and Cancel to the work around it.
  @Test func theCancelButtonIsBackAfterTheMessageInTheHUD() async throws {
    let (spot, log) = (spot(.hud), CancelLog())
    let work = StatusHUD.beginActivity(status: "Sync", onCancel: log.cancel("work"))
    await spot.show(spot.message("Deleted"), for: 1)
    await it.tap(try spot.button.middle, for: 1)
    #expect(it.texts == ["Sync"] && spot.log.events.first == "action of Deleted")
    #expect(try it.button.title(for: .normal) == ResourceBundle.string(forKey: "Cancel"))
    #expect(try it.button.isEnabled && log.cancelled.isEmpty)
    await it.tap(try it.button.middle, for: 1)
    #expect(log.cancelled == ["work"])
    work.end()
  }

  /// During the delay of a dismissal, the press ends the HUD before its time, or begins anew.
  @Test(arguments: [false, true]) func aDelayedDismissal(showsMore: Bool) async throws {
    let (spot, ends) = (spot(.hud), Tally())
    await spot.show(spot.message("Deleted") { if showsMore { StatusHUD.showText("More") } }, for: 1)
    StatusHUD.dismiss(after: 3) { ends.add() }
    await it.advance(by: 1)
    await it.tap(try spot.button.middle, for: 0.5)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"] && ends.value == 1)
    #expect(it.texts == (showsMore ? ["More"] : []))
  }
}
