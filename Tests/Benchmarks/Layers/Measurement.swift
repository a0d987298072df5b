// SPDX-License-Identifier: MIT

import Foundation

/// The outcome of one comparison.
struct Claim {
  var text: String
  var holds: Bool
}

/// Microseconds per call, the best of several rounds: the least disturbed one. The bodies take
/// turns, so that whatever slows the machine down slows down all of them.
func microsecondsPerCall(
  calls: Int, rounds: Int = 15, _ bodies: [(Int) -> Void]
) -> [Double] {
  var best = bodies.map { _ in Double.infinity }
  for _ in 0..<rounds {
    for (index, body) in bodies.enumerated() {
      let start = DispatchTime.now().uptimeNanoseconds
      for call in 0..<calls { body(call) }
      let elapsed = DispatchTime.now().uptimeNanoseconds - start
      best[index] = min(best[index], Double(elapsed) / 1000 / Double(calls))
    }
  }
  return best
}
