// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LinuxUIKit
@testable import StatusHUD

/// Images of a class of the app. No code of theirs runs under the lock of the store, where a call of
/// the HUD would wait forever.
@Suite struct AppImageTests {
  /// Runs code of the app when it's compared and when it's released, and equals every other image.
  private final class AppImage: UIImage, @unchecked Sendable {
    // `@unchecked`: set once, before another thread can have the image.
    var onCompare: @Sendable () -> Void = {}
    var onRelease: @Sendable () -> Void = {}

    override func isEqual(_ object: Any?) -> Bool {
      onCompare()
      return true
    }

    override var hash: Int { 0 }

    deinit { onRelease() }
  }

  private final class Tally: @unchecked Sendable {
    // `@unchecked`: `count` is touched only with `lock` held.
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  private let store = HUDStore {}
  private let released = Tally()

  /// A message whose image calls the store when it's compared and when it's released.
  private func message(_ status: String = "Saved") -> HUDStateMachine.Call {
    let image = AppImage(parts: .init())
    image.onCompare = { [store] in _ = store.read { $0.content == nil } }
    image.onRelease = { [store, released] in
      _ = store.read { $0.content == nil }
      released.add()
    }
    return .show(HUDContent(.image(image, status, duration: 1)))
  }

  private func turn(at time: Double = 0) {
    _ = store.withState { $0.step(now: time, in: HUDPlaces(hasDefault: true)) }
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

  // MARK: Comparing

  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func anImageThatCallsTheHUDWhenItIsComparedHoldsUpNothing(_ policy: StatusHUD.MessagePolicy) {
    #expect(
      returns {
        store.configure { $0.messagePolicy = policy }
        for _ in 0..<3 { store.apply(message()) }
        turn()
        store.apply(.setStatus("Saved again"))
        turn()
        store.configure { $0.maskType = .clear }
        turn()
        store.apply(message())
        turn(at: 1)
      })
  }

  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func noImageIsComparedWhateverComesAfterIt(_ policy: StatusHUD.MessagePolicy) {
    var state = HUDStateMachine()
    state.configuration.messagePolicy = policy
    let compared = Tally()
    for number in 0..<3 {
      let image = AppImage(parts: .init())
      image.onCompare = { compared.add() }
      state.apply(.show(HUDContent(.image(image, "Saved", duration: 1))), at: 0)
      _ = state.step(now: Double(number), in: HUDPlaces(hasDefault: true))
      state.apply(.setStatus("Saved again"), at: 0)
      _ = state.step(now: Double(number), in: HUDPlaces(hasDefault: true))
    }
    #expect(compared.value == 0)
  }

  @Test func anotherImageThatClaimsToBeEqualIsAnotherMessage() throws {
    var state = HUDStateMachine()
    state.configuration.messagePolicy = .queue
    state.configuration.fadeInDuration = 0
    let images = [AppImage(parts: .init()), AppImage(parts: .init())]
    for image in images {
      state.apply(.show(HUDContent(.image(image, "Saved", duration: 1))), at: 0)
    }
    for (time, image) in zip([0.0, 1], images) {
      _ = state.step(now: time, in: HUDPlaces(hasDefault: true))
      #expect(state.shown?.icon == .image(image))
    }
  }

  // MARK: Releasing

  static let ends: [[HUDStateMachine.Call]] = [
    [.dismiss()], [.dismiss(at: 1)],
    [.show(HUDContent(.activity, status: nil))], [.show(HUDContent(.progress(0.5), status: nil))],
    [.begin(HUDContent(.activity, status: nil))],
    [.show(HUDContent(.text("Done", duration: 1)))],
  ]

  @Test(arguments: ends, [false, true])
  func theLastReferenceToAnImage(_ calls: [HUDStateMachine.Call], isShown: Bool) {
    #expect(
      returns {
        store.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0, 0) }
        store.apply(message())
        if isShown { turn() }
        for call in calls { store.apply(call) }
        turn(at: 1)
        turn(at: 2)
      })
    #expect(released.value == 1)
  }

  @Test func theLastReferenceToAnImageWhoseTimeIsOver() {
    #expect(
      returns {
        store.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0, 0) }
        store.apply(message())
        for time in 0...3 { turn(at: Double(time)) }
      })
    #expect(released.value == 1)
  }

  /// Sixteen wait behind the first one.
  @Test func theLastReferenceToAnImageThatAFullQueueDrops() {
    #expect(
      returns {
        store.configure { $0.messagePolicy = .queue }
        for number in 0..<20 { store.apply(message("\(number)")) }
      })
    #expect(released.value == 3)
  }
}
