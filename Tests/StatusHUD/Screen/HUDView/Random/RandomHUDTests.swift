// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Random calls and events on three HUDs in two containers, against a model of the documentation
/// of `HUDView`.
///
/// Time is virtual and skips the frames between two events. In the environment,
/// `RANDOM_HUD_SEQUENCES` sets how many sequences run, and `RANDOM_HUD_FIRST_SEED` the first seed.
@MainActor @Suite(.viewScreen(size: CGSize(width: 400, height: 300), scale: 1))
struct RandomHUDTests {
  private static let count = number("RANDOM_HUD_SEQUENCES") ?? 400
  private static let firstSeed = number("RANDOM_HUD_FIRST_SEED") ?? 0

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  private let it = ViewScreen.current

  @Test func theScreenIsThatOfTheModel() async {
    var ambiguousCount: UInt64 = 0
    for seed in Self.firstSeed..<(Self.firstSeed + Self.count) {
      switch await outcome(of: HUDSequence(seed: seed), seed) {
      case .same: continue
      case .ambiguous: ambiguousCount += 1
      case .different:
        // What is wrong is wrong for many seeds: one tells enough.
        Issue.record("\(await shortest(failing: seed))")
        return
      }
    }
    #expect(ambiguousCount <= Self.count / 50)
  }

  private func outcome(of sequence: HUDSequence, _ seed: UInt64) async -> HUDTrial.Outcome {
    let endings = HUDRig.Ending.allCases
    return await HUDTrial.outcome(
      of: sequence, ending: endings[Int(seed % UInt64(endings.count))], screen: it.screen,
      root: it.container)
  }

  /// The sequence of `seed` without what it also fails without.
  private func shortest(failing seed: UInt64) async -> String {
    var sequence = HUDSequence(seed: seed)
    var candidates = sequence.shorter
    while let candidate = candidates.popLast() {
      guard case .different = await outcome(of: candidate, seed) else { continue }
      sequence = candidate
      candidates = sequence.shorter
    }
    return "seed \(seed): \(await outcome(of: sequence, seed))\n\(sequence.report)"
  }
}
