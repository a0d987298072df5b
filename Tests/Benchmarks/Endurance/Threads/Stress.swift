// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A while in which threads call whatever they like.
@MainActor struct Stress {
  let app: App
  let ledger: ClosureLedger

  /// Comes back when all threads have ended, with what each of them did.
  func run(
    threads: Int, seconds: Double, using generator: inout SeededGenerator
  ) async -> [Caller.Record] {
    let seeds = (0..<threads).map { _ in generator.next() }
    let stops = seeds.map { _ in DispatchSemaphore(value: 0) }
    return await withTaskGroup(of: (Int, Caller.Record).self) { group in
      for (number, (seed, stop)) in zip(seeds, stops).enumerated() {
        group.addTask { (number, await record(number: number, seed: seed, until: stop)) }
      }
      await pass(seconds: seconds)
      for stop in stops { stop.signal() }
      var records = Array(repeating: Caller.Record(), count: threads)
      for await (number, record) in group { records[number] = record }
      return records
    }
  }

  /// Lets a thread call until it is stopped. Its record comes back by a continuation: the thread
  /// sanitizer does not know the locks of the standard library.
  private func record(
    number: Int, seed: UInt64, until stop: DispatchSemaphore
  ) async -> Caller.Record {
    await withCheckedContinuation { continuation in
      let (app, ledger) = (app, ledger)
      let thread = Thread {
        let caller = Caller(number: number, seed: seed, ledger: ledger, app: app)
        continuation.resume(returning: caller.run(until: stop))
      }
      thread.name = "caller \(number)"
      thread.start()
    }
  }
}
