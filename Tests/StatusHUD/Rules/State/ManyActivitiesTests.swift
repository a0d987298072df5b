// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// The end of an activity costs the same, however many others run.
@Suite struct ManyActivitiesTests {
  enum Order: CaseIterable, Sendable { case oldestFirst, newestFirst, mixed }

  /// Ten times the activities cost ten times as much if each end costs the same, and a hundred times
  /// as much if each end searches the others or moves them. Each ends twice, because the release of
  /// its last reference ends it again.
  @Test(arguments: Order.allCases) func anActivityEndsWithoutASearch(order: Order) {
    func seconds(_ count: Int) -> Double {
      var requests = HUDRequests()
      var ids = (0..<count).map { _ in requests.begin(HUDContent(.activity), at: 0, onEnd: {}) }
      var generator = SeededGenerator(seed: 3)
      switch order {
      case .oldestFirst: break
      case .newestFirst: ids.reverse()
      case .mixed: ids.shuffle(using: &generator)
      }
      let seconds = processorTime {
        for id in ids {
          requests.update(id) { $0.details = "a" }
          requests.endScoped(id)
          requests.endScoped(id)
          // The store takes what was released after each call.
          _ = requests.takeReleased()
        }
      }
      #expect(requests.isEmpty && requests.takeDue(isLeaving: false).count == count)
      return seconds
    }
    let rounds = (0..<3).map { _ in (small: seconds(1_000), large: seconds(10_000)) }
    let small = rounds.map(\.small).min() ?? 0
    let large = rounds.map(\.large).min() ?? .infinity
    #expect(large < 40 * small)
  }
}

/// Returns how many seconds the processor spends on `body` in this thread. Other threads and other
/// programs don't add to it.
private func processorTime(_ body: () -> Void) -> Double {
  let start = threadTime()
  body()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
