// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Random calls, turns, fades and pauses against the nine rules of the public interface. The
/// expectations are the rules themselves; a failure names its seed.
@Suite struct RandomSequenceTests {
  static let sequences: UInt64 = 2_000
  static let steps = 60

  private func run(
    seed: UInt64, _ check: (inout MachineRig, inout SeededGenerator, _ asked: Set<UInt64>) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    var rig = MachineRig()
    rig.timing.grace = [0, 0, 0.15].randomElement(using: &generator) ?? 0
    rig.timing.minimumVisible = [0, 0, 0.4].randomElement(using: &generator) ?? 0
    rig.timing.fadeIn = [0, 0.2].randomElement(using: &generator) ?? 0
    rig.timing.fadeOut = [0, 0.2].randomElement(using: &generator) ?? 0
    var tickets: Set<UInt64> = []
    for _ in 0..<Self.steps {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...3: rig.call(.random(now: rig.now, using: &generator))
      case 4:
        tickets.insert(rig.dismiss(after: [nil, 0.2].randomElement(using: &generator) ?? nil))
      case 5: rig.turn()
      case 6: rig.advance(by: Double.random(in: 0...0.3, using: &generator))
      default:
        if Bool.random(using: &generator), let token = rig.tokens.randomElement(using: &generator),
          token != rig.fade?.token
        {
          let (phase, count) = (rig.machine.phase, rig.transitions.count)
          rig.endFade(token)
          #expect(rig.machine.phase == phase, "rule 3: a stale fade acted, seed \(seed)")
          #expect(rig.transitions.count == count, "rule 3: a stale fade acted, seed \(seed)")
        } else {
          rig.canAppear.toggle()
        }
      }
      check(&rig, &generator, tickets)
    }
    rig.canAppear = true
    rig.turn()
    rig.advance(by: 5)
    rig.turn()
    check(&rig, &generator, tickets)
    expectSettled(rig, tickets: tickets, seed: seed)
  }

  private func expectSettled(_ rig: MachineRig, tickets: Set<UInt64>, seed: UInt64) {
    if let content = rig.intent.content {
      guard case .visible = rig.machine.phase else {
        Issue.record("shown in the intent but \(rig.machine.phase), seed \(seed)")
        return
      }
      #expect(rig.machine.shown == content, "seed \(seed)")
    } else {
      #expect(rig.machine.phase == .hidden, "seed \(seed)")
      #expect(!rig.isOverlayUp, "seed \(seed)")
    }
    #expect(rig.completed.count == tickets.count, "a closure ran twice or never, seed \(seed)")
    #expect(Set(rig.completed) == tickets, "seed \(seed)")
    let last = rig.transitions.last
    let ends: [HUDTransition?] = rig.intent.content == nil ? [nil, .didDisappear] : [.didAppear]
    #expect(ends.contains(last), "seed \(seed)")
  }

  @Test func rule2and3and4TheScreenEndsAsTheIntentAndEveryClosureRunsOnce() {
    for seed in 0..<Self.sequences {
      run(seed: seed) { rig, _, tickets in
        #expect(Set(rig.completed).isSubset(of: tickets), "seed \(seed)")
      }
    }
  }

  @Test func rule5NotificationsAlternate() {
    // What may follow what; a show during the fade-out turns back, so does a dismissal in the
    // fade-in.
    let successors: [HUDTransition: Set<HUDTransition>] = [
      .willAppear: [.didAppear, .willDisappear],
      .didAppear: [.willDisappear],
      .willDisappear: [.didDisappear, .willAppear],
      .didDisappear: [.willAppear],
    ]
    for seed in 0..<Self.sequences {
      run(seed: seed &+ 1_000_000) { rig, _, _ in
        for (first, second) in zip(rig.transitions, rig.transitions.dropFirst())
        where successors[first]?.contains(second) != true {
          Issue.record("\(first) then \(second), seed \(seed)")
        }
        if let first = rig.transitions.first { #expect(first == .willAppear) }
      }
    }
  }

  @Test func rule6TouchesAreBlockedOnlyOnScreenWithAMask() {
    for seed in 0..<Self.sequences {
      run(seed: seed &+ 2_000_000) { rig, _, _ in
        guard rig.machine.blocksTouches else { return }
        #expect(rig.machine.shown?.maskType != StatusHUD.MaskType.none, "seed \(seed)")
        switch rig.machine.phase {
        case .appearing, .visible: break
        default: Issue.record("blocked while \(rig.machine.phase), seed \(seed)")
        }
      }
    }
  }

  @Test func rule7GraceTimeNeverOutlastsItself() {
    for seed in 0..<Self.sequences {
      var startOfPresentation: (id: UInt64, time: Double)?
      run(seed: seed &+ 3_000_000) { rig, _, _ in
        guard case .waiting(let until, let presentation) = rig.machine.phase else {
          startOfPresentation = nil
          return
        }
        if startOfPresentation?.id != presentation {
          startOfPresentation = (presentation, until - rig.timing.grace)
        }
        let start = startOfPresentation?.time ?? 0
        #expect(abs(until - start - rig.timing.grace) < 1e-6, "restarted, seed \(seed)")
        #expect(!rig.isOverlayUp, "seed \(seed)")
      }
    }
  }

  @Test func rule8NothingIsUpWhileHidden() {
    for seed in 0..<Self.sequences {
      run(seed: seed &+ 4_000_000) { rig, _, _ in
        #expect(rig.isOverlayUp == rig.machine.isOnScreen, "seed \(seed)")
      }
    }
  }

  @Test func theIntentIsConsistentAfterEveryCommand() {
    for seed in 0..<Self.sequences {
      run(seed: seed &+ 5_000_000) { rig, _, _ in
        let intent = rig.intent
        #expect(intent.activityCount >= 0)
        switch intent.content?.kind {
        case nil:
          #expect(intent.activityCount == 0 && intent.delayedDismissal == nil, "seed \(seed)")
        case .message: #expect(intent.activityCount == 0, "seed \(seed)")
        case .activity:
          #expect(intent.activityCount > 0 || intent.delayedDismissal != nil, "seed \(seed)")
        case .progress(let value):
          #expect((0...1).contains(value), "seed \(seed)")
          #expect(intent.activityCount > 0 || intent.delayedDismissal != nil, "seed \(seed)")
        }
        #expect(intent.content?.status != "", "seed \(seed)")
      }
    }
  }
}
