// SPDX-License-Identifier: MIT

import Synchronization

/// A completion block of a transaction and the animations it waits for.
///
/// The counter is locked because animations may be added on one thread and end on another; the
/// block runs once, by whom the counter says so.
final class CompletionGroup: @unchecked Sendable {
  private struct Count {
    var pending = 0
    var isClosed = false
    var isDone = false
  }

  private let block: () -> Void
  private let count = Mutex(Count())

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func join() {
    count.withLock { $0.pending += 1 }
  }

  /// One animation has ended.
  func leave() {
    runIfDone { $0.pending -= 1 }
  }

  /// The transaction ends: no animation can join any more.
  func close() {
    runIfDone { $0.isClosed = true }
  }

  private func runIfDone(after change: (inout Count) -> Void) {
    let isDue = count.withLock { count in
      change(&count)
      guard count.isClosed, count.pending <= 0, !count.isDone else { return false }
      count.isDone = true
      return true
    }
    guard isDue else { return }
    if ThreadDomain.current == .main { block() } else { TransactionCenter.post(.block(block)) }
  }
}
