// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// What a call costs in memory, and in time compared with a hop to the main queue. The main thread
/// never leaves `main`, so the main queue is blocked throughout: that is the hard case.
@main enum Benchmarks {
  static func main() {
    // What is made once is made here.
    showProgress(calls: 80_000, threads: 8)

    // On a quiet machine we measure less than 0.2 with one thread. With more threads than cores, the
    // ratio says more about the scheduler than about the call.
    let claims = [memory(), time(threads: 1, limit: 0.3), time(threads: 8, limit: 1)]
    for claim in claims { print("\(claim.holds ? "ok  " : "FAIL") \(claim.text)") }
    exit(claims.allSatisfy(\.holds) ? 0 : 1)
  }

  private static func showProgress(calls: Int, threads: Int) {
    repeated(calls, threads) { StatusHUD.showProgress(Double($0 % 100) / 100) }
  }

  private static func memory() -> (text: String, holds: Bool) {
    let before = residentMemory()
    showProgress(calls: 1_000_000, threads: 8)
    let growth = residentMemory() - before
    return (
      "a million calls from 8 threads, main queue blocked, grow memory by less than 1 MB: "
        + "\(growth / 1024) KiB",
      growth < 1_000_000
    )
  }

  /// Calls and hops take turns, so that both suffer from whatever else the machine does. The least
  /// disturbed turn of each counts.
  private static func time(threads: Int, limit: Double) -> (text: String, holds: Bool) {
    var (call, hop) = (Double.infinity, Double.infinity)
    for _ in 1...25 {
      call = min(call, nanoseconds(per: 80_000) { showProgress(calls: $0, threads: threads) })
      hop = min(
        hop,
        nanoseconds(per: 40_000) { repeated($0, threads) { _ in DispatchQueue.main.async {} } })
    }
    return (
      "a call costs less than \(limit) of DispatchQueue.main.async, threads \(threads): "
        + String(format: "%.1f ns, %.1f ns, ratio %.2f", call, hop, call / hop),
      call / hop < limit
    )
  }
}
