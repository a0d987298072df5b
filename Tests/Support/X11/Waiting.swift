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
