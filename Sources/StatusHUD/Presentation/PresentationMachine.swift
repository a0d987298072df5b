// SPDX-License-Identifier: MIT

/// Decides what happens on screen and when: a value that is told the goal and the time, and
/// answers with effects. It starts nothing, knows no clock and no view.
struct PresentationMachine: Sendable {
  /// What the screen is to be brought to.
  struct Goal: Sendable, Equatable {
    /// nil: hidden.
    var content: HUDContent?
    /// Which presentation `content` belongs to; grace time runs once for each.
    var presentation: UInt64 = 0
    /// Whether there is a window scene to appear in. Without one the goal stays pending.
    var canAppear = true
    var graceTime: Double = 0
    /// Counted from the start of the fade-in.
    var minimumVisibleTime: Double = 0
    var fadeInDuration: Double = 0
    var fadeOutDuration: Double = 0
  }

  enum Phase: Sendable, Equatable {
    case hidden
    case waiting(until: Double, presentation: UInt64)
    case appearing(HUDEffect.Token, since: Double)
    case visible(since: Double)
    case disappearing(HUDEffect.Token)
  }

  private(set) var phase = Phase.hidden
  /// What is on screen; nil, so that nothing of the app's is kept, without an overlay.
  private(set) var shown: HUDContent?
  private var lastToken: HUDEffect.Token = 0
  /// When the grace time of this presentation ends or ended, also while there is no scene.
  private var grace: (presentation: UInt64, end: Double)?
  private var messageEnd: (id: HUDContent.ID, time: Double)?
  private var announcedStatus: String?
  private var announcedTenth: Int?
  private var feltMessage: HUDContent.ID?

  /// Touches are kept from the app only while the HUD is on screen, stays there, and has a mask.
  var blocksTouches: Bool {
    switch phase {
    case .appearing, .visible: shown.map { $0.maskType != .none } ?? false
    case .hidden, .waiting, .disappearing: false
    }
  }

  var isOnScreen: Bool {
    switch phase {
    case .appearing, .visible, .disappearing: true
    case .hidden, .waiting: false
    }
  }

  /// When `step` must be called again if nothing else happens; nil: not at all.
  func nextDeadline(_ goal: Goal) -> Double? {
    switch phase {
    case .hidden, .disappearing: nil
    case .waiting(let until, _): until
    case .appearing(_, let since): goal.content == nil ? since + goal.minimumVisibleTime : nil
    case .visible(let since):
      goal.content == nil ? since + goal.minimumVisibleTime : messageEnd?.time
    }
  }

  /// Brings the screen a step towards the goal. Call it whenever the goal may have changed and at
  /// `nextDeadline`; calling it more often does no harm.
  mutating func step(_ goal: Goal, now: Double) -> [HUDEffect] {
    guard let content = goal.content, goal.canAppear else {
      return leave(goal, now: now)
    }
    let graceEnd = graceEnd(goal, now: now)
    switch phase {
    case .hidden, .waiting:
      guard now < graceEnd else { return appear(content, goal, now: now) }
      phase = .waiting(until: graceEnd, presentation: goal.presentation)
      return []
    case .disappearing:
      return appear(content, goal, now: now)
    case .appearing(_, let since):
      return update(content) + finishAppearing(goal, since: since, now: now)
    case .visible:
      return update(content) + messageEffects(content, now: now)
    }
  }

  /// A fade ended, for whatever reason. Only the newest fade counts.
  mutating func fadeEnded(_ token: HUDEffect.Token, _ goal: Goal, now: Double) -> [HUDEffect] {
    switch phase {
    case .appearing(token, let since):
      phase = .visible(since: since)
      return [.post(.didAppear, status: shown?.status)] + step(goal, now: now)
    case .disappearing(token):
      return vanish() + step(goal, now: now)
    default:
      return []
    }
  }
}

extension PresentationMachine {
  /// Begins the grace time of a new presentation. One that is on screen from the start has none.
  private mutating func graceEnd(_ goal: Goal, now: Double) -> Double {
    if let grace, grace.presentation == goal.presentation { return grace.end }
    let end = isOnScreen ? now : now + goal.graceTime
    grace = (goal.presentation, end)
    return end
  }

