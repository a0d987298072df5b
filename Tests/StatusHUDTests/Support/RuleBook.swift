// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The nine rules of the documentation's article “Architecture”, by their numbers there, as what
/// must be true of a rig after any event.
struct RuleBook {
  /// What may follow what; a show during the fade-out turns back, so does a dismissal during the
  /// fade-in.
  private static let successors: [HUDTransition: Set<HUDTransition>] = [
    .willAppear: [.didAppear, .willDisappear],
    .didAppear: [.willDisappear],
    .willDisappear: [.didDisappear, .willAppear],
    .didDisappear: [.willAppear],
  ]

  private var checkedTransitions = 0
  private var counts = CountModel()
  private var grace: (presentation: UInt64, end: Double)?

  /// Takes down a call, of which the rules say how it counts.
  mutating func note(_ command: HUDCommand) { counts.note(command) }

  /// Takes down that the followed `Progress` is read.
  mutating func noteReading() { counts.noteReading() }

  /// The rules that are broken now.
  mutating func breaches(of rig: MachineRig) -> [String] {
    var breaches: [String] = []
    func check(_ isKept: Bool, _ rule: @autoclosure () -> String) {
      if !isKept { breaches.append(rule()) }
    }
    let isShownInPart =
      switch rig.machine.phase {
      case .appearing, .visible: true
      case .hidden, .waiting, .disappearing: false
      }
    check(rig.contentsOfStep <= 1, "1: \(rig.contentsOfStep) contents in one turn")
    check(followsOn(rig.transitions), "5: \(rig.transitions.suffix(3))")
    if rig.machine.blocksTouches {
      check(isShownInPart, "6: blocked while \(rig.machine.phase)")
      check(rig.machine.shown?.maskType != StatusHUD.MaskType.none, "6: blocked without a mask")
    }
    check(keepsGrace(rig), "7: the grace time began again")
    check(rig.isOverlayUp == rig.machine.isOnScreen, "8: overlay up \(rig.isOverlayUp)")
    check(rig.isOverlayUp || rig.machine.shown == nil, "what is not on screen is kept")
    check(!rig.isRepetitive, "9: said twice: \(rig.announcements.suffix(2))")
    check(
      rig.intent.activityCount == counts.count,
      "counting: \(rig.intent.activityCount) in place of \(counts.count)")
    check(isConsistent(rig.intent), "the intent contradicts itself: \(rig.intent)")
    return breaches
  }

  private mutating func followsOn(_ transitions: [HUDTransition]) -> Bool {
    defer { checkedTransitions = transitions.count }
    return transitions.indices.dropFirst(checkedTransitions).allSatisfy { index in
      index == 0
        ? transitions[0] == .willAppear
        : Self.successors[transitions[index - 1]]?.contains(transitions[index]) == true
    }
  }

  /// Also while there is no scene, and after the presentation was on screen.
  private mutating func keepsGrace(_ rig: MachineRig) -> Bool {
    guard case .waiting(let end, let presentation) = rig.machine.phase else { return true }
    defer { grace = (presentation, end) }
    guard rig.appeared != presentation else { return false }
    return grace.map { $0.presentation != presentation || $0.end == end } ?? true
  }

  private func isConsistent(_ intent: HUDIntent) -> Bool {
    guard let content = intent.content else {
      return intent.activityCount == 0 && intent.delayedDismissal == nil
        && intent.countedProgress == nil
    }
    if case .progress(let value) = content.kind, !(0...1).contains(value) { return false }
    return intent.activityCount >= 0 && content.status != ""
  }
}
