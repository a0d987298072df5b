// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

/// Runs what the documentation shows, each snippet as it stands there: `DocumentationTests`
/// compares them.
///
/// What is expected of each is what the text around it promises. The expectations are about the
/// intent, which is true when a call returns, so they need no screen.
@MainActor @Suite(.exclusiveScreen) enum Snippets {
  /// Dismisses the HUD, and waits for the closures that this makes due.
  static func dismissAndWait() async {
    await withCheckedContinuation { turn in
      StatusHUD.dismiss { turn.resume() }
    }
  }
}

/// The HUD hidden and with its defaults, before a test and after it.
final class CleanHUD: Sendable {
  init() { Self.clean() }
  deinit { Self.clean() }

  private static func clean() {
    StatusHUD.dismissAll()
    StatusHUD.configuration = StatusHUD.Configuration()
  }
}

/// Lines written on any thread.
final class Log: @unchecked Sendable {
  // `@unchecked`: `written` is touched only with `lock` held.
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func append(_ line: String) {
    lock.withLock { written.append(line) }
  }
}

/// An app's way through its screens.
@MainActor final class Screens {
  private(set) var shown = 0
  func showNext() { shown += 1 }
}

/// What the work in a snippet may end with.
struct Refusal: Error {}
