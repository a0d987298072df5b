// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The ten rules of the article “Architecture” as conditions that the HUD, or the messages at one
/// position beside it, fulfill after every event.
struct RuleBook {
  /// Which event can follow which.
  private static let successors: [HUDEvent: Set<HUDEvent>] = [
    .willAppear: [.didAppear, .willDisappear],
    .didAppear: [.willDisappear],
    .willDisappear: [.didDisappear, .willAppear],
    .didDisappear: [.willAppear],
  ]

  private var checkedEvents = 0
  private var counts = CountModel()
  private(set) var messages = MessageModel()
  private(set) var scoped = ScopedModel()
  private var delay = DelayModel()
  private var grace: (presentation: Int, start: Double?)?

  /// Whether there's no message of which the book knows.
  var isEmpty: Bool { messages.values.isEmpty }

  /// - Parameter former: What was to be seen before the call.
  mutating func note(
    _ call: Call, id: HUDContent.ID, after former: HUDContent.ID?,
    _ policy: StatusHUD.MessagePolicy
  ) {
    delay.note(call, after: former)
    counts.note(call)
    scoped.note(call, id: id)
    messages.note(
      call, id: id, policy, counted: counts.count, running: counts.count + scoped.count)
  }

  /// Notes a press of a message's button, and returns the action that it must run.
  mutating func notePress(of id: HUDContent.ID) -> StatusHUD.Message.Action? {
    messages.notePress(of: id)
  }

  mutating func notePress(in content: HUDContent) {
    scoped.notePress(in: content.id)
    if isCountedProgress(content), !isOver(content) { counts.notePress() }
  }

  private func isCountedProgress(_ content: HUDContent) -> Bool {
    !scoped.isRunning(content.id) && (content.progress != nil || content.followed != nil)
  }

  /// Whether the content is that of work that has ended.
  private func isOver(_ content: HUDContent) -> Bool {
    !content.isMessage && !scoped.isRunning(content.id) && counts.count == 0
  }

  /// Whether a press of this button of `content` does nothing, although it wasn't pressed itself.
  func ignoresPress(in content: HUDContent) -> Bool {
    isOver(content) || isCountedProgress(content) && counts.isPressed
  }

  mutating func noteReading() { counts.noteReading() }

  /// Whether counted work shows progress.
  var hasProgress: Bool { counts.hasProgress }

  /// The rules that are broken now.
  mutating func breaches(
    of rig: StateRig, _ state: HUDStateMachine, _ screen: RigScreen, _ pages: PageModel
  )
    -> [String]
  {
    var breaches: [String] = []
    func check(_ isKept: Bool, _ rule: @autoclosure () -> String) {
      if !isKept { breaches.append(rule()) }
    }
    let phase = state.phase
    let isAside = state.stage == .aside
    check(screen.contentsOfStep <= 1, "1: \(screen.contentsOfStep) contents in one turn")
    check(followsOn(screen.events), "5: \(screen.events.suffix(3))")
    check(!screen.appearedUnseen, "5: it appeared, but wasn't visible")
    if screen.blocksTouches {
      switch state.stage {
      case .appearing, .visible: break
      case .aside, .disappearing, nil: check(false, "6: blocked while \(phase)")
      }
    }
    if let shown = state.shown, state.phase.staying != nil, !isAside {
      let (own, number) = (shown.passed?.configuration, messages.own(of: shown.id))
      check(own?.cornerRadius == number, "look: \(number as Any) for “\(shown.status ?? "")”")
      let position = shown.passed?.message.position
      let look = state.configuration.resolved(for: shown).position
      check(position == nil || look == position, "look: at \(look)")
    }
    // What only stays for the minimum visible time keeps its mask.
    if rig.isCurrent, let shown = state.shown, shown.id == state.content?.id,
      state.phase.staying != nil, !isAside
    {
      let (mask, owner) = mask(of: shown, state, pages)
      check(screen.blocksTouches == (mask != .passthrough), "6: \(mask), \(screen.blocksTouches)")
      let locksOut = screen.blocksTouches && pages.isBeneath(owner)
      check(!locksOut, "6: “\(shown.status ?? "")” locks a page out")
    }
    if rig.hasAlert {
      check(!screen.blocksTouches && !screen.isSeen, "6: \(phase) in front of an alert")
      let end = state.reading?.end(after: 1)
      check(end == nil, "10: the time of a message runs during an alert")
    }
    let mustBeAside = pages.mustBeAside(state, hasAlert: rig.hasAlert)
    if rig.isCurrent, state.phase.staying != nil, !state.requests.isEmpty, rig.canAppear {
      check(isAside == mustBeAside, "6: aside is \(isAside)")
    }
    let entries = state.requests.work.count(where: \.isCounted)
    check(!rig.isCurrent || entries <= rig.pages.count + 4, "counting: \(entries) entries")
    check(keepsGrace(rig, state, screen, mustBeAside), "7: the grace time began again")
    if rig.isCurrent, phase == .waiting, !mustBeAside {
      check(state.content?.isMessage == false, "7: a message waits for the grace time")
    }
    check(screen.isOverlayUp == (state.shown != nil), "8: overlay up \(screen.isOverlayUp)")
    check(!screen.isRepetitive, "9: said too often: \(screen.announcements.suffix(3))")
    check(
      !screen.isCutOff || screen.timesSaid == 2 || rig.hasAlert || isAside || !rig.isInForeground
        || state.phase.staying == nil,
      "9: cut off, and not said once more: \(screen.announcements.suffix(2))")
    if let content = state.content {
      let isBack = isOver(content) && !delay.keeps(content.id, beneathPages: !rig.pages.isEmpty)
      check(!isBack, "delay: “\(content.status ?? "")” has ended, and is back")
      let isEnabled = content.cancel?.isPressed == false
      check(!ignoresPress(in: content) || !isEnabled, "cancel: a button is enabled again")
    }
    // What gives way to a page comes back.
    if rig.pages.isEmpty, rig.isCurrent { delay.noteContent(state.content?.id) }
    let now = rig.now
    for breach in [messages.breach(of: state, screen, at: now), scoped.breach(of: state, at: now)] {
      check(breach == nil, breach ?? "")
    }
    let (counted, all) = (state.requests.countedActivities, state.requests.activityCount)
    check(counted == counts.count, "counting: \(counted) in place of \(counts.count)")
    check(all == counted + scoped.count, "counting: \(all) with \(scoped.count) scoped ones")
    check(!screen.isFadeStuck, "a fade of no length goes on: \(phase)")
    check(isConsistent(state), "the state contradicts itself: \(state)")
    return breaches
  }

