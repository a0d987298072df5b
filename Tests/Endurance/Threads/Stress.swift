// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TestSupport

/// A while in which threads call whatever they like.
@MainActor struct Stress {
  let app: App
  let ledger: ClosureLedger

  /// Comes back when all threads have ended, with what each of them did.
  func run(
    threads: Int, seconds: Double, using generator: inout SeededGenerator
  ) async -> [Caller.Record] {
    let records = Records(count: threads)
    let group = DispatchGroup()
    let stops = (0..<threads).map { number in
      let stop = DispatchSemaphore(value: 0)
      let (seed, app, ledger) = (generator.next(), app, ledger)
      group.enter()
      let thread = Thread {
        let caller = Caller(number: number, seed: seed, ledger: ledger, app: app)
        records.set(caller.run(until: stop), at: number)
        group.leave()
      }
      thread.name = "caller \(number)"
      thread.start()
      return stop
    }
    await pass(seconds: seconds)
    for stop in stops { stop.signal() }
    await withCheckedContinuation { continuation in
      group.notify(queue: .main) { continuation.resume() }
    }
    return records.all
  }
}

/// Filled by the threads, read when they have ended.
private final class Records: Sendable {
  private let records: Mutex<[Caller.Record]>

  init(count: Int) {
    records = Mutex(Array(repeating: Caller.Record(), count: count))
  }

  func set(_ record: Caller.Record, at index: Int) { records.withLock { $0[index] = record } }

  var all: [Caller.Record] { records.withLock { $0 } }
}
