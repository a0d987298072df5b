// SPDX-License-Identifier: MIT

/// SplitMix64: the same numbers for the same seed, on every system.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SplitMix {
  /// True one time in `count`.
  public mutating func isOne(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// One of `choices`, of which there must be some.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}
