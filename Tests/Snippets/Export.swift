// SPDX-License-Identifier: MIT

// On Linux all test targets run in one process, whose tests take turns at the one global HUD. On
// Apple's systems a target has a process of its own, where it is enough that these take turns.
#if os(Linux)
  @_exported import TestSupport
#else
  import Testing

  extension Trait where Self == ParallelizationTrait {
    /// Runs the tests one after the other.
    static var exclusiveScreen: Self { .serialized }
  }
#endif
