// SPDX-License-Identifier: MIT

import Foundation

/// Which closures of dismissals have run, and how often: rule 4 of the article “Architecture”.
@MainActor final class ClosureLedger {
  /// Of each thread, how often each of its closures has run.
  private var runs: [[UInt8]]
  private var runsOffMainThread = 0

  init(callers: Int) {
    runs = Array(repeating: [], count: callers)
  }

  /// - Parameters:
  ///   - caller: The thread that gave the closure.
  ///   - serial: The closure's number among those of its thread, from 0.
  func note(caller: Int, serial: Int) {
    if !Thread.isMainThread { runsOffMainThread += 1 }
    while runs[caller].count <= serial { runs[caller].append(0) }
    if runs[caller][serial] < UInt8.max { runs[caller][serial] += 1 }
  }

  /// What is wrong, now that each thread has given so many closures, all of which are due.
  func objections(given: [Int]) -> [String] {
    var objections: [String] = []
    for (caller, given) in given.enumerated() {
      let once = runs[caller].count { $0 == 1 }
      let more = runs[caller].count { $0 > 1 }
      if once != given || more > 0 {
        objections.append(
          "of \(given) closures of thread \(caller) \(once) ran once and \(more) more than once")
      }
    }
    if runsOffMainThread > 0 {
      objections.append("\(runsOffMainThread) closures ran elsewhere than on the main thread")
    }
    return objections
  }
}
