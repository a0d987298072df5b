// SPDX-License-Identifier: MIT

// On Linux all test targets run in one process, whose tests take turns at the one global HUD. On
// Apple's systems a target has a process of its own, where it is enough that these take turns.
#if os(Linux)
  @_exported import TestSupport
#else
  import Foundation
  import Testing

  extension Trait where Self == ParallelizationTrait {
    /// Runs the tests one after the other.
    static var exclusiveScreen: Self { .serialized }
  }

  extension Trait where Self == ConditionTrait {
    /// Skips the test if no app hosts it: then, `UIApplication.shared` is nil.
    static var requiresApp: Self {
      .enabled(if: Bundle.main.bundleURL.pathExtension == "app", "An app must host this test.")
    }
  }
#endif
