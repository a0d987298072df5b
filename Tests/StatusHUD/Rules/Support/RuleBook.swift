// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The nine rules of the article “Architecture”, by their numbers, as what must be true of a rig
/// after any event.
struct RuleBook {
  /// Which transition can follow which.
  private static let successors: [HUDTransition: Set<HUDTransition>] = [
    .willAppear: [.didAppear, .willDisappear],
    .didAppear: [.willDisappear],
    .willDisappear: [.didDisappear, .willAppear],
    .didDisappear: [.willAppear],
  ]

  private var checkedTransitions = 0
  private var counts = CountModel()
  private(set) var messages = MessageModel()
  private var grace: (presentation: Int, start: Double)?

  mutating func note(_ call: HUDStateMachine.Call, id: HUDContent.ID, isQueued: Bool) {
    counts.note(call)
    messages.note(call, id: id, isQueued: isQueued, activityCount: counts.count)
  }

  mutating func noteReading() { counts.noteReading() }

  /// The rules that are broken now.
  mutating func breaches(of rig: StateRig) -> [String] {
    var breaches: [String] = []
    func check(_ isKept: Bool, _ rule: @autoclosure () -> String) {
      if !isKept { breaches.append(rule()) }
    }
    let (state, phase) = (rig.state, rig.state.phase)
    check(rig.contentsOfStep <= 1, "1: \(rig.contentsOfStep) contents in one turn")
    check(followsOn(rig.transitions), "5: \(rig.transitions.suffix(3))")
    if rig.blocksTouches {
      var isShown = false
      switch phase {
      case .appearing, .visible: isShown = true
      case .hidden, .waiting, .disappearing: break
      }
      check(isShown, "6: blocked while \(phase)")
      let mask = state.shown?.maskType ?? state.configuration.maskType
      check(mask != .passthrough, "6: blocked without a mask")
    }
    check(keepsGrace(rig), "7: the grace time began again")
    check(rig.isOverlayUp == (state.shown != nil), "8: overlay up \(rig.isOverlayUp)")
    check(!rig.isRepetitive, "9: said twice: \(rig.announcements.suffix(2))")
    check(
      state.activityCount == counts.count,
      "counting: \(state.activityCount) in place of \(counts.count)")
    check(isConsistent(state), "the state contradicts itself: \(state)")
    let breach = messages.breach(of: rig)
    check(breach == nil, breach ?? "")
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

  /// Also without a scene, and after the presentation was on screen.
  private mutating func keepsGrace(_ rig: StateRig) -> Bool {
    guard case .waiting(let start) = rig.state.phase else { return true }
    let presentation = rig.stepped
    defer { grace = (presentation, start) }
    guard rig.appeared != presentation else { return false }
    return grace.map { $0.presentation != presentation || $0.start == start } ?? true
  }

  private func isConsistent(_ state: HUDStateMachine) -> Bool {
    guard let content = state.content else {
      return state.activityCount == 0 && state.followed.isEmpty
    }
    if let progress = content.progress, !(0...1).contains(progress) { return false }
    return state.activityCount >= 0 && content.status != "" && content.details != ""
  }
}
