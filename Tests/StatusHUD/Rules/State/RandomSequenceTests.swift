// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// Random calls, turns, fades, and pauses, which must not break the ten rules of the article
/// “Architecture”, in the HUD and beside it. A failure contains its seed.
///
/// In the environment, `RANDOM_SEQUENCES` sets how many sequences run.
@Suite struct RandomSequenceTests {
  static let shards: UInt64 = 16
  static let sequences =
    ProcessInfo.processInfo.environment["RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 4_000
  static let steps = 60

  @Test(arguments: 0..<shards)
  func theTenRulesHold(shard: UInt64) async {
    for seed in stride(from: shard, to: Self.sequences, by: UInt64.Stride(Self.shards)) {
      var sequence = RandomSequence(seed: seed)
      if let breach = await sequence.run(steps: Self.steps) {
        Issue.record("seed \(seed): \(breach)")
        return
      }
    }
  }
}
