// SPDX-License-Identifier: MIT

import Dispatch

/// What all waiting has in common.
enum Waiting {
  /// Seconds after which what did not happen never will, on any machine.
  static let patience = 30.0
}

/// Lets the main queue do what is due.
@MainActor
package func nextTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// Lets real time pass, for tests whose subject is a length of time.
@MainActor
package func pass(seconds: Double) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume() }
  }
}

/// Waits for something that tells nobody when it happens, as the pixels of another program: looks
/// at each frame of a screen until it is so.
/// - Throws: when it is not so for 30 seconds, which is a failure on any machine.
@MainActor
package func wait(for what: String, until condition: () throws -> Bool) async throws {
  let end = DispatchTime.now() + Waiting.patience
  while try !condition() {
    guard DispatchTime.now() < end else { throw SetUpFailure("waited in vain for \(what)") }
    await pass(seconds: 1.0 / 60)
  }
}

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

/// Why a test could not be carried out; always a failure, never a silent skip.
package struct SetUpFailure: Error, CustomStringConvertible {
  /// What is missing, or what did not happen.
  package let description: String

  package init(_ description: String) { self.description = description }
}
