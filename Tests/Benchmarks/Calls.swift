// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// What a call costs in memory, and in time compared with a hop to the main queue, which is
/// blocked.
enum Calls {
  static func rows() -> [Row] {
    // The first calls create everything that is created once.
    showProgress(80_000, threads: 8)
    // This measurement comes before the hops, because they leave much memory behind.
    let calls = growth { showProgress(1_000_000, threads: 8) }
    // With more threads than cores, the ratio says more about the scheduler than about the call.
    let times = [time(threads: 1, limit: 1), time(threads: 8, limit: 1)]
    let hops = growth { hop(1_000_000, threads: 8) }
    // Otherwise, the HUD would appear on the screen of the next measurement.
    StatusHUD.dismiss()
    return times + [
      Row(
        "A million updates from 8 threads, main thread blocked: memory", calls, "main-queue hops",
        hops, unit: "KiB", limit: 1_000_000 / 1024, isAbsolute: true)
    ]
  }

  private static func showProgress(_ count: Int, threads: Int) {
    repeated(count, threads) { StatusHUD.showProgress(Double($0 % 100) / 100) }
  }

  private static func hop(_ count: Int, threads: Int) {
    repeated(count, threads) { _ in DispatchQueue.main.async {} }
  }

  private static func repeated(_ count: Int, _ threads: Int, _ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for index in 0..<count / threads { body(index) }
    }
  }

  /// In KiB.
  private static func growth(_ body: () -> Void) -> Double {
    let before = residentMemory()
    body()
    return Double(residentMemory() - before) / 1024
  }

  /// Calls and hops take turns, so that both suffer from whatever else the machine does. The least
  /// disturbed turn of each counts.
  private static func time(threads: Int, limit: Double) -> Row {
    let count = 80_000
    var (call, hop) = (Double.infinity, Double.infinity)
    for _ in 1...25 {
      call = min(call, nanoseconds { showProgress(count, threads: threads) } / Double(count))
      hop = min(hop, nanoseconds { self.hop(count / 2, threads: threads) } * 2 / Double(count))
    }
    return Row(
      "A call from \(threads == 1 ? "1 thread" : "\(threads) threads")", call,
      "DispatchQueue.main.async", hop, unit: "ns", limit: limit)
  }
}
