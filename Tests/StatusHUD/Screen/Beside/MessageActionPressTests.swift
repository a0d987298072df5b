// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A press takes the action of the message on which it began and ends that message. Then the action runs, once
/// or never.
@MainActor @Suite(.globalHUD) struct MessageActionPressTests {
  private let it = HUDScreen()

  private func spot(_ spot: MessageSpot) -> MessageInSpot { MessageInSpot(it: it, spot: spot) }

  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func theMessageIsOverWhenTheHandlerRunsInTheTouch(
    _ place: MessageSpot, title: String?
  ) async throws {
    let spot = spot(place)
    let message = spot.message("Deleted", title: title) {
      let isOver = spot.messages.isEmpty && !StatusHUD.isVisible
      spot.log.add(isOver ? "it is over" : "it is not over")
    }
    await spot.show(message, for: 1)
    it.screen.touchDown(at: try spot.target(title))
    #expect(spot.log.events.isEmpty && spot.messages == [message])
    it.screen.touchUp(at: try spot.target(title))
    #expect(spot.log.events == ["action of Deleted", "it is over"], "before the next turn")
    await it.advance(by: 1)
    #expect(spot.log.events == ["action of Deleted", "it is over", "end of Deleted"])
    #expect(spot.texts.isEmpty && it.overlayWindows.isEmpty)
  }

  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func twoPressesInOneTurnPerformItOnce(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    await spot.show(spot.message("Deleted", title: title), for: 1)
    let (point, button) = (try spot.target(title), try spot.button)
    for _ in 0..<2 { it.screen.tap(at: point) }
    if title != nil { button.sendActions(for: .primaryActionTriggered) }
    await it.tap(point, for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"])
  }

  /// The finger is down while the message ends, or presses what the next update takes away.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func aPressAfterTheEndDoesNothing(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    for isDown in [false, true] {
      let message = spot.message("Deleted", title: title)
      await spot.show(message, for: 1)
      let point = try spot.target(title)
      if isDown { it.screen.touchDown(at: point) }
      spot.dismiss(message)
      if isDown { it.screen.touchUp(at: point) } else { it.screen.tap(at: point) }
      await it.advance(by: 1)
      #expect(spot.log.events == ["end of Deleted"])
      spot.log.clear()
    }
  }

  /// It fades out, and is still where the finger is.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func aPressDuringTheFadeOutDoesNothing(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    spot.configure { $0.fadeOutDuration = 1 }
    for isDown in [false, true] {
      await spot.show(spot.message("Deleted", title: title, duration: 1), for: 0.9)
      let point = try spot.target(title)
      if isDown { it.screen.touchDown(at: point) }
      await it.advance(by: 0.5)
      #expect(try spot.drawing.visibility == .hidden)
      if isDown { it.screen.touchUp(at: point) } else { it.screen.tap(at: point) }
      await it.advance(by: 2)
      #expect(spot.log.events == ["end of Deleted"])
      spot.log.clear()
    }
  }

  /// The touch belongs to the message on which it began, also if the next one is equal.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func aMessageThatComesUnderTheFingerIsNotPressed(_ place: MessageSpot, title: String?)
    async throws
  {
    let spot = spot(place)
    for isEqual in [false, true] {
      let first = spot.message("Deleted", title: title)
      let second = isEqual ? first : spot.message("Trashed", title: title)
      await spot.show(first, for: 1)
      let point = try spot.target(title)
      it.screen.touchDown(at: point)
      await spot.show(second, for: 1)
      it.screen.touchUp(at: point)
      await it.advance(by: 1)
      #expect(spot.log.events == ["end of Deleted"] && spot.messages == [second])
      await it.tap(try spot.target(title), for: 1)
      #expect(spot.log.events.count == 3 && spot.messages.isEmpty)
      spot.log.clear()
    }
  }

  /// The time of the first one ends during the touch.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func theNextMessageOfTheQueueIsNotPressed(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    for text in ["One", "Two"] { spot.show(spot.message(text, title: title, duration: 3)) }
    await it.advance(by: 2.9)
    let point = try spot.target(title)
    it.screen.touchDown(at: point)
    await it.advance(by: 0.3)
    it.screen.touchUp(at: point)
    await it.advance(by: 0.1)
    #expect(spot.log.events == ["end of One"] && spot.texts == ["Two"])
    await it.tap(try spot.target(title), for: 1)
    #expect(spot.log.events == ["end of One", "action of Two", "end of Two"])
  }

  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func eachMessageOfAQueueHasItsOwnAction(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    for text in ["One", "Two", "Three"] { spot.show(spot.message(text, title: title)) }
    await it.advance(by: 1)
    for text in ["One", "Two", "Three"] {
      spot.log.clear()
      #expect(spot.texts == [text])
      await it.tap(try spot.target(title), for: 1)
      #expect(spot.log.events == ["action of \(text)", "end of \(text)"])
    }
    #expect(spot.texts.isEmpty)
  }

  /// The finger leaves the button or the bezel, and the system takes the touch away.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func aTouchThatIsNoPressDoesNothing(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    let message = spot.message("Deleted", title: title)
    await spot.show(message, for: 1)
    let point = try spot.target(title)
    it.screen.touchDown(at: point)
    it.screen.touchMove(to: CGPoint(x: point.x, y: 20))
    it.screen.touchUp(at: CGPoint(x: point.x, y: 20))
    it.screen.touchDown(at: point)
    it.screen.touchCancel()
    await it.advance(by: 0.1)
    #expect(spot.log.events.isEmpty && spot.messages == [message])
    await it.tap(point, for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"])
  }

  /// The finger is down when the bezel disappears. The next message is pressed by other input.
  @Test(arguments: MessageSpot.allCases, [false, true])
  func aTouchThatOutlivesItsMessageLeavesTheNextOneAlone(
    _ place: MessageSpot, isCancelled: Bool
  ) async throws {
    let spot = spot(place)
    await spot.show(spot.message("Deleted"), for: 1)
    let point = try spot.button.middle
    it.screen.touchDown(at: point)
    spot.dismissAll()
    await it.advance(by: 1)
    if isCancelled { it.screen.touchCancel() } else { it.screen.touchUp(at: point) }
    await spot.show(spot.message("Trashed"), for: 1)
    #expect(spot.log.events == ["end of Deleted"])
    try spot.button.sendActions(for: .primaryActionTriggered)
    #expect(spot.log.events.last == "action of Trashed")
  }

  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func itIsPressedDuringTheFadeIn(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    spot.configure { $0.fadeInDuration = 1 }
    await spot.show(spot.message("Deleted", title: title), for: 0.5)
    await it.tap(try spot.target(title), for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"] && spot.texts.isEmpty)
  }

  /// Nobody sees the message. It has the rest of its time later, and its action.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func anAlertIsInFrontOfIt(_ place: MessageSpot, title: String?) async throws {
    let spot = spot(place)
    let message = spot.message("Deleted", title: title)
    await spot.show(message, for: 2)
    let point = try spot.target(title)
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    it.app.window.rootViewController?.present(alert, animated: false)
    await it.advance(by: 20)
    #expect(spot.texts.isEmpty && spot.messages == [message])
    try spot.button.sendActions(for: .primaryActionTriggered)
    it.screen.tap(at: point)
    #expect(spot.log.events.isEmpty && spot.messages == [message])
    it.app.window.rootViewController?.dismiss(animated: false)
    await it.advance(by: 1)
    #expect(spot.texts == ["Deleted"])
    await it.tap(try spot.target(title), for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"])
  }

  /// An infinite message lets another one go first while the finger is on its button.
  @Test(arguments: MessageSpot.allCases) func anInfiniteMessageIsPressedAlthoughItWaits(
    _ place: MessageSpot
  ) async throws {
    it.screen.isVoiceOverRunning = true
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    await spot.show(spot.message("Offline", duration: .infinity), for: 1)
    let point = try spot.button.middle
    it.screen.touchDown(at: point)
    await spot.show(spot.message("Deleted", duration: 9), for: 1)
    #expect(spot.texts == ["Deleted"])
    it.screen.touchUp(at: point)
    await it.advance(by: 0.5)
    #expect(spot.log.events.first == "action of Offline" && spot.texts == ["Deleted"])
    #expect(it.screen.announcements.count == 2, "one for each message")
  }

  /// Work with a Cancel button takes the place of the message, or the message that of the work.
  @Test(arguments: [false, true]) func cancelAndAnActionAreNotMistaken(startsWithWork: Bool)
    async throws
  {
    let (spot, log) = (spot(.hud), CancelLog())
    let title = ResourceBundle.string(forKey: "Cancel")
    func showWork() -> StatusHUD.Activity {
      StatusHUD.beginActivity(status: "Deleted", onCancel: log.cancel("work"))
    }
    let message = spot.message("Deleted", title: title)
    var work: StatusHUD.Activity?
    if startsWithWork { work = showWork() } else { spot.show(message) }
    await it.advance(by: 1)
    let point = try it.button.middle
    it.screen.touchDown(at: point)
    if startsWithWork { spot.show(message) } else { work = showWork() }
    await it.advance(by: 1)
    // The bezel has another size.
    it.screen.touchMove(to: try it.button.middle)
    it.screen.touchUp(at: try it.button.middle)
    await it.advance(by: 1)
    // The work is still running beneath the message, and is what the user meant.
    #expect(log.cancelled == (startsWithWork ? ["work"] : []))
    #expect(spot.log.events == (startsWithWork ? [] : ["end of Deleted"]))
    work?.end()
  }
}
