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
nonisolated final class CleanHUD {
  init() { Self.clean() }
  deinit { Self.clean() }

  private static func clean() {
    StatusHUD.dismissAll()
    StatusHUD.configuration = StatusHUD.Configuration()
  }
}

/// An app's log.
@MainActor final class Log {
  private(set) var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}

/// An app's way through its screens.
@MainActor final class Screens {
  private(set) var shown = 0
  func showNext() { shown += 1 }
}

/// What the work in a snippet may end with.
struct Refusal: Error {}
