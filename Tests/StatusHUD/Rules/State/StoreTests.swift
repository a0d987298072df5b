// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Many threads, one state.
@Suite struct StoreTests {
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  @MainActor private final class Log {
    var values: [Int] = []
  }

  /// Each thread works on activities of its own and on the count. In whatever order the calls took
  /// effect, what is left is what a model says of each thread.
  @Test func eightThreadsLeaveWhatEachHasLeft() {
    let scheduled = Counter()
    let store = HUDStore { scheduled.add() }
    let shows = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var generator = SeededGenerator(seed: UInt64(thread))
      var activities: [HUDContent.ID] = []
      for _ in 0..<2_000 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          store.apply(.show())
          shows.add()
        case 1: activities.append(store.apply(.begin("\(thread)")))
        case 2: if let last = activities.popLast() { store.apply(.end(last)) }
        default: store.apply(.setStatus("\(thread)"))
        }
      }
      for activity in activities { store.apply(.end(activity)) }
    }
    #expect(store.read { $0.activityCount } == shows.value)
    for _ in 0..<shows.value { store.apply(.popActivity) }
    #expect(store.read { $0.content } == nil)
    #expect(scheduled.value == 1)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/702"))
  func balancedThreadsEndHidden() {
    let store = HUDStore {}
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 {
        store.apply(.show())
        store.apply(.popActivity)
      }
    }
    #expect(store.read { $0.activityCount } == 0)
    #expect(store.read { $0.content } == nil)
  }

  @Test func onlyTheFirstChangeOfATurnSchedules() {
    let scheduled = Counter()
    let store = HUDStore { scheduled.add() }
    store.apply(.show("a"))
    store.apply(.setStatus("b"))
    store.configure { $0.graceTime = 3 }
    #expect(scheduled.value == 1)

    let (status, grace) = store.withState { ($0.content?.status, $0.configuration.graceTime) }
    #expect(status == "b" && grace == 3)
    store.apply(.popActivity)
    #expect(scheduled.value == 2)
  }

  @Test @MainActor func everyClosureIsHandedOverExactlyOnce() {
    let log = Log()
    let store = HUDStore {}
    // `@Sendable`, or the closure would be the main actor's and trap on the other threads.
    DispatchQueue.concurrentPerform(iterations: 8) { @Sendable thread in
      for index in 0..<100 {
        store.apply(.show())
        store.apply(
          .dismiss(at: index.isMultiple(of: 2) ? 1 : nil) {
            log.values.append(thread * 100 + index)
          })
      }
    }
    for _ in 0..<2 {
      for case .complete(let completion) in store.withState({
        $0.step(now: 2, in: HUDPlaces(hasDefault: true))
      }) {
        completion()
      }
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

  @Test func configureMayCallTheStoreAgain() {
    let store = HUDStore {}
    store.configure { configuration in
      store.configure { $0.maskType = .clear }
      store.apply(.show("a"))
      configuration.ringRadius = store.read { $0.content?.status == "a" } ? 30 : 0
    }
    #expect(store.configuration.ringRadius == 30)
    #expect(store.configuration.maskType == .passthrough, "the outer change wins")
  }

  /// A change that waits for another thread must not stop the calls of that thread.
  @Test func aSlowChangeOfTheConfigurationHoldsUpNoCall() {
    let store = HUDStore {}
    store.configure { configuration in
      let isShown = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        store.apply(.show())
        _ = store.configuration
        isShown.signal()
      }
      #expect(isShown.wait(timeout: .now() + 5) == .success)
      configuration.ringRadius = 30
    }
    #expect(store.read { $0.activityCount } == 1)
  }
}
