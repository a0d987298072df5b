// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// What a call costs, in memory and in time; the latter against a baseline measured in this very
/// run. The main thread never leaves `main`, so the main queue is blocked throughout: that is the
/// hard case.
@main enum Benchmarks {
  static let calls = 1_000_000

  static func main() {
    // Warm up what is created once: the store, the queues' threads, the one scheduled reconcile.
    showProgress(calls: 80_000, threads: 8)

    let claims = [memory(), cost(threads: 1, limit: 0.5), cost(threads: 8, limit: 1)]
    for claim in claims { print("\(claim.holds ? "ok  " : "FAIL") \(claim.text)") }
    exit(claims.allSatisfy(\.holds) ? 0 : 1)
  }

  private static func showProgress(calls: Int, threads: Int) {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for index in 0..<calls / threads { StatusHUD.showProgress(Double(index % 100) / 100) }
    }
  }

  private static func memory() -> (text: String, holds: Bool) {
    let before = residentMemory()
    showProgress(calls: calls, threads: 8)
    let growth = residentMemory() - before
    return (
      "\(calls) calls from 8 threads, main queue blocked, grow memory by less than 1 MB: "
        + "\(growth / 1024) KiB",
      growth < 1_000_000
    )
  }

  /// - Parameter limit: Of the ratio. With more threads than cores it says more about who is put to
  ///   sleep when than about the call, so there only the order of the two is claimed.
  private static func cost(threads: Int, limit: Double) -> (text: String, holds: Bool) {
    let call = nanosecondsPerCall(calls: calls, threads: threads) { index in
      StatusHUD.showProgress(Double(index % 100) / 100)
    }
    let hop = nanosecondsPerCall(calls: calls / 5, threads: threads) { _ in
      DispatchQueue.main.async {}
    }
    let ratio = call / hop
    return (
      "a call costs less than \(limit) of DispatchQueue.main.async, threads \(threads): "
        + String(format: "%.1f ns, %.1f ns, ratio %.2f", call, hop, ratio),
      ratio < limit
    )
  }
}
