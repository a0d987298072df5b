// SPDX-License-Identifier: MIT

import Foundation

/// Nanoseconds per call of `body`, the best of `rounds`: the least disturbed one.
func nanosecondsPerCall(
  calls: Int, rounds: Int = 5, threads: Int = 1, _ body: @escaping @Sendable (Int) -> Void
) -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = DispatchTime.now().uptimeNanoseconds
    if threads == 1 {
      for index in 0..<calls { body(index) }
    } else {
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for index in 0..<calls / threads { body(thread * calls / threads + index) }
      }
    }
    let elapsed = DispatchTime.now().uptimeNanoseconds - start
    best = min(best, Double(elapsed) / Double(calls))
  }
  return best
}

/// The memory of this process that is in RAM, in bytes.
func residentMemory() -> Int {
  guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let fields = statm.split(separator: " ")
  guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
