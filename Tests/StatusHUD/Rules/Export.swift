// SPDX-License-Identifier: MIT

// On Linux all test targets run in one process, and a deadline of a presenter that is tested here
// wakes the same clock whose rest other tests watch. On Apple's systems a target has a process of
// its own, and there is no `TestSupport`.
#if os(Linux)
  @_exported import TestSupport
#else
  import Foundation
  import Testing

  extension Trait where Self == ParallelizationTrait {
    /// Runs the tests one after the other.
    static var exclusiveScreen: Self { .serialized }
  }

  /// SplitMix64: the same sequence for the same seed on every system.
  struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Counts what several threads do.
  final class Tally: @unchecked Sendable {
    // `@unchecked`: `count` is touched only with `lock` held.
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }
#endif
