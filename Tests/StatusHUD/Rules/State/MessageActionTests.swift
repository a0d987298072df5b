// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// A press takes the action of a message, and ends the message.
@MainActor @Suite final class MessageActionTests {
  private typealias Action = StatusHUD.Message.Action

  private var rig = StateRig(fadeIn: 0, fadeOut: 0)
  private let presses = Tally()

  private func message(
    _ title: String? = "Undo", duration: Double? = nil, at position: HUDPosition? = nil
  ) -> StatusHUD.Message {
    let action = Action(title) { [presses] in presses.add() }
    return .text("Deleted", duration: duration, position: position, action: action)
  }

  @discardableResult private func show(_ message: StatusHUD.Message) -> HUDContent.ID {
    defer { rig.turn() }
    return rig.call(.showMessage(HUDContent(message)))
  }

  private func press(_ id: HUDContent.ID, at position: HUDPosition? = nil) {
    rig.press(id, at: position)?()
    rig.turn()
  }

  @Test(arguments: [nil, .center, .bottom] as [HUDPosition?])
  func aPressRunsTheActionOnceAndEndsTheMessage(position: HUDPosition?) {
    let place = position == .bottom ? position : nil
    rig.turn(.begin("work"))
    let id = show(message(at: position))
    press(id + 1, at: place)
    press(id, at: .top)
    #expect(presses.value == 0 && rig.states.messages.count == 1)
    for _ in 0..<2 { press(id, at: place) }
    #expect(presses.value == 1 && rig.states.messages.isEmpty)
    #expect(rig.state.shown?.status == "work")
  }

  @Test func aMessageWithoutAnActionStaysIfItIsPressed() {
    let id = show(.text("Saved", duration: 1))
    press(id)
    #expect(rig.states.messages.count == 1)
  }

  @Test func aMessageThatEndedHasNoActionToRun() {
    let id = show(message(duration: 1, at: .top))
    rig.advance(by: 2)
    show(message(duration: 1, at: .top))
    press(id, at: .top)
    #expect(presses.value == 0 && rig.states.messages.count == 1)
  }

  /// For VoiceOver, too, which doesn't say the same text twice in one presentation.
  @Test func whatThePressShowsIsNew() {
    let message = message(duration: 9, at: .bottom)
    let first = show(message)
    show(message)
    #expect(rig.screen(at: .bottom)?.announcements.count == 1)
    let second = show(message)
    _ = rig.press(second, at: .bottom)
    show(message)
    #expect(rig.screen(at: .bottom)?.announcements == ["Deleted\nUndo", "Deleted\nUndo"])
    press(first, at: .bottom)
    #expect(rig.states.messages.count == 1)
  }

  @Test func theClosureOfAPressedMessageRuns() {
    let id = rig.call(.showMessage(HUDContent(message(at: .top)), {}))
    rig.turn()
    #expect(rig.completions.isEmpty)
    press(id, at: .top)
    #expect(rig.completions.count == 1)
  }

  // MARK: Equality

  @Test func actionsAreEqualIfTheyAreOneValueCopied() {
    let (one, other) = (Action("Undo") {}, Action("Undo") {})
    var copy = one
    copy.handler = {}
    #expect(one == copy && one != other && Action("") {}.title == nil)
    let messages = [one, copy, other].map { StatusHUD.Message.text("Deleted", action: $0) }
    #expect(messages[0] == messages[1] && messages[0] != messages[2])
  }

  @Test func aPressEndsMessagesThatWereJoined() {
    rig.states.configuration.messagePolicy = .queue
    let message = message(at: .top)
    let id = rig.call(.showMessage(HUDContent(message), {}))
    #expect(rig.call(.showMessage(HUDContent(message), {})) == id)
    rig.turn()
    press(id, at: .top)
    #expect(presses.value == 1 && rig.completions.count == 2)
  }

  // MARK: Time

  @Test(arguments: [(0, 0), (3, 0), (2, 1), (7, 7)] as [(Double, Double)])
  func withoutADurationItStaysForAtLeastFiveSeconds(maximum: Double, minimum: Double) {
    rig.states.configuration.minimumDisplayDuration = minimum
    rig.states.configuration.maximumDisplayDuration = maximum
    let seconds: Double = maximum == 7 ? 7 : 5
    for position in [nil, .bottom] as [HUDPosition?] { show(message(at: position)) }
    rig.advance(by: seconds - 0.1)
    #expect(rig.states.messages.count == 2)
    rig.advance(by: 0.2)
    #expect(rig.states.messages.isEmpty)
  }

  @Test(arguments: [false, true]) func anExplicitDurationCountsAlways(isSlow: Bool) {
    (rig.isVoiceOverRunning, rig.isSwitchControlRunning) = (false, isSlow)
    show(message(duration: 1, at: .bottom))
    rig.advance(by: 1.1)
    #expect(rig.states.messages.isEmpty)
  }

  @Test(arguments: [\StateRig.isVoiceOverRunning, \StateRig.isSwitchControlRunning])
  nonisolated func itWaitsForThoseWhoTakeLong(
    _ isRunning: WritableKeyPath<StateRig, Bool> & Sendable
  ) async {
    await MainActor.run {
      rig[keyPath: isRunning] = true
      for position in [nil, .bottom] as [HUDPosition?] { show(message(at: position)) }
      rig.advance(by: 100)
      rig.isInForeground = false
      rig.turn()
      rig.advance(by: 100)
      #expect(rig.states.messages.count == 2, "not even old news")
      rig.isInForeground = true
      rig[keyPath: isRunning] = false
      rig.turn()
      rig.advance(by: 0.1)
      #expect(rig.states.messages.isEmpty, "it had its time")
    }
  }

  @Test func inAQueueItWaitsUntilAnotherOneWaits() {
    rig.isSwitchControlRunning = true
    rig.states.configuration.messagePolicy = .queue
    show(message(at: .bottom))
    show(message(at: .top))
    rig.advance(by: 20)
    show(.text("Offline", duration: .infinity, position: .bottom))
    #expect(rig.states.messages.map(\.status) == ["Offline", "Deleted"])
  }

  /// VoiceOver reads what's onscreen only once.
  @Test func thePressOfAMessageThatWaitsSaysNothingAgain() {
    rig.states.configuration.messagePolicy = .queue
    let id = show(message(duration: .infinity, at: .bottom))
    show(.text("Saved", duration: 9, position: .bottom))
    press(id, at: .bottom)
    #expect(presses.value == 1)
    #expect(rig.screen(at: .bottom)?.announcements == ["Deleted\nUndo", "Saved"])
  }
}
