// SPDX-License-Identifier: MIT

// On Linux all test targets run in one process, and a deadline of a presenter that is tested here
// wakes the same clock whose rest other tests watch. On Apple's systems a target has a process of
// its own.
#if os(Linux)
  @_exported import TestSupport
#else
  import Testing

  extension Trait where Self == ParallelizationTrait {
    /// Runs the tests one after the other.
    static var exclusiveScreen: Self { .serialized }
  }
#endif
