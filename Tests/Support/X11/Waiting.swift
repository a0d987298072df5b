// SPDX-License-Identifier: MIT

import Dispatch

/// The limit of all waiting.
enum Waiting {
  /// The seconds after which a test fails, long enough for any machine.
  static let patience = 30.0
}

/// Lets the main queue perform the work that is due.
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

/// Waits for a condition without an event, such as the pixels of another program: checks it 60
/// times a second.
/// - Throws: if the condition is false for 30 seconds.
@MainActor
package func wait(for what: String, until condition: () throws -> Bool) async throws {
  let end = DispatchTime.now() + Waiting.patience
  while try !condition() {
    guard DispatchTime.now() < end else { throw SetUpFailure("waited in vain for \(what)") }
    await pass(seconds: 1.0 / 60)
  }
}

/// Values that arrive on the main queue, where tests wait for them.
@MainActor
package final class Mailbox<Value: Sendable> {
  /// The values that no test waited for, oldest first.
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

  /// Returns the next value that matches, and drops those before it.
  /// - Throws: if none comes for 30 seconds.
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

/// The reason for a test that cannot run. It always fails, and is never skipped.
package struct SetUpFailure: Error, CustomStringConvertible {
  /// The missing program, or the event that didn't happen.
  package let description: String

  package init(_ description: String) { self.description = description }
}
