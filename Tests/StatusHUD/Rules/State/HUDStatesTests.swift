// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// A message with a position has a state of its own, unless it's where the HUD is.
@Suite struct HUDStatesTests {
  private var rig = StateRig(fadeIn: 0, fadeOut: 0.2)

  private static func toast(
    _ text: String = "Copied", at position: HUDPosition = .bottom, duration: Double = 1,
    _ completion: HUDRequests.Completion? = nil
  ) -> Call {
    .showMessage(
      HUDContent(.text(text, duration: duration, position: position)), completion)
  }

  private func text(at position: HUDPosition?) -> String? {
    rig.state(at: position).shown?.status
  }

  // MARK: Where a message is

  @Test mutating func thereIsOnlyTheHUDUntilAMessageIsBesideIt() {
    rig.turn(.show("work"), .begin("task"))
    rig.turn(.success("result"), Self.toast(at: .center))
    rig.turn(.dismissAll)
    #expect(rig.states.positions == [nil])
    rig.turn(Self.toast())
    #expect(rig.states.positions == [nil, .bottom])
  }

  @Test mutating func aStateIsThereAsLongAsItsMessagesAndTheirFade() {
    rig.turn(Self.toast(), Self.toast("Saved", at: .top, duration: 2))
    rig.advance(by: 1.1)
    #expect(rig.states.positions == [nil, .bottom, .top], "it's fading out")
    rig.advance(by: 0.2)
    #expect(rig.states.positions == [nil, .top])
    rig.turn(Self.toast(), .dismissMessage(.text("Copied", duration: 1, position: .bottom)))
    #expect(rig.states.positions == [nil, .top], "nothing of it was to be seen")
    rig.advance(by: 2)
    #expect(rig.states.positions == [nil])
  }

  @Test mutating func besideTheHUDItNeitherEndsWorkNorEndsWithIt() {
    rig.turn(.show("a"), .show("b"))
    let work = rig.state.requests.work.contents
    rig.turn(Self.toast())
    rig.turn(.show("c"), .popActivity, .setStatus("d"))
    rig.turn(.dismiss())
    #expect(text(at: .bottom) == "Copied" && work.map(\.status) == ["b"])
    #expect(rig.screen(at: .bottom)?.announcements == ["Copied"])
    #expect(rig.announcements == ["b", "d"] && rig.events.count == 3)
  }

  @Test mutating func whereTheHUDIsItEndsNoWork() {
    rig.turn(.show("work"), .show("work"))
    let id = rig.state.shown?.id
    rig.turn(Self.toast(at: .center))
    #expect(rig.state.shown?.status == "Copied" && rig.state.requests.activityCount == 2)
    rig.turn(.show("more"))
    #expect(rig.state.shown?.status == "Copied" && rig.state.requests.activityCount == 3)
    rig.call(.popActivity)
    rig.advance(by: 2)
    #expect(rig.state.shown?.status == "more" && rig.state.requests.activityCount == 2)
    #expect(id != rig.state.shown?.id)
    rig.turn(Self.toast(at: .center))
    rig.turn(.success("Done"))
    #expect(rig.state.shown?.status == "Done" && rig.state.requests.messages.count == 1)
    #expect(rig.state.requests.work.isEmpty)
  }

  @Test mutating func thePositionOfTheHUDCountsAtTheCall() {
    rig.turn(Self.toast("beside"))
    rig.states.configuration.position = .bottom
    rig.turn(Self.toast("in the HUD"), Self.toast("center", at: .center))
    #expect(rig.states.positions == [nil, .bottom, .center])
    #expect([nil, .bottom, .center].map(text) == ["in the HUD", "beside", "center"])
    rig.states.configuration.position = .top
    rig.turn(.dismiss())
    #expect(rig.states.messages.map(\.status) == ["beside", "center"])
  }

  @Test mutating func allStatesHaveTheConfigurationOfTheHUD() {
    rig.turn(Self.toast())
    rig.states.configuration.cornerRadius = 99
    rig.turn(Self.toast("Saved", at: .top))
    let states = rig.states.all
    #expect(states.map(\.configuration.cornerRadius) == [99, 99, 99])
    let resolved = states.map { $0.configuration.resolved(for: $0.shown) }
    #expect(resolved.map(\.position) == [.center, .bottom, .top])
  }

  // MARK: Queues and ends

  @Test mutating func eachPositionHasAQueueOfSeventeen() {
    rig.states.configuration.messagePolicy = .queue
    for number in 0...18 {
      rig.call(Self.toast("\(number)"))
      rig.call(Self.toast("\(number)", at: .top))
      rig.call(.success("\(number)", duration: 1))
    }
    let texts = ["0"] + (3...18).map(String.init)
    #expect(rig.states.messages.map(\.status) == texts + texts + texts)
    rig.turn()
    rig.advance(by: 30)
    #expect(rig.announcements == texts && rig.screen(at: .top)?.announcements == texts)
    #expect(rig.states.positions == [nil])
  }

