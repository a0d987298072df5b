// SPDX-License-Identifier: MIT

import Foundation

/// The time that `body` takes, in nanoseconds.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try body()
  return Double(DispatchTime.now().uptimeNanoseconds - start)
}

/// The time that `body` takes, in milliseconds.
@MainActor func milliseconds(_ body: () async -> Void) async -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  await body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
}

/// Microseconds per call of each body: the least disturbed of many rounds. They take turns, so that
/// whatever slows the machine down slows down all of them.
@MainActor func microseconds(
  calls: Int = 60, rounds: Int = 100, _ bodies: [@MainActor (Int) -> Void]
) -> [Double] {
  var best = bodies.map { _ in Double.infinity }
  for _ in 0..<rounds {
    for (index, body) in bodies.enumerated() {
      let time = nanoseconds { for call in 0..<calls { body(call) } }
      best[index] = min(best[index], time / 1000 / Double(calls))
    }
  }
  return best
}
