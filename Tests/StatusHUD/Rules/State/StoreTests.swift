// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Counts what several threads do.
private final class Tally: @unchecked Sendable {
  // `@unchecked`: `count` is touched only with `lock` held.
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}

/// Calls from several threads change one state.
@Suite struct StoreTests {
  @MainActor private final class Log {
    var values: [Int] = []
  }

  /// Each thread has its own activities and changes the count. Whatever the order of the calls, the
  /// remaining work is that of all threads together.
  @Test func eightThreadsLeaveWhatEachHasLeft() {
    let scheduled = Tally()
    let store = HUDStore { scheduled.add() }
    let shows = Tally()
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
    let scheduled = Tally()
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

/// An object of the app can call the HUD when it's released, such as the owner of an `Activity`. So
/// the store never releases such an object while it holds the lock.
@Suite struct ReleaseTests {
  private final class OnDeinit: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  private let store = HUDStore {}
  private let released = Tally()

  /// Calls the store when it is released.
  private func makeObject() -> OnDeinit {
    OnDeinit { [store, released] in
      store.apply(.update(0, status: nil))
      released.add()
    }
  }

  private func follow() {
    let progress = Progress(totalUnitCount: 1)
    let object = makeObject()
    progress.cancellationHandler = { _ = object }
    store.apply(.follow(progress))
  }

  /// Whether `body` returns. A thread that waits for its own lock never does.
  private func returns(_ body: @escaping @Sendable () -> Void) -> Bool {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      end.signal()
    }
    return end.wait(timeout: .now() + 5) == .success
  }

  private static let ends: [[HUDStateMachine.Call]] = [
    [.dismiss()], [.popActivity], [.dismiss(at: 1)], [.success()], [.progress(0.5)],
    [.dismiss(at: 1), .begin()],
  ]

  @Test(arguments: ends)
  func theLastReferenceToAProgress(_ calls: [HUDStateMachine.Call]) {
    #expect(
      returns {
        follow()
        for call in calls { store.apply(call) }
        // The time of a delayed dismissal is in the past now.
        _ = store.withState { $0.step(now: 2, in: HUDPlaces(hasDefault: false)) }
      })
    #expect(released.value == 1)
  }

  @Test func theLastReferenceToAProgressThatIsReplacedOrOver() {
    let progress = Progress(totalUnitCount: 1)
    progress.cancel()
    let over = ProgressSample(of: FollowedProgress(progress: progress))
    #expect(
      returns {
        follow()
        follow()
      })
    #expect(released.value == 1)
    #expect(
      returns {
        for id in 1...2 as ClosedRange<HUDContent.ID> { store.apply(.sample(over, of: id)) }
      })
    #expect(released.value == 2)
  }

  @Test(arguments: [[.dismiss()], [.end(1)]] as [[HUDStateMachine.Call]])
  func theLastReferenceToACancelAction(_ calls: [HUDStateMachine.Call]) {
    #expect(
      returns {
        let content = HUDContent(
          .activity, status: nil,
          onCancel: { [object = makeObject()] in withExtendedLifetime(object) {} })
        store.apply(.begin(content))
        for call in calls { store.apply(call) }
        _ = store.withState { $0.step(now: 2, in: HUDPlaces(hasDefault: false)) }
      })
    #expect(released.value == 1)
  }

  @Test(arguments: [.dismiss(), .show(), .success()] as [HUDStateMachine.Call])
  func theLastReferenceToACompletion(_ call: HUDStateMachine.Call) {
    #expect(
      returns {
        store.apply(.show())
        store.apply(.dismiss(at: 9) { [object = makeObject()] in withExtendedLifetime(object) {} })
        store.apply(call)
        _ = store.withState { $0.step(now: 1, in: HUDPlaces(hasDefault: false)) }
      })
    #expect(released.value == 1)
  }

  @Test func theLastReferenceToAConfiguration() {
    #expect(
      returns {
        store.configure { [object = makeObject()] configuration in
          configuration.contentColor = UIColor { _ in
            withExtendedLifetime(object) { UIColor.red }
          }
        }
        store.configure { $0.contentColor = nil }
      })
    #expect(released.value == 1)
  }

  @Test func theLastReferenceWhateverIsCalled() {
    let isDone = returns {
      var generator = SeededGenerator(seed: 5)
      var lastID: HUDContent.ID = 1
      for step in 0..<3_000 {
        let progress = Progress(totalUnitCount: 1)
        progress.cancellationHandler = { [object = makeObject()] in _ = object }
        let time = Double(step) / 10
        let call = HUDStateMachine.Call.random(
          now: time, lastID: lastID, progress: progress,
          onCancel: { [object = makeObject()] in withExtendedLifetime(object) {} },
          using: &generator)
        switch step % 5 {
        case 0: _ = store.withState { $0.step(now: time, in: HUDPlaces(hasDefault: true)) }
        case 1: store.configure { $0.messagePolicy = step % 4 == 0 ? .queue : .replace }
        default: lastID = store.apply(call)
        }
        store.apply(.cancel(lastID))
      }
      store.apply(.dismiss())
      _ = store.withState { $0.step(now: 1_000, in: HUDPlaces(hasDefault: false)) }
    }
    #expect(isDone)
    #expect(released.value == 6_000)
  }
}
