// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// Random calls, turns, fades and pauses against the nine rules of the article “Architecture”. The
/// expectations are the rules themselves; a failure names its seed.
///
/// `RANDOM_SEQUENCES` in the environment sets how many sequences run.
@Suite struct RandomSequenceTests {
  static let shards: UInt64 = 16
  static let sequences =
    ProcessInfo.processInfo.environment["RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 16_000
  static let steps = 60

  @Test(arguments: 0..<shards)
  func theNineRulesHold(shard: UInt64) async {
    for seed in stride(from: shard, to: Self.sequences, by: UInt64.Stride(Self.shards)) {
      var sequence = Sequence(seed: seed)
      if let breach = await sequence.run() {
        Issue.record("seed \(seed): \(breach)")
        return
      }
    }
  }

  @MainActor private final class Log {
    var tickets: [Int] = []
  }

  private struct Sequence {
    private var generator: SeededGenerator
    private var rig: StateRig
    private var rules = RuleBook()
    private var progress = Progress(totalUnitCount: 10)
    private let log = Log()
    private var ticketCount = 0

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      rig = StateRig(
        grace: [0, 0, 0.15].randomElement(using: &generator) ?? 0,
        minimumVisible: [0, 0, 0.4].randomElement(using: &generator) ?? 0,
        fadeIn: [0, 0.2].randomElement(using: &generator) ?? 0,
        fadeOut: [0, 0.2].randomElement(using: &generator) ?? 0)
    }

    /// Returns the first rule that is broken.
    mutating func run() async -> String? {
      for step in 0..<RandomSequenceTests.steps {
        if let breach = event() ?? rules.breaches(of: rig).first {
          return "step \(step): \(breach)"
        }
      }
      rig.canAppear = true
      rig.turn()
      rig.advance(by: 5)
      rig.turn()
      if let breach = rules.breaches(of: rig).first ?? unsettled() { return "settled: \(breach)" }
      guard ticketCount > 0 else { return nil }
      let completions = rig.completions
      let tickets = await MainActor.run { [log] in
        for completion in completions { completion() }
        return log.tickets
      }
      let isOnce = tickets.sorted() == Array(1...ticketCount)
      return isOnce ? nil : "4: closures ran: \(tickets) of \(ticketCount)"
    }

    /// Lets one thing happen. Returns how a stale fade acted, if it did.
    private mutating func event() -> String? {
      switch Int.random(in: 0..<11, using: &generator) {
      case 0...4:
        let lastID = rig.call(.setStatus(rig.state.content?.status))
        call(.random(now: rig.now, lastID: lastID, progress: progress, using: &generator))
      case 5:
        ticketCount += 1
        let isLater = Bool.random(using: &generator)
        call(
          .dismiss(at: isLater ? rig.now + 0.2 : nil) { [log, ticketCount] in
            log.tickets.append(ticketCount)
          })
      case 6: rig.turn()
      case 7: rig.advance(by: Double.random(in: 0...0.3, using: &generator))
      case 8: changeProgress()
      case 9:
        let masks = StatusHUD.MaskType.allCases
        rig.state.settings.maskType = masks.randomElement(using: &generator) ?? .none
        rig.turn()
      default:
        guard Bool.random(using: &generator),
          let token = rig.tokens.randomElement(using: &generator), token != rig.fade?.token
        else {
          rig.canAppear.toggle()
          return nil
        }
        rig.turn()
        let (phase, count) = (rig.state.phase, rig.transitions.count)
        guard token != rig.fade?.token else { return nil }
        rig.endFade(token)
        let isIgnored = rig.state.phase == phase && rig.transitions.count == count
        return isIgnored ? nil : "3: a stale fade acted"
      }
      return nil
    }

    private mutating func call(_ call: HUDState.Call) {
      rules.note(call)
      rig.call(call)
    }

    private mutating func changeProgress() {
      if progress.isFinished || progress.isCancelled { progress = Progress(totalUnitCount: 10) }
      progress.completedUnitCount += Int64.random(in: 0...5, using: &generator)
      if Int.random(in: 0..<8, using: &generator) == 0 { progress.cancel() }
      if let followed = rig.state.followed {
        rig.call(.sample(ProgressSample(of: followed), of: followed.id))
      }
      rules.noteReading()
    }

    /// What is wrong with a rig that has had all the time it needs.
    private func unsettled() -> String? {
      guard rig.completions.count == ticketCount else {
        return "4: \(rig.completions.count) closures of \(ticketCount)"
      }
      guard let content = rig.state.content else {
        let isGone = rig.state.phase == .hidden && !rig.isOverlayUp
        let isTold = [nil, .didDisappear].contains(rig.transitions.last)
        let isEnded = rig.beginnings == 0 || rig.ends > 0
        return isGone && isTold && isEnded ? nil : "2: hidden, but \(rig.state.phase)"
      }
      guard case .visible = rig.state.phase, rig.state.shown == content,
        rig.transitions.last == .didAppear
      else { return "2: shown, but \(rig.state.phase)" }
      return rig.spoken == content.spokenStatus ? nil : "9: “\(content.status ?? "")” was not said"
    }
  }
}
