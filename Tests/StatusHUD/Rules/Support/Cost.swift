// SPDX-License-Identifier: MIT

import Foundation
import Testing

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