  /// The mask of the content onscreen, and the content that asks for it.
  private func mask(
    of shown: HUDContent, _ state: HUDStateMachine, _ pages: PageModel
  ) -> (StatusHUD.MaskType, HUDContent.ID) {
    let general = state.configuration.maskType
    guard let passed = shown.passed else {
      // If nothing specifies a mask, only the work of a HUD in a view has one.
      let standard = shown.blocksByDefault ? StatusHUD.MaskType.clear : .passthrough
      return ([shown.maskType, general].first { $0 != .automatic } ?? standard, shown.id)
    }
    let own = passed.configuration?.maskType ?? passed.message.maskType
    if passed.message.position != nil, own == .automatic {
      // It lets touches pass, or leaves them to the work behind it.
      let masks = state.requests.work.contents.map { mask(of: $0, state, pages) }
      return masks.last { $0.0 == .passthrough || !pages.isBeneath($0.1) } ?? (.passthrough, 0)
    }
    let standard = shown.blocksByDefault ? StatusHUD.MaskType.clear : .passthrough
    // In front of a page, a message has no mask.
    if pages.isBeneath(shown.id) { return (.passthrough, shown.id) }
    return ([own, general].first { $0 != .automatic } ?? standard, shown.id)
  }

  private mutating func followsOn(_ events: [HUDEvent]) -> Bool {
    defer { checkedEvents = events.count }
    return events.indices.dropFirst(checkedEvents).allSatisfy { index in
      index == 0
        ? events[0] == .willAppear
        : Self.successors[events[index - 1]]?.contains(events[index]) == true
    }
  }

  /// This is also true without a scene, and after the presentation was on screen.
  private mutating func keepsGrace(
    _ rig: StateRig, _ state: HUDStateMachine, _ screen: RigScreen, _ mustBeAside: Bool
  ) -> Bool {
    guard rig.isCurrent, state.phase == .waiting else { return true }
    let (presentation, start) = (screen.stepped, state.grace.start)
    defer { grace = (presentation, start) }
    guard screen.appeared != presentation else { return mustBeAside }
    return grace.map { $0.presentation != presentation || $0.start == start } ?? true
  }

  private func isConsistent(_ state: HUDStateMachine) -> Bool {
    guard let content = state.content else {
      return state.requests.activityCount == 0 && state.requests.followed.isEmpty
    }
    if let progress = content.progress, !(0...1).contains(progress) { return false }
    return state.requests.activityCount >= 0 && content.status != "" && content.details != ""
  }
}
