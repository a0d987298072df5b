// SPDX-License-Identifier: MIT

/// A change in visibility that the HUD reports to the app.
enum HUDTransition: Sendable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// An action that the state machine requests from the presenter, such as fading in the HUD.
enum HUDEffect: Sendable {
  /// A number that identifies a fade. Only the end of the most recent fade changes the state.
  typealias Token = UInt64

  /// Shows the HUD with the specified content, or replaces the content onscreen.
  case render(HUDContent)
  /// Shows content that differs from the content onscreen only in its progress.
  case setProgress(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  case setBlocksTouches(Bool)
  case remove
  case post(HUDTransition, status: String?)
  /// Announces the text of the content or, if there's no text, the indicator.
  case announce(HUDContent)
  /// Announces the progress when it reaches the next multiple of 10 percent.
  case announceProgress(Double)
  case playHaptics(StatusHUD.Message.Icon)
  /// Runs a closure from the app.
  case complete(HUDRequests.Completion)
}

/// The state of a HUD: the app's requests and the content onscreen.
///
/// This value type implements the rules of a HUD, and doesn't use a clock or a view. To change the
/// requests, call the methods of `requests`. To bring the screen to them, call `step(now:in:)` on
/// the main thread and perform the returned effects. Call `step` again at `nextDeadline`.
struct HUDStateMachine: Sendable {
  var requests = HUDRequests()
  private var screen = ScreenPhases()

  var timing = HUDTiming() { didSet { requests.queuesMessages = timing.messagePolicy == .queue } }

  var content: HUDContent? { requests.content }
  var phase: ScreenPhases.Phase { screen.phase }
  /// The content onscreen, or `nil` if the HUD is hidden.
  var shown: HUDContent? { screen.shown }

  /// The time when the presenter must call `step(now:in:)` again.
  var nextDeadline: Double? {
    [screen.nextDeadline(for: requests, timing), requests.dismissalTime].compactMap { $0 }.min()
  }

  /// Updates the phase to match the requests, and returns the effects for the presenter to perform.
  ///
  /// Call this method after each change and at `nextDeadline`.
  /// - Parameter availability: Where the HUD can appear. If it can't appear anywhere, the HUD is
  ///   hidden.
  mutating func step(now: Double, in availability: HUDAvailability) -> [HUDEffect] {
    if let end = screen.messageEnd(requests, timing), end <= now, let shown {
      requests.endMessage(shown.id)
    }
    if let time = requests.dismissalTime, time <= now { requests.dismissNow() }
    let visible =
      requests.newest(where: availability.canShow) ?? requests.newest(where: availability.canKeep)
    var timing = timing
    if !requests.fadesIn || !availability.canFade { timing.fadeInDuration = 0 }
    if !requests.fadesOut || !availability.canFade { timing.fadeOutDuration = 0 }
    var effects = screen.step(
      to: visible ?? content, presentation: requests.presentationCount, now: now, timing,
      availability,
      canAppear: visible != nil || content == nil && shown.map(availability.canKeep) ?? true)
    let isLeaving = requests.isEmpty && phase != .hidden
    effects += requests.takeDue(isLeaving: isLeaving).map(HUDEffect.complete)
    return effects
  }

  /// Returns the effects of a change of the progress alone, if it changed, or `nil` if anything else
  /// changed.
  mutating func stepProgress() -> [HUDEffect]? {
    guard !requests.hasDue, requests.dismissalTime == nil, let content else { return nil }
    return screen.stepProgress(to: content)
  }

  /// Makes the next step show the content again, because the configuration changed.
  mutating func setNeedsRender() { screen.needsRender = true }

  /// Updates the phase when the most recent fade ends, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) { screen.fadeEnded(token) }

  /// Shortens the time in which VoiceOver reads the message onscreen before its duration begins.
  mutating func limitSpeech(to time: Double) { screen.limitSpeech(to: time) }
}

/// The onscreen state of the HUD: the visible content and the current phase, such as fading in.
///
/// This type doesn't store the requests, so pass the content to show in each call to `step`.
struct ScreenPhases: Sendable {
  enum Phase: Sendable, Equatable {
    case hidden
    /// The HUD is waiting for its grace time to end.
    case waiting(since: Double)
    case appearing(HUDEffect.Token, since: Double)
    case visible(since: Double)
    case disappearing(HUDEffect.Token)
  }

