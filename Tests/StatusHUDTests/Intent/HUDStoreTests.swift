// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Many threads, one intent. `send` builds its command under the lock, so what is noted there is
/// the order in which the commands took effect: a sequential model replays it.
@Suite struct HUDStoreTests {
  private final class Log: @unchecked Sendable {
    // Appended to only under the store's lock, read when all threads have ended.
    var commands: [HUDCommand] = []
    let lock = NSLock()
    var scheduled = 0
    var completed: [Int] = []
  }

  @Test func eightThreadsEqualTheSequentialModel() {
    let log = Log()
    let store = HUDStore { log.lock.withLock { log.scheduled += 1 } }
    let progress = Progress(totalUnitCount: 3)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var generator = SeededGenerator(seed: UInt64(thread))
      for _ in 0..<2_000 {
        let command = HUDCommand.random(
          now: 0, lastID: 16_000, progress: progress, using: &generator)
        store.send { _ in
          log.commands.append(command)
          return command
        }
      }
    }

    var model = HUDIntent()
    for command in log.commands { model.apply(command) }
    #expect(log.commands.count == 16_000)
    #expect(store.read { intent, _ in intent } == model)
    #expect(log.scheduled == 1)
  }

  @Test func balancedThreadsEndHidden() {
    let store = HUDStore {}
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 {
        store.send(.show(status: nil, maskType: .none))
        store.send(.popActivity)
      }
    }

    #expect(store.read { intent, _ in intent.activityCount } == 0)
    #expect(store.read { intent, _ in intent.content } == nil)
  }

  @Test func onlyTheFirstChangeOfATurnSchedules() {
    let log = Log()
    let store = HUDStore { log.scheduled += 1 }
    store.send(.show(status: "a", maskType: .none))
    store.send(.setStatus("b"))
    store.configure { $0.ringThickness = 3 }
    #expect(log.scheduled == 1)

    let snapshot = store.takeSnapshot(now: 0)
    #expect(snapshot.content?.status == "b")
    #expect(snapshot.configuration.ringThickness == 3)
    store.send(.popActivity)
    #expect(log.scheduled == 2)
  }

  @Test @MainActor func everyClosureIsHandedOverExactlyOnce() {
    let log = Log()
    let store = HUDStore {}
    // `@Sendable`, or the closure would be the main actor's and trap on the other threads.
    DispatchQueue.concurrentPerform(iterations: 8) { @Sendable thread in
      for index in 0..<100 {
        store.send(.show(status: nil, maskType: .none))
        store.dismiss(at: index.isMultiple(of: 2) ? 1 : nil) {
          log.completed.append(thread * 100 + index)
        }
      }
    }
    let snapshot = store.takeSnapshot(now: 2)
    for completion in snapshot.replaced + snapshot.ended { completion() }
    let again = store.takeSnapshot(now: 3)

    #expect(again.replaced.isEmpty && again.ended.isEmpty)
    #expect(log.completed.sorted() == Array(0..<800))
  }

  @Test func concurrentConfigurationsAreAllKept() {
    let store = HUDStore {}
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { store.configure { $0.ringRadius += 1 } }
    }

    // The default of 18, and 1 from each of 8 x 200 changes.
    let radius = store.read { _, configuration in configuration.ringRadius }
    #expect(radius == CGFloat(1_618))
  }

  @Test func configureMayCallTheFacadeAgain() {
    let store = HUDStore {}
    store.configure { configuration in
      store.send(.show(status: nil, maskType: .black))
      configuration.maskType = store.read { intent, _ in intent.content?.maskType ?? .none }
    }

    #expect(store.read { _, configuration in configuration.maskType } == .black)
  }
}
