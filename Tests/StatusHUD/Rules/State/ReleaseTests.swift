// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// An object of the app may call the HUD when its last reference goes, as an `Activity` does that a
/// cancellation handler holds. So none goes while the lock is held.
@Suite struct ReleaseTests {
  private final class OnDeinit: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
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
        // A dismissal may be due by now.
        _ = store.withState { $0.step(now: 2, in: HUDPlaces(hasDefault: false)) }
      })
    #expect(released.value == 1)
  }

  @Test func theLastReferenceToAProgressThatAnotherReplaces() {
    #expect(
      returns {
        follow()
        follow()
      })
    #expect(released.value == 1)
  }

  @Test func theLastReferenceToAProgressThatIsOver() {
    let progress = Progress(totalUnitCount: 1)
    progress.cancel()
    let over = ProgressSample(of: FollowedProgress(progress: progress))
    #expect(
      returns {
        follow()
        store.apply(.sample(over, of: 1))
      })
    #expect(released.value == 1)
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
