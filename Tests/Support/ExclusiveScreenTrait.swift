// SPDX-License-Identifier: MIT

import Testing

/// Lets one test at a time have the process's only virtual clock.
///
/// Tests that make an offscreen screen share that clock, whichever suite they are in.
package struct ExclusiveScreenTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await provideScope(
      for: test, testCase: testCase, begin: {}, end: {}, performing: function)
  }

  /// Runs the function of a test alone, between `begin` and `end`, even if it throws.
  package func provideScope(
    for test: Test, testCase: Test.Case?, begin: @MainActor () async -> Void,
    end: @MainActor () async -> Void, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite doesn't take the lock, or its tests would wait for it forever.
    guard testCase != nil else { return try await function() }
    // If the test and its suite have the trait, the test takes the lock once.
    let locks = !Self.isHeld
    func leave() async {
      await end()
      // What the end of the test has enqueued for the main actor isn't part of the next test.
      for _ in 0..<3 { await Task { @MainActor in }.value }
      if locks { await AsyncLock.screen.unlock() }
    }
    if locks { await AsyncLock.screen.lock() }
    await begin()
    do {
      try await Self.$isHeld.withValue(true) { try await function() }
    } catch {
      await leave()
      throw error
    }
    await leave()
  }

  @TaskLocal private static var isHeld = false
}

extension Trait where Self == ExclusiveScreenTrait {
  /// Runs the test while no other test with this trait runs.
  package static var exclusiveScreen: Self { Self() }
}

/// A lock that suspends instead of blocking, first come first served.
private actor AsyncLock {
  static let screen = AsyncLock()

  private var isLocked = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func lock() async {
    guard isLocked else {
      isLocked = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func unlock() {
    if waiting.isEmpty {
      isLocked = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
