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

  /// One animation has ended. The main queue says so.
  func leave() {
    if isDue(after: { $0.pending -= 1 }) { block() }
  }

  /// The transaction ends: no animation can join any more. With none to wait for, the block runs in
  /// the next turn.
  func close() {
    guard isDue(after: { $0.isClosed = true }) else { return }
    DispatchQueue.main.async { self.block() }
  }

  private func isDue(after change: (inout Count) -> Void) -> Bool {
    count.withLock { count in
      change(&count)
      guard count.isClosed, count.pending <= 0, !count.isDone else { return false }
      count.isDone = true
      return true
    }
  }
}
