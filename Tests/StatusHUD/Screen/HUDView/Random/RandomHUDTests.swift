// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Random calls and events on three HUDs in two hosts, against a model of what HUDView's
/// documentation says: the expected values are the model's.
///
/// Time is virtual and goes from one event to the next, without the frames in between. In the
/// environment, `RANDOM_HUD_SEQUENCES` sets how many sequences are run, and `RANDOM_HUD_FIRST_SEED`
/// with which one to begin.
@MainActor @Suite("Random HUDs", .exclusiveScreen) struct RandomHUDTests {
  private static let count = number("RANDOM_HUD_SEQUENCES") ?? 400
  private static let firstSeed = number("RANDOM_HUD_FIRST_SEED") ?? 0

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  private let screen = OffscreenScreen(size: CGSize(width: 400, height: 300), scale: 1)
  private let window: UIWindow
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() {
    window = UIWindow(windowScene: screen.windowScene)
    window.isHidden = false
    window.addSubview(root)
  }

  @Test func theScreenIsThatOfTheModel() async {
    var ambiguousCount: UInt64 = 0
    for seed in Self.firstSeed..<(Self.firstSeed + Self.count) {
      switch await outcome(of: HUDSequence(seed: seed), seed) {
      case .same: continue
      case .ambiguous: ambiguousCount += 1
      case .different:
        // What is wrong is wrong for many seeds: one tells enough.
        let report = await shortest(failing: seed)
        screen.disconnect()
        Issue.record("\(report)")
        return
      }
    }
    screen.disconnect()
    #expect(ambiguousCount <= Self.count / 50)
  }

  private func outcome(of sequence: HUDSequence, _ seed: UInt64) async -> HUDTrial.Outcome {
    let endings = HUDRig.Ending.allCases
    return await HUDTrial.outcome(
      of: sequence, ending: endings[Int(seed % UInt64(endings.count))], screen: screen, root: root)
  }

  /// The sequence of `seed` without what it also fails without.
  private func shortest(failing seed: UInt64) async -> String {
    var sequence = HUDSequence(seed: seed)
    var isShorter = true
    while isShorter {
      isShorter = false
      for candidate in sequence.shorter {
        guard case .different = await outcome(of: candidate, seed) else { continue }
        sequence = candidate
        isShorter = true
        break
      }
    }
    let steps = sequence.steps.map { "  \($0.step), then \($0.pause) s" }
    let reactions = sequence.reactions.enumerated().flatMap { hud, reactions in
      reactions.map { "  HUD \(hud) on \($0.kind): \($0.steps)" }
    }
    let outcome = await outcome(of: sequence, seed)
    return (["seed \(seed): \(outcome)"] + steps + reactions).joined(separator: "\n")
  }
}
