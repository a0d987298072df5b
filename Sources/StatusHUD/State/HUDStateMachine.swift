// SPDX-License-Identifier: MIT

/// A change in visibility that the HUD reports to the app.
enum HUDTransition: Sendable { case willAppear, didAppear, willDisappear, didDisappear }

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
  enum Phase: Sendable, Equatable {
    case hidden
    /// The HUD is waiting for its grace time to end.
    case waiting(since: Double)
    case appearing(HUDEffect.Token, since: Double)
    case visible(since: Double)
    case disappearing(HUDEffect.Token)

    /// A Boolean value that indicates whether the HUD is fading out.
    var isLeaving: Bool { if case .disappearing = self { true } else { false } }
  }

  var requests = HUDRequests()
  var configuration = StatusHUD.Configuration() {
    didSet { requests.queuesMessages = configuration.messagePolicy == .queue }
  }
  /// A Boolean value that makes the next step show the content again, because the configuration
  /// changed.
  var needsRender = false

  private(set) var phase = Phase.hidden
  /// The content onscreen, or `nil` if the HUD is hidden.
  private(set) var shown: HUDContent?
  private var blocksTouches = false
  private var lastToken: HUDEffect.Token = 0
  private var presentation = 0
  /// The start of the grace time, or `nil` before the first update of a presentation. If the HUD
  /// can appear immediately, the value is `-.infinity`.
  private var graceStart: Double?
  /// How long the user has had to read the message onscreen.
  private var reading: MessageTime?
  private var announcements = AnnouncementLog()
  /// The durations of the next fades, which are 0 if the HUD appears or disappears without a fade.
  private var (fadeIn, fadeOut) = (0.0, 0.0)
  /// The effects that the next call to `step` returns.
  private var effects: [HUDEffect] = []

  var content: HUDContent? { requests.content }

  /// The time when the presenter must call `step(now:in:)` again.
  var nextDeadline: Double? {
    let next: Double? =
      switch phase {
      case .hidden, .disappearing: nil
      case .waiting(let start): start + configuration.graceTime
      case .appearing(_, let since):
        requests.visible == nil ? since + configuration.minimumVisibleTime : nil
      case .visible(let since):
        requests.visible == nil
          ? since + configuration.minimumVisibleTime : messageEnd ?? reading?.speechEnd
      }
    return requests.dismissalTime.map { min($0, next ?? $0) } ?? next
  }

  /// The time when the message onscreen ends, or `nil` if it doesn't end automatically. A message
  /// with an infinite duration ends only if another message waits.
  private var messageEnd: Double? {
    guard let reading, let shown, shown.id == reading.id else { return nil }
    let isEndless =
      shown.duration == .infinity
      && !requests.messages.contents.contains {
        $0.id != shown.id && requests.availability.canShow($0)
      }
    return isEndless ? nil : reading.end(after: configuration.displayDuration(of: shown))
  }

  // MARK: Updates

  /// Updates the phase to match the requests, and returns the effects for the presenter to perform.
  ///
  /// Call this method after each change and at `nextDeadline`.
  /// - Parameter availability: Where the HUD can appear. If it can't appear anywhere, the HUD is
  ///   hidden.
  mutating func step(now: Double, in availability: HUDAvailability) -> [HUDEffect] {
    requests.availability = availability
    if let messageEnd, messageEnd <= now, let shown { requests.endMessage(shown.id) }
    if let time = requests.dismissalTime, time <= now { requests.dismissNow() }
    fadeIn = requests.fadesIn && availability.canFade ? configuration.fadeInDuration : 0
    fadeOut = requests.fadesOut && availability.canFade ? configuration.fadeOutDuration : 0
    let visible = requests.visible
    let stays = shown.map { availability.canShow($0) } ?? false
    showContent(visible ?? (stays ? nil : content), now: now, canAppear: visible != nil || stays)
    requests.shownID = shown?.id
    setBlocksTouches(wantsTouchesBlocked)
    updateReading(now: now)
    let isLeaving = requests.isEmpty && phase != .hidden
    defer { effects = [] }
    return effects + requests.takeDue(isLeaving: isLeaving).map(HUDEffect.complete)
  }

  /// Updates the phase to match `content`.
  /// - Parameters:
  ///   - content: The content to show onscreen, or `nil` to hide the HUD.
  ///   - canAppear: A Boolean value that indicates whether the HUD can appear onscreen.
  private mutating func showContent(_ content: HUDContent?, now: Double, canAppear: Bool) {
    if presentation != requests.presentationCount {
      presentation = requests.presentationCount
      graceStart = nil
    }
    // If the HUD is already onscreen, new content appears without a grace time.
    if content != nil { graceStart = graceStart ?? (shown == nil ? now : -.infinity) }
    if let content, canAppear, shown != nil || now >= (graceStart ?? now) + configuration.graceTime
    {
      let isNew = content != shown || needsRender
      if isNew || phase.isLeaving {
        shown = content
        needsRender = false
        effects.append(.render(content))
      }
      appear(content, isNew: isNew, now: now)
    } else if content != nil, canAppear {
      phase = .waiting(since: graceStart ?? now)
    } else {
      leave(now: now, canAppear: canAppear)
    }
    if needsRender, let shown { effects.append(.render(shown)) }
    needsRender = false
  }

  /// Lets the message's time run while the user can read it: in the foreground, and when VoiceOver has
  /// read it.
  private mutating func updateReading(now: Double) {
    guard let shown, shown.isMessage else { return reading = nil }
    // VoiceOver doesn't repeat an equal text, so the announcement that has begun counts for it.
    let speechEnd = reading?.speechEnd
    if reading?.id != shown.id { reading = MessageTime(shown.id, speechEnd: speechEnd) }
    let isAnnounced = effects.contains { if case .announce = $0 { true } else { false } }
    if isAnnounced { reading?.speechEnd = now + MessageTime.longestSpeech }
    if !requests.availability.isVoiceOverRunning || now >= reading?.speechEnd ?? now {
      reading?.speechEnd = nil
    }
    guard case .visible = phase else { return }
    let canRead = requests.availability.isInForeground && reading?.speechEnd == nil
    reading?.setRunning(canRead, at: now)
  }

  /// Shortens the time in which VoiceOver reads the message onscreen before its duration begins.
  mutating func limitSpeech(to time: Double) {
    if let end = reading?.speechEnd { reading?.speechEnd = min(end, time) }
  }

  /// Returns the effects of a change of the progress alone, if it changed, or `nil` if anything else
  /// changed.
  mutating func stepProgress() -> [HUDEffect]? {
    guard !requests.hasDue, requests.dismissalTime == nil, !needsRender, !phase.isLeaving,
      let content = requests.visible, let shown, content.differsAtMostInProgress(from: shown)
    else { return nil }
    self.shown = content
    return content.kind == shown.kind
      ? [] : [.setProgress(content)] + announcements.effects(of: content)
  }

  /// Updates the phase when the most recent fade ends, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) {
    switch phase {
    case .appearing(token, let since): becomeVisible(since: since)
    case .disappearing(token): vanish()
    default: break
    }
  }

  // MARK: Phases

  private mutating func appear(_ content: HUDContent, isNew: Bool, now: Double) {
    switch phase {
    case .hidden, .waiting, .disappearing:
      graceStart = -.infinity
      effects.append(.post(.willAppear, status: content.status))
      effects.append(.fade(isVisible: true, nextToken(), duration: fadeIn))
      phase = .appearing(lastToken, since: now)
      effects += announcements.effects(of: content)
      if fadeIn == 0 { becomeVisible(since: now) }
    case .appearing(_, let since):
      if isNew { announce(content) }
      guard fadeIn == 0 else { break }
      effects.append(.fade(isVisible: true, nextToken(), duration: 0))
      becomeVisible(since: since)
    case .visible: if isNew { announce(content) }
    }
  }

  private mutating func announce(_ content: HUDContent) {
    // VoiceOver stops speaking when its focus moves, so move the focus before the announcement.
    if !wantsTouchesBlocked { setBlocksTouches(false) }
    effects += announcements.effects(of: content)
  }

  private mutating func becomeVisible(since: Double) {
    phase = .visible(since: since)
    effects.append(.post(.didAppear, status: shown?.status))
  }

  private mutating func leave(now: Double, canAppear: Bool) {
    switch phase {
    case .hidden: break
    case .waiting:
      phase = .hidden
      effects.append(.remove)
    case .appearing(_, let since), .visible(let since):
      guard !canAppear || now >= since + configuration.minimumVisibleTime else { return }
      effects.append(.post(.willDisappear, status: shown?.status))
      // The HUD can't fade out if its scene or container view is no longer available.
      guard canAppear else { return vanish() }
      setBlocksTouches(false)
      effects.append(.fade(isVisible: false, nextToken(), duration: fadeOut))
      phase = .disappearing(lastToken)
      if fadeOut == 0 { vanish() }
    case .disappearing:
      guard !canAppear || fadeOut == 0 else { return }
      if canAppear { effects.append(.fade(isVisible: false, nextToken(), duration: 0)) }
      vanish()
    }
  }

  private mutating func vanish() {
    effects += [.remove, .post(.didDisappear, status: shown?.status)]
    (phase, shown, reading, blocksTouches) = (.hidden, nil, nil, false)
    announcements.presentationEnded()
  }

  /// A Boolean value that indicates whether the HUD has a mask and is fading in or fully visible.
  private var wantsTouchesBlocked: Bool {
    switch phase {
    case .appearing, .visible: (shown?.maskType ?? configuration.maskType) != .passthrough
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