  private(set) var phase = Phase.hidden
  fileprivate private(set) var shown: HUDContent?
  fileprivate var needsRender = false
  private var blocksTouches = false
  private var lastToken: HUDEffect.Token = 0
  private var presentation = 0
  /// The start of the grace time, or `nil` before the first update of a presentation. If the HUD
  /// can appear immediately, the value is `-.infinity`.
  private var graceStart: Double?
  /// How long the user has had to read the message onscreen.
  private var reading: MessageReading?
  /// The message that VoiceOver reads, and the latest time when VoiceOver ends.
  private var speech: (id: HUDContent.ID, end: Double)?
  private var announcements = AnnouncementLog()
  /// The effects that the next call to `step` returns.
  private var effects: [HUDEffect] = []

  /// Returns the time when the message onscreen ends, or `nil` if it doesn't end automatically. A
  /// message with an infinite duration ends only if another message waits.
  fileprivate func messageEnd(_ requests: HUDRequests, _ timing: HUDTiming) -> Double? {
    guard let reading, let shown, shown.id == reading.id else { return nil }
    let isEndless = shown.duration == .infinity && requests.messages.count < 2
    return isEndless ? nil : reading.end(after: timing.displayDuration(of: shown))
  }

  fileprivate func nextDeadline(for requests: HUDRequests, _ timing: HUDTiming) -> Double? {
    switch phase {
    case .hidden, .disappearing: nil
    case .waiting(let start): start + timing.graceTime
    case .appearing(_, let since): requests.isEmpty ? since + timing.minimumVisibleTime : nil
    case .visible(let since):
      requests.isEmpty
        ? since + timing.minimumVisibleTime : messageEnd(requests, timing) ?? speech?.end
    }
  }

  // MARK: Updates

  /// Updates the phase to match `content`, and returns the effects for the presenter to perform.
  /// - Parameters:
  ///   - content: The content to show onscreen, or `nil` to hide the HUD.
  ///   - presentation: The number of the current presentation.
  ///   - canAppear: A Boolean value that indicates whether the HUD can appear onscreen.
  fileprivate mutating func step(
    to content: HUDContent?, presentation: Int, now: Double, _ timing: HUDTiming,
    _ availability: HUDAvailability, canAppear: Bool
  ) -> [HUDEffect] {
    if presentation != self.presentation {
      self.presentation = presentation
      graceStart = nil
    }
    // If the HUD is already onscreen, new content appears without a grace time.
    if content != nil { graceStart = graceStart ?? (shown == nil ? now : -.infinity) }
    if let content, canAppear, shown != nil || now >= (graceStart ?? now) + timing.graceTime {
      let isNew = content != shown || needsRender
      if isNew || phase.isLeaving {
        shown = content
        needsRender = false
        effects.append(.render(content))
      }
      appear(content, isNew: isNew, now: now, timing)
    } else if content != nil, canAppear {
      phase = .waiting(since: graceStart ?? now)
    } else {
      leave(now: now, timing, canAppear: canAppear)
    }
    if needsRender, let shown { effects.append(.render(shown)) }
    needsRender = false
    setBlocksTouches(wantsTouchesBlocked(timing))
    updateReading(now: now, availability)
    defer { effects = [] }
    return effects
  }

  /// Lets the message's time run while the user can read it: in the foreground, and when VoiceOver has
  /// read it.
  private mutating func updateReading(now: Double, _ availability: HUDAvailability) {
    guard let shown, shown.isMessage else { return (reading, speech) = (nil, nil) }
    let isAnnounced = effects.contains { if case .announce = $0 { true } else { false } }
    if availability.isVoiceOverRunning, isAnnounced {
      speech = (shown.id, now + MessageReading.longestSpeech)
    }
    if let (id, end) = speech,
      now >= end || id != shown.id
        || !availability.isVoiceOverRunning
    {
      speech = nil
    }
    guard case .visible = phase else { return }
    if reading?.id != shown.id { reading = MessageReading(id: shown.id) }
    reading?.setRunning(availability.isInForeground && speech == nil, at: now)
  }

