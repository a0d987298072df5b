// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// A call costs the same however many calls came before it in the same turn.
@Suite(.serialized) struct CallCostTests {
  typealias Calls = @Sendable (Int) -> [HUDStateMachine.Call]

  /// Calls that an app repeats, by the number of the repetition.
  static let rounds: [(name: String, calls: Calls)] = [
    ("a show and a dismissal with a closure", { _ in [.show(), .dismiss {}] }),
    ("a message and a dismissal with a closure", { _ in [.success(), .dismiss {}] }),
    ("a delayed dismissal that the next show replaces", { _ in [.show(), .dismiss(at: 1) {}] }),
    ("a delayed dismissal that the next one replaces", { _ in [.dismiss(at: 1) {}] }),
    ("a show and its end", { _ in [.show(), .popActivity] }),
    ("progress with a button", { _ in [.cancellable(.progress(0.5))] }),
    ("a message that replaces the one before", { number in [.success("\(number)")] }),
  ]

  private func cost(_ calls: [HUDStateMachine.Call], in state: HUDStateMachine) -> Double {
    var state = state
    return processorTime { for call in calls { state.apply(call) } }
  }

  @Test(arguments: rounds.indices)
  func callsCostTheSameHoweverManyCameBefore(index: Int) {
    let (name, calls) = Self.rounds[index]
    var state = HUDStateMachine()
    state.apply(.begin("behind"))
    expectLinear(3_000, "\(name)") { count in cost((0..<count).flatMap(calls), in: state) }
  }

  @Test func messagesThatWaitInTheQueueCostTheSame() {
    var state = HUDStateMachine()
    state.configuration.messagePolicy = .queue
    expectLinear(3_000) { count in cost((0..<count).map { .success("\($0)") }, in: state) }
  }

  // MARK: Scoped activities

  enum Order: CaseIterable, Sendable { case oldestFirst, newestFirst }

  private func begin(_ count: Int) -> (state: HUDStateMachine, ids: [HUDContent.ID]) {
    var state = HUDStateMachine()
    let ids = (0..<count).map { _ in state.apply(.begin(.cancellable(.activity))) }
    return (state, ids)
  }

  /// Each activity ends twice, because the release of its last reference ends it again.
  @Test(arguments: Order.allCases)
  func anEndFindsItsActivityWithoutASearch(order: Order) {
    expectLinear(1_500) { count in
      let (state, ids) = begin(count)
      let ordered = order == .oldestFirst ? ids : ids.reversed()
      return cost(ordered.flatMap { [.end($0), .end($0)] }, in: state)
    }
  }

  typealias Update = @Sendable (HUDContent.ID) -> HUDStateMachine.Call

  static let updates: [(name: String, call: Update)] = [
    ("status", { .update($0, status: "a") }),
    ("details", { .updateDetails($0, "a") }),
    ("progress", { .updateProgress($0, 0.5) }),
    ("button", { .cancel($0) }),
  ]

  @Test(arguments: updates.indices)
  func anUpdateFindsItsActivityWithoutASearch(index: Int) {
    let (name, update) = Self.updates[index]
    expectLinear(1_000, "\(name)") { count in
      let (state, ids) = begin(count)
      return cost(ids.map(update), in: state)
    }
  }
}

/// The cost of a turn of the main thread is proportional to the number of its effects.
@MainActor @Suite(.exclusiveScreen) struct TurnCostTests {
  /// A HUD that appears and disappears at once.
  private final class PlainHUD: PresentedHUD {
    var places: HUDPlaces { HUDPlaces(hasDefault: true) }
    var configuration: StatusHUD.Configuration? { nil }
    func present(_ content: HUDContent) {}
    func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
      completion()
    }
    func setBlocksTouches(_ blocksTouches: Bool) {}
    func remove() {}
    func transitionDidHappen(_ transition: HUDTransition, status: String?) {}
    func announce(_ text: String) {}
    func playHaptics(_ icon: StatusHUD.Message.Icon) {}
  }

  private final class Tally {
    var count = 0
  }

  private let store = HUDStore {}
  private let hud = PlainHUD()
  private let tally = Tally()
  private let presenter: HUDPresenter

  init() { presenter = HUDPresenter(owner: store, hud: hud, now: { 0 }) }

  @Test func closuresThatAreDueInOneTurnCostTheSameEach() {
    expectLinear(8_000) { count in
      tally.count = 0
      for _ in 0..<count { store.apply(.dismiss(at: 1) { [tally] in tally.count += 1 }) }
      store.apply(.dismiss())
      let seconds = processorTime { presenter.reconcile() }
      #expect(tally.count == count)
      return seconds
    }
  }

  @Test func theClosuresOfManyPresentationsInOneTurnCostTheSameEach() {
    expectLinear(3_000) { count in
      tally.count = 0
      let seconds = processorTime {
        for _ in 0..<count {
          store.apply(.show())
          store.apply(.dismiss { [tally] in tally.count += 1 })
        }
        presenter.reconcile()
      }
      #expect(tally.count == count)
      return seconds
    }
  }
}

extension HUDContent {
  /// Work with a Cancel button.
  fileprivate static func cancellable(_ kind: Kind) -> HUDContent {
    HUDContent(kind, status: nil, onCancel: {})
  }
}

extension HUDStateMachine.Call {
  fileprivate static func cancellable(_ kind: HUDContent.Kind) -> Self {
    .show(HUDContent.cancellable(kind))
  }
}

/// Expects that the cost of `work` grows in proportion to its count.
///
/// Four times the count costs four times as much if every call costs the same, and sixteen times as
/// much if every call looks at all the earlier ones. The limit is eight.
/// - Parameter work: Returns the seconds that count, as `processorTime` measures them.
func expectLinear(
  _ count: Int, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ work: (Int) -> Double
) {
  let rounds = (0..<3).map { _ in (small: work(count), large: work(4 * count)) }
  let small = rounds.map(\.small).min() ?? 0
  let large = rounds.map(\.large).min() ?? .infinity
  #expect(large < 8 * small, comment, sourceLocation: sourceLocation)
}

/// Returns how many seconds the processor spends on `body` in this thread. Other threads and other
/// programs don't add to it.
func processorTime(_ body: () -> Void) -> Double {
  let start = threadTime()
  body()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
