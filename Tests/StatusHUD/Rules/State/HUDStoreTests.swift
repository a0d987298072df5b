// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Calls from several threads change one state.
@Suite struct HUDStoreTests {
  @MainActor private final class Log {
    var values: [Int] = []
  }

  /// Each thread has its own activities and changes the count. Whatever the order of the calls, the
  /// remaining work is that of all threads together.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/702"))
  func balancedThreadsEndHidden() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    let shows = Tally()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var generator = SeededGenerator(seed: UInt64(thread))
      var activities: [HUDContent.ID] = []
      for _ in 0..<2_000 {
        store.make(.show())
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          store.make(.show())
          shows.add()
        case 1: activities.append(store.make(.begin("\(thread)")))
        case 2: if let last = activities.popLast() { store.make(.end(last)) }
        default: store.make(.setStatus("\(thread)"))
        }
        store.make(.popActivity)
      }
      for activity in activities { store.make(.end(activity)) }
    }
    #expect(store.read { $0.requests.activityCount } == shows.value)
    for _ in 0..<shows.value { store.make(.popActivity) }
    #expect(store.read { $0.content } == nil)
    #expect(scheduled.value == 1)
  }

  @Test @MainActor func onlyTheFirstChangeOfATurnSchedules() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    store.make(.show("a"))
    store.make(.setStatus("b"))
    store.configure { $0.graceTime = 3 }
    #expect(scheduled.value == 1)

    let (status, grace) = store.read { ($0.content?.status, $0.configuration.graceTime) }
    #expect(status == "b" && grace == 3 && store.configuration.graceTime == 3)
    store.make(.popActivity)
    #expect(scheduled.value == 1, "the turn has not begun")
    store.update { _, _ in }
    store.make(.show())
    #expect(scheduled.value == 1, "a change of another update doesn't begin the turn")
    #expect(store.beginUpdate() && !store.beginUpdate())
    store.make(.show())
    #expect(scheduled.value == 2)
  }

  @Test @MainActor func everyClosureIsHandedOverExactlyOnce() {
    let log = Log()
    let store = HUDStore {}
    // `@Sendable`, or the closure would be the main actor's and trap on the other threads.
    DispatchQueue.concurrentPerform(iterations: 8) { @Sendable thread in
      for index in 0..<100 {
        store.make(.show())
        store.make(
          .dismiss(at: index.isMultiple(of: 2) ? 1 : nil) {
            log.values.append(thread * 100 + index)
          })
      }
    }
    for _ in 0..<2 {
      let effects = store.update { states, _ in
        states.hud.step(now: 2, in: HUDConditions(hasDefault: true))
      }
      for case .complete(let completion) in effects { completion() }
    }
    #expect(log.values.sorted() == Array(0..<800))
  }

  @Test func concurrentConfigurationsAreAllKept() {
    let store = HUDStore {}
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { store.configure { $0.ringRadius += 1 } }
    }
    // The default of 18, and 1 from each of 8 x 200 changes.
    #expect(store.configuration.ringRadius == CGFloat(1_618))
  }

  /// A change that waits for another thread must not stop the calls of that thread.
  @Test func aSlowChangeOfTheConfigurationHoldsUpNoCall() {
    let store = HUDStore {}
    store.configure { configuration in
      let isShown = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        store.make(.show())
        _ = store.configuration
        isShown.signal()
      }
      #expect(isShown.wait(timeout: .now() + 5) == .success)
      configuration.ringRadius = 30
    }
    #expect(store.read { $0.requests.activityCount } == 1)
  }
}