  fileprivate mutating func limitSpeech(to time: Double) {
    if let end = speech?.end { speech?.end = min(end, time) }
  }

  fileprivate mutating func stepProgress(to content: HUDContent) -> [HUDEffect]? {
    guard let shown, !needsRender, !phase.isLeaving, content.differsAtMostInProgress(from: shown)
    else { return nil }
    defer { self.shown = content }
    return content.kind == shown.kind
      ? [] : [.setProgress(content)] + announcements.effects(of: content)
  }

  fileprivate mutating func fadeEnded(_ token: HUDEffect.Token) {
    switch phase {
    case .appearing(token, let since): becomeVisible(since: since)
    case .disappearing(token): vanish()
    default: break
    }
  }

  private mutating func appear(
    _ content: HUDContent, isNew: Bool, now: Double, _ timing: HUDTiming
  ) {
    switch phase {
    case .hidden, .waiting, .disappearing:
      graceStart = -.infinity
      effects.append(.post(.willAppear, status: content.status))
      effects.append(.fade(isVisible: true, nextToken(), duration: timing.fadeInDuration))
      phase = .appearing(lastToken, since: now)
      effects += announcements.effects(of: content)
      if timing.fadeInDuration == 0 { becomeVisible(since: now) }
    case .appearing(_, let since):
      if isNew { announce(content, timing) }
      guard timing.fadeInDuration == 0 else { break }
      effects.append(.fade(isVisible: true, nextToken(), duration: 0))
      becomeVisible(since: since)
    case .visible: if isNew { announce(content, timing) }
    }
  }

  private mutating func announce(_ content: HUDContent, _ timing: HUDTiming) {
    // VoiceOver stops speaking when its focus moves, so move the focus before the announcement.
    if !wantsTouchesBlocked(timing) { setBlocksTouches(false) }
    effects += announcements.effects(of: content)
  }

  private mutating func becomeVisible(since: Double) {
    phase = .visible(since: since)
    effects.append(.post(.didAppear, status: shown?.status))
  }

  private mutating func leave(now: Double, _ timing: HUDTiming, canAppear: Bool) {
    switch phase {
    case .hidden: break
    case .waiting:
      phase = .hidden
      effects.append(.remove)
    case .appearing(_, let since), .visible(let since):
      guard !canAppear || now >= since + timing.minimumVisibleTime else { return }
      effects.append(.post(.willDisappear, status: shown?.status))
      // The HUD can't fade out if its scene or container view is no longer available.
      guard canAppear else { return vanish() }
      setBlocksTouches(false)
      effects.append(.fade(isVisible: false, nextToken(), duration: timing.fadeOutDuration))
      phase = .disappearing(lastToken)
      if timing.fadeOutDuration == 0 { vanish() }
    case .disappearing:
      guard !canAppear || timing.fadeOutDuration == 0 else { return }
      if canAppear { effects.append(.fade(isVisible: false, nextToken(), duration: 0)) }
      vanish()
    }
  }

  private mutating func vanish() {
    effects += [.remove, .post(.didDisappear, status: shown?.status)]
    phase = .hidden
    (shown, reading, speech) = (nil, nil, nil)
    blocksTouches = false
    announcements.presentationEnded()
  }

  /// Returns `true` if the HUD has a mask and is fading in or fully visible.
  private func wantsTouchesBlocked(_ timing: HUDTiming) -> Bool {
    switch phase {
    case .appearing, .visible: (shown?.maskType ?? timing.maskType) != .passthrough
    case .hidden, .waiting, .disappearing: false
    }
  }

  private mutating func setBlocksTouches(_ blocks: Bool) {
    if blocks != blocksTouches { effects.append(.setBlocksTouches(blocks)) }
    blocksTouches = blocks
  }

  private mutating func nextToken() -> HUDEffect.Token {
    lastToken += 1
    return lastToken
  }
}

extension ScreenPhases.Phase {
  /// A Boolean value that indicates whether the HUD is fading out.
  fileprivate var isLeaving: Bool { if case .disappearing = self { true } else { false } }
}
