// SPDX-License-Identifier: MIT

import Dispatch

/// Values that arrive on the main queue and are waited for there.
@MainActor
package final class Mailbox<Value: Sendable> {
  /// What came in and nobody waited for, oldest first.
  package private(set) var unread: [Value] = []
  private var waiter: (serial: Int, matches: (Value) -> Bool, resume: (Value?) -> Void)?
  private var serial = 0

  package init() {}

  package func post(_ value: Value) {
    guard let waiter else {
      unread.append(value)
      return
    }
    guard waiter.matches(value) else { return }
    self.waiter = nil
    waiter.resume(value)
  }

  /// The next value that matches; those before it are dropped.
  /// - Throws: when none comes for 30 seconds, which is a failure on any machine.
  package func next(
    _ what: String, where matches: @escaping (Value) -> Bool = { _ in true }
  ) async throws -> Value {
    while !unread.isEmpty {
      let value = unread.removeFirst()
      if matches(value) { return value }
    }
    serial += 1
    let mine = serial
    let value = await withCheckedContinuation { continuation in
      waiter = (mine, matches, { continuation.resume(returning: $0) })
      DispatchQueue.main.asyncAfter(deadline: .now() + Waiting.patience) {
        MainActor.assumeIsolated { self.expire(mine) }
      }
    }
    guard let value else { throw SetUpFailure("waited in vain for \(what)") }
    return value
  }

  private func expire(_ serial: Int) {
    guard let waiter, waiter.serial == serial else { return }
    self.waiter = nil
    waiter.resume(nil)
  }
}