  @Test mutating func theMessagesOfTheHUDComeFirstAndThenTheOldestPosition() {
    rig.states.configuration.messagePolicy = .queue
    rig.turn(
      Self.toast("1", at: .top), Self.toast("2"), .success("3"), Self.toast("4", at: .top),
      Self.toast("5", at: .center))
    #expect(rig.states.messages.map(\.status) == ["3", "5", "1", "4", "2"])
    rig.turn(.dismissAll)
    #expect(rig.states.positions == [nil, .top, .bottom], "they fade out")
    rig.turn(Self.toast("6"), Self.toast("7", at: .top))
    #expect(rig.states.messages.map(\.status) == ["6", "7"])
  }

  @Test mutating func aMessageIsDismissedWhereverItIs() {
    for position in [HUDPosition.top, .bottom, .center] {
      rig.turn(Self.toast(at: position), Self.toast("Saved", at: .leading))
    }
    rig.turn(.dismissMessage(.text("Copied", duration: 1, position: .top)))
    #expect(rig.states.messages.map(\.passed?.message.position) == [.center, .leading, .bottom])
    rig.turn(.dismissAll)
    #expect(rig.states.messages.isEmpty)
  }

  // MARK: Numbers

  @Test mutating func noNumberMeansTwoThings() {
    rig = StateRig()
    var ids: [HUDContent.ID] = []
    for _ in 0..<3 {
      ids.append(rig.call(.show("work")))
      for position in [HUDPosition.top, .bottom] {
        ids.append(rig.call(Self.toast(at: position)))
        rig.turn()
      }
      rig.advance(by: 2)
    }
    #expect(ids == ids.sorted() && Set(ids).count == 9)
    let tokens = rig.tokens.map(\.token)
    #expect(tokens == tokens.sorted() && Set(tokens).count == tokens.count && tokens.count == 13)
  }

  @Test mutating func aLateFadeOfAFormerStateChangesNothing() throws {
    rig = StateRig()
    rig.turn(Self.toast())
    let fadeIn = try #require(rig.tokens.last?.token)
    rig.advance(by: 2)
    #expect(rig.states.positions == [nil])
    rig.turn(Self.toast("Saved"))
    let phases = rig.states.all.map(\.phase)
    rig.endFade(fadeIn, at: .bottom)
    #expect(rig.states.all.map(\.phase) == phases)
  }

  // MARK: The store

  @Test func oneUpdateIsForAllPositions() {
    let scheduled = Tally()
    let store = HUDStore(now: { 7 }) { scheduled.add() }
    store.make(.show())
    store.make(Self.toast())
    store.make(Self.toast(at: .top))
    #expect(scheduled.value == 1 && store.hasCalls)
    let conditions = HUDConditions(hasDefault: true)
    store.update { states, now in
      _ = states.step(
        now: now, wall: 0, in: states.positions.map { ($0, conditions) }, isQuiet: false)
    }
    #expect(store.readAll { $0.all.compactMap(\.phase.presentation?.since) } == [7, 7, 7])
  }

  /// A message that came during an update has a step of its own, which runs its closure.
  @Test @MainActor func noClosureIsLostWithAState() {
    let ends = Tally()
    let store = HUDStore(now: { 0 }) {}
    func step(_ positions: [HUDPosition?]) {
      let conditions = positions.map { ($0, HUDConditions(hasDefault: true)) }
      let effects = store.update { states, now in
        states.step(now: now, wall: 0, in: conditions, isQuiet: false)
      }
      for case (_, .complete(let completion)) in effects { completion() }
    }
    let formerPositions = store.readAll(\.positions)
    store.make(Self.toast("", at: .top) { ends.add() })
    step(formerPositions)
    #expect(ends.value == 0 && store.readAll(\.positions) == [nil, .top])
    step([nil, .top])
    #expect(ends.value == 1 && store.readAll(\.positions) == [nil])
  }

  @Test @MainActor func theClosuresOfAllPositionsRunIfTheStoreIsReleased() async {
    let ends = Tally()
    await withCheckedContinuation { continuation in
      let store = HUDStore {}
      for position in [HUDPosition.center, .top, .bottom] {
        store.make(Self.toast(at: position) { ends.add() })
      }
      store.make(Self.toast(at: .leading) { continuation.resume() })
    }
    #expect(ends.value == 3)
  }

  @Test func theDescriptionListsThePositions() {
    let store = HUDStore(now: { 3 }) {}
    store.make(.show("Syncing"))
    store.make(Self.toast())
    #expect(
      store.readAll { $0.description(at: 5) }
        == "counted 1: Syncing, 5 s; scoped: none; waiting: none; on screen: no; "
        + "beside, bottom; message: Copied, 5 s; waiting: none; on screen: no")
  }
}
