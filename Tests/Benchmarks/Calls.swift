// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import TestSupport

/// What calls cost compared with hops to the main queue, which is blocked.
@MainActor enum Calls {
  private nonisolated static let count = 1_000_000

  /// Nothing awaits here, so the main queue is blocked, which is the hard case for a call.
  static func rows() async throws -> [Row] {
    // The first calls create everything that is created once.
    showProgress(threads: 8)
    // The calls come before the hops, because those leave much memory behind.
    let calls = try growth { showProgress(threads: 8) }
    let callTime = milliseconds { showProgress(threads: 1) }
    let textTime = milliseconds { showText(threads: 1) }
    let hops = try growth { hop(threads: 8) }
    let hopTime = milliseconds { hop(threads: 1) }
    // If each call copied the closures of those before it, there would be five billion copies.
    let presentationTime = milliseconds {
      for _ in 0..<count / 10 {
        StatusHUD.show()
        StatusHUD.dismiss {}
      }
    }
    // Otherwise, the HUD would appear on the screen of the next measurement.
    StatusHUD.dismiss()
    return [
      Row(
        "A million calls from 1 thread", callTime, "DispatchQueue.main.async", hopTime, unit: "ms",
        limit: 1),
      Row(
        "A million calls with a text from 1 thread", textTime, "DispatchQueue.main.async", hopTime,
        unit: "ms", limit: 1),
      Row(
        "A hundred thousand presentations of one turn, each with a closure", presentationTime,
        "DispatchQueue.main.async", hopTime / 10, unit: "ms", limit: 3),
      Row(
        "A million updates from 8 threads, main thread blocked: memory", calls, "main-queue hops",
        hops, unit: "KiB", limit: Double(count) / 1024, isAbsolute: true),
    ]
  }

  private nonisolated static func showProgress(threads: Int) {
    repeated(threads) { StatusHUD.showProgress(Double($0 % 100) / 100) }
  }

  private nonisolated static func showText(threads: Int) {
    repeated(threads) {
      StatusHUD.showProgress(Double($0 % 100) / 100, status: "Uploading 12 photos to the album")
    }
  }

  private nonisolated static func hop(threads: Int) {
    repeated(threads) { _ in DispatchQueue.main.async {} }
  }

  private nonisolated static func repeated(
    _ threads: Int, _ body: @Sendable (Int) -> Void
  ) {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for index in 0..<count / threads { body(index) }
    }
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
  }

  /// In KiB.
  private static func growth(_ body: () -> Void) throws -> Double {
    let before = try residentMemory()
    body()
    return Double(try residentMemory() - before) / 1024
  }
}
