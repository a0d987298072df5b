// SPDX-License-Identifier: MIT

import Testing

/// Work of an app that waits until the test lets it go on, or until it is cancelled.
@MainActor final class WaitingWork {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isOver = false
  /// Whether the task that it runs in was cancelled at its end.
  private(set) var wasCancelled: Bool?

  /// - Parameter ignoresCancellation: Whether it waits for `finish` alone.
  func run(ignoresCancellation: Bool = false) async throws {
    await withTaskCancellationHandler {
      if !isOver { await withCheckedContinuation { continuation = $0 } }
    } onCancel: {
      if !ignoresCancellation { Task { @MainActor in finish() } }
    }
    wasCancelled = Task.isCancelled
    if !ignoresCancellation { try Task.checkCancellation() }
  }

  func finish() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }
}

extension HUDScreen {
  /// Lets a task come to its end. One that does not is a failure, and no test that waits for ever.
  func value<Value: Sendable>(of task: Task<Value, any Error>) async throws -> Value {
    var isOver = false
    Task {
      _ = await task.result
      isOver = true
    }
    for _ in 0..<1000 where !isOver { await advance(by: 0.01) }
    try #require(isOver, "the task does not end")
    return try await task.value
  }
}