  private mutating func appear(_ content: HUDContent, _ goal: Goal, now: Double) -> [HUDEffect] {
    shown = content
    var effects: [HUDEffect] = [
      .present(content), .post(.willAppear, status: content.status),
      .fadeIn(nextToken(), duration: goal.fadeInDuration),
    ]
    effects += notices(of: content)
    if goal.fadeInDuration > 0 {
      phase = .appearing(lastToken, since: now)
    } else {
      phase = .visible(since: now)
      effects.append(.post(.didAppear, status: content.status))
      effects += messageEffects(content, now: now)
    }
    return effects
  }

  /// A fade that is to take no time any more is over.
  private mutating func finishAppearing(
    _ goal: Goal, since: Double, now: Double
  ) -> [HUDEffect] {
    guard goal.fadeInDuration == 0, let shown else { return [] }
    phase = .visible(since: since)
    return [.fadeIn(nextToken(), duration: 0), .post(.didAppear, status: shown.status)]
      + messageEffects(shown, now: now)
  }

  private mutating func update(_ content: HUDContent) -> [HUDEffect] {
    guard content != shown else { return [] }
    shown = content
    return [.update(content)] + notices(of: content)
  }

  private mutating func leave(_ goal: Goal, now: Double) -> [HUDEffect] {
    switch phase {
    case .hidden:
      return []
    case .waiting:
      phase = .hidden
      return []
    case .appearing, .visible:
      // Without a scene nothing is on screen any more, so nothing is held and nothing fades.
      guard goal.canAppear else {
        return [.post(.willDisappear, status: shown?.status)] + vanish()
      }
      if let hold = nextDeadline(goal), now < hold { return [] }
      return disappear(goal)
    case .disappearing:
      guard goal.canAppear else { return vanish() }
      return goal.fadeOutDuration > 0 ? [] : [.fadeOut(nextToken(), duration: 0)] + vanish()
    }
  }

  private mutating func disappear(_ goal: Goal) -> [HUDEffect] {
    messageEnd = nil
    let effects: [HUDEffect] = [
      .post(.willDisappear, status: shown?.status),
      .fadeOut(nextToken(), duration: goal.fadeOutDuration),
    ]
    guard goal.fadeOutDuration > 0 else { return effects + vanish() }
    phase = .disappearing(lastToken)
    return effects
  }

  private mutating func vanish() -> [HUDEffect] {
    phase = .hidden
    messageEnd = nil
    announcedStatus = nil
    announcedTenth = nil
    defer { shown = nil }
    return [.remove, .post(.didDisappear, status: shown?.status)]
  }

  /// Starts the display time of a message that has become visible, and ends it.
  private mutating func messageEffects(_ content: HUDContent, now: Double) -> [HUDEffect] {
    guard let duration = content.duration else {
      messageEnd = nil
      return []
    }
    if messageEnd?.id != content.id { messageEnd = (content.id, now + duration) }
    guard let messageEnd, messageEnd.time <= now else { return [] }
    self.messageEnd = (content.id, .infinity)
    return [.elapse(content.id)]
  }

  /// What is told besides being shown: each thing once.
  private mutating func notices(of content: HUDContent) -> [HUDEffect] {
    var effects: [HUDEffect] = []
    let status = content.spokenStatus
    if status != announcedStatus {
      announcedStatus = status
      if let status { effects.append(.announce(status)) }
    } else if let progress = progressNotice(of: content) {
      effects.append(.announceProgress(progress))
    }
    announcedTenth = Self.tenth(of: content)
    if case .message(.glyph(let glyph)) = content.kind, content.id != feltMessage {
      feltMessage = content.id
      effects.append(.feel(glyph))
    }
    return effects
  }

  /// The progress, if it has come into another tenth since it was last told of.
  private func progressNotice(of content: HUDContent) -> Double? {
    guard case .progress(let progress) = content.kind, let announcedTenth,
      let tenth = Self.tenth(of: content), tenth > announcedTenth
    else { return nil }
    return progress
  }

  private static func tenth(of content: HUDContent) -> Int? {
    guard case .progress(let progress) = content.kind else { return nil }
    return Int(progress * 10)
  }

  private mutating func nextToken() -> HUDEffect.Token {
    lastToken += 1
    return lastToken
  }
}
