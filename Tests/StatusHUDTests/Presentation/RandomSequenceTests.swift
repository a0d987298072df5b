// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// Random calls, turns, fades and pauses against the nine rules of the article “Architecture”. The
/// expectations are the rules themselves; a failure names its seed.
///
/// `RANDOM_SEQUENCES` in the environment sets how many sequences are run.
@Suite struct RandomSequenceTests {
  static let shards: UInt64 = 16
  static let sequences =
    ProcessInfo.processInfo.environment["RANDOM_SEQUENCES"].flatMap(UInt64.init) ?? 16_000
  static let steps = 60

  @Test(arguments: 0..<shards)
  func theNineRulesHold(shard: UInt64) {
    let seeds = stride(from: shard, to: Self.sequences, by: UInt64.Stride(Self.shards))
    // What is wrong is wrong for many seeds: the first few tell enough.
    let failures = seeds.lazy.compactMap(failure(seed:)).prefix(3)
    #expect(Array(failures).isEmpty)
  }

  /// The first rule that the sequence of `seed` breaks.
  private func failure(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    var rig = MachineRig()
    rig.timing.grace = [0, 0, 0.15].randomElement(using: &generator) ?? 0
    rig.timing.minimumVisible = [0, 0, 0.4].randomElement(using: &generator) ?? 0
    rig.timing.fadeIn = [0, 0.2].randomElement(using: &generator) ?? 0
    rig.timing.fadeOut = [0, 0.2].randomElement(using: &generator) ?? 0
    var rules = RuleBook()
    var tickets: Set<HUDCommand.Ticket> = []
    var progress = Progress(totalUnitCount: 10)

    for step in 0..<Self.steps {
      let stale = event(&rig, &rules, &progress, &tickets, &generator)
      if let breach = stale ?? rules.breaches(of: rig).first {
        return "seed \(seed), step \(step): \(breach)"
      }
    }
    rig.canAppear = true
    rig.turn()
    rig.advance(by: 5)
    rig.turn()
    let breach = rules.breaches(of: rig).first ?? unsettled(rig, tickets: tickets)
    return breach.map { "seed \(seed), settled: \($0)" }
  }

  /// Lets one thing happen. Returns how a stale fade acted, if it did.
  private func event(
    _ rig: inout MachineRig, _ rules: inout RuleBook, _ progress: inout Progress,
    _ tickets: inout Set<HUDCommand.Ticket>, _ generator: inout SeededGenerator
  ) -> String? {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...4:
      let command = HUDCommand.random(
        now: rig.now, lastID: rig.intent.lastID, progress: progress, using: &generator)
      rules.note(command)
      rig.call(command)
    case 5:
      rules.note(.dismiss(nil))
      tickets.insert(rig.dismiss(after: [nil, 0.2].randomElement(using: &generator) ?? nil))
    case 6: rig.turn()
    case 7: rig.advance(by: Double.random(in: 0...0.3, using: &generator))
    case 8:
      if progress.isFinished || progress.isCancelled { progress = Progress(totalUnitCount: 10) }
      progress.completedUnitCount += Int64.random(in: 0...5, using: &generator)
      if Int.random(in: 0..<8, using: &generator) == 0 { progress.cancel() }
      if let counted = rig.intent.countedProgress, let followed = counted.followed {
        rig.call(.sample(counted.id, ProgressSample(of: followed)))
      }
      rules.noteReading()
    default:
      guard Bool.random(using: &generator),
        let token = rig.tokens.randomElement(using: &generator), token != rig.fade?.token
      else {
        rig.canAppear.toggle()
        return nil
      }
      let (phase, count) = (rig.machine.phase, rig.transitions.count)
      rig.endFade(token)
      if rig.machine.phase != phase || rig.transitions.count != count { return "3: a stale fade" }
    }
    return nil
  }

  /// What is wrong with a rig that has had all the time it needs.
  private func unsettled(_ rig: MachineRig, tickets: Set<HUDCommand.Ticket>) -> String? {
    guard rig.completed.count == tickets.count, Set(rig.completed) == tickets else {
      return "4: closures ran: \(rig.completed) of \(tickets)"
    }
    guard let content = rig.intent.content else {
      let isGone = rig.machine.phase == .hidden && !rig.isOverlayUp
      let isTold = [nil, .didDisappear].contains(rig.transitions.last)
      return isGone && isTold ? nil : "2: hidden in the intent but \(rig.machine.phase)"
    }
    guard case .visible = rig.machine.phase, rig.machine.shown == content,
      rig.transitions.last == .didAppear
    else { return "2: shown in the intent but \(rig.machine.phase)" }
    return rig.spoken == content.spokenStatus ? nil : "9: “\(content.status ?? "")” was not said"
  }
}
