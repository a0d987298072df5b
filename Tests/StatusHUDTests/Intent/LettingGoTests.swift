// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// What an app gave may call the facade again when its last reference goes, as an `Activity` does
/// that a cancellation handler holds. So none goes while the store's lock is held.
@Suite struct LettingGoTests {
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

  private func makeLast() -> OnDeinit {
    OnDeinit { [store, released] in
      store.send(.update(0, status: nil))
      released.add()
    }
  }

  private func follow() {
    let progress = Progress(totalUnitCount: 1)
    let last = makeLast()
    progress.cancellationHandler = { _ = last }
    let followed = FollowedProgress(progress: progress, isDescribed: false)
    store.send(.follow(followed, ProgressSample(of: followed), status: nil, maskType: .none))
  }

  /// Whether `body` comes back; a thread that waits for its own lock never does.
  private func comesBack(_ body: @escaping @Sendable () -> Void) -> Bool {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      end.signal()
    }
    return end.wait(timeout: .now() + 5) == .success
  }

  @Test(
    arguments: [
      [.dismiss(nil)], [.popActivity], [.dismissAt(time: 1, nil)],
      [.message(nil, status: "m", duration: 1, maskType: .none)],
      [.progress(0.5, status: nil, maskType: .none)],
      [.dismissAt(time: 1, nil), .begin(status: nil, maskType: .none)],
    ] as [[HUDCommand]])
  func theLastOfAProgress(_ commands: [HUDCommand]) {
    #expect(
      comesBack {
        follow()
        for command in commands { store.send(command) }
        // A dismissal may be due by now.
        _ = store.takeSnapshot(now: 2)
      })
    #expect(released.value == 1)
  }

  @Test func theLastOfAProgressInPlaceOfWhichAnotherIsFollowed() {
    #expect(
      comesBack {
        follow()
        follow()
      })
    #expect(released.value == 1)
  }

  @Test func theLastOfAProgressThatIsOver() {
    let progress = Progress(totalUnitCount: 1)
    progress.cancel()
    let over = ProgressSample(of: FollowedProgress(progress: progress, isDescribed: false))
    #expect(
      comesBack {
        follow()
        store.send(.sample(1, over))
      })
    #expect(released.value == 1)
  }

  /// An image can hold as much: the intent hands it out too.
  @Test(
    arguments: [
      .dismiss(nil), .elapse(1), .show(status: nil, maskType: .none), .tick(now: 2),
      .message(nil, status: "m", duration: 1, maskType: .none),
    ] as [HUDCommand])
  func anImageIsHandedOut(_ command: HUDCommand) {
    let image = UIImage()
    var intent = HUDIntent()
    intent.apply(.message(.image(image), status: nil, duration: 1, maskType: .none))
    intent.apply(.dismissAt(time: 1, nil))
    #expect(intent.apply(command).image === image)
    #expect(intent.apply(command).image == nil)
  }

  @Test func theLastOfAConfiguration() {
    #expect(
      comesBack {
        store.configure { [last = makeLast()] configuration in
          configuration.foregroundColor = UIColor { _ in
            withExtendedLifetime(last) { UIColor.red }
          }
        }
        store.configure { $0.foregroundColor = nil }
      })
    #expect(released.value == 1)
  }
}
