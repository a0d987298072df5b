// SPDX-License-Identifier: MIT

import Foundation

/// Calls `body` so many times, shared among threads.
func repeated(_ count: Int, _ threads: Int, _ body: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: threads) { _ in
    for index in 0..<count / threads { body(index) }
  }
}

/// The time that `body` takes, divided by the count that it gets.
func nanoseconds(per count: Int, _ body: (Int) -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body(count)
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
}

/// The memory of this process that is in RAM, in bytes.
func residentMemory() -> Int {
  let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = statm?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
