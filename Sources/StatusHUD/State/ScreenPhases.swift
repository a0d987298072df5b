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
  case present(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  case setBlocksTouches(Bool)
  case remove
  case post(HUDTransition, status: String?)
  case announce(String)
  /// Announces the progress when it reaches the next multiple of 10 percent.
  case announceProgress(Double)
  case playHaptics(StatusHUD.Message.Icon)
  /// Runs a closure from the app.
  case complete(HUDRequests.Completion)
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
  /// The content onscreen, or `nil` if the HUD is hidden.
  private(set) var shown: HUDContent?
  private var isShownOutdated = false
  private var blocksTouches = false
  private var lastToken: HUDEffect.Token = 0
  private var presentation = 0
  /// The start of the grace time, or `nil` before the first update of a presentation. If the HUD
  /// can appear immediately, the value is `-.infinity`.
  private var graceStart: Double?
  /// The ID of the message onscreen, and the time when the message became fully visible.
  private var readMessage: (id: HUDContent.ID, since: Double)?
  private var announcements = AnnouncementLog()
  /// The effects that the next call to `step` returns.
  private var effects: [HUDEffect] = []

  var configuration = StatusHUD.Configuration() { didSet { isShownOutdated = true } }

  /// Returns the time when the message onscreen ends, or `nil` if it doesn't end automatically.
  /// - Parameter isFollowed: `true` if another message is queued. A message with an infinite
  ///   duration ends only if this value is `true`.
  func messageEnd(isFollowed: Bool) -> Double? {
    guard let readMessage, let shown, shown.id == readMessage.id else { return nil }
    let isEndless = shown.duration == .infinity && !isFollowed
    return isEndless ? nil : readMessage.since + configuration.displayDuration(of: shown)
  }

  func nextDeadline(for content: HUDContent?, isFollowed: Bool) -> Double? {
    switch phase {
    case .hidden, .disappearing: nil
    case .waiting(let start): start + configuration.graceTime
    case .appearing(_, let since): content == nil ? since + configuration.minimumVisibleTime : nil
    case .visible(let since):
      content == nil ? since + configuration.minimumVisibleTime : messageEnd(isFollowed: isFollowed)
    }
  }

  // MARK: Updates

  /// Updates the phase to match `content`, and returns the effects for the presenter to perform.
  /// - Parameters:
  ///   - content: The content to show onscreen, or `nil` to hide the HUD.
  ///   - presentation: The number of the current presentation.
  ///   - canAppear: A Boolean value that indicates whether the HUD can appear onscreen.
  mutating func step(
    to content: HUDContent?, presentation: Int, now: Double, canAppear: Bool
  ) -> [HUDEffect] {
    if presentation != self.presentation {
      self.presentation = presentation
      graceStart = nil
    }
    if let content {
      // If the HUD is already onscreen, new content appears without a grace time.
      graceStart = graceStart ?? (shown == nil ? now : -.infinity)
      if canAppear { show(content, now: now) } else { leave(now: now, canAppear: false) }
      if case .visible = phase, case .message = content.kind, readMessage?.id != content.id {
        readMessage = (content.id, now)
      }
    } else {
      leave(now: now, canAppear: canAppear)
    }
    if isShownOutdated, let shown { put(shown) }
    isShownOutdated = false
    setBlocksTouches(wantsTouchesBlocked)
    defer { effects = [] }
    return effects
  }

  mutating func fadeEnded(_ token: HUDEffect.Token) {
    switch phase {
    case .appearing(token, let since): becomeVisible(since: since)
    case .disappearing(token): vanish()
    default: break
    }
  }

  private mutating func show(_ content: HUDContent, now: Double) {
    switch phase {
    case .hidden, .waiting, .disappearing:
      let start = graceStart ?? now
      guard shown != nil || now >= start + configuration.graceTime else {
        return phase = .waiting(since: start)
      }
      graceStart = -.infinity
      put(content)
      effects.append(.post(.willAppear, status: content.status))
      effects.append(.fade(isVisible: true, nextToken(), duration: configuration.fadeInDuration))
      phase = .appearing(lastToken, since: now)
      effects += announcements.effects(of: content)
      if configuration.fadeInDuration == 0 { becomeVisible(since: now) }
    case .appearing(_, let since):
      update(content)
      guard configuration.fadeInDuration == 0 else { break }
      effects.append(.fade(isVisible: true, nextToken(), duration: 0))
      becomeVisible(since: since)
    case .visible: update(content)
    }
  }

  private mutating func put(_ content: HUDContent) {
    shown = content
    isShownOutdated = false
    effects.append(.present(content))
  }

  private mutating func update(_ content: HUDContent) {
    guard content != shown || isShownOutdated else { return }
    put(content)
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
    case .hidden, .waiting: phase = .hidden
    case .appearing(_, let since), .visible(let since):
      guard !canAppear || now >= since + configuration.minimumVisibleTime else { return }
      effects.append(.post(.willDisappear, status: shown?.status))
      // The HUD can't fade out if its scene or container view is no longer available.
      guard canAppear else { return vanish() }
      setBlocksTouches(false)
      effects.append(.fade(isVisible: false, nextToken(), duration: configuration.fadeOutDuration))
      phase = .disappearing(lastToken)
      if configuration.fadeOutDuration == 0 { vanish() }
    case .disappearing:
      guard !canAppear || configuration.fadeOutDuration == 0 else { return }
      if canAppear { effects.append(.fade(isVisible: false, nextToken(), duration: 0)) }
      vanish()
    }
  }

  private mutating func vanish() {
    effects += [.remove, .post(.didDisappear, status: shown?.status)]
    phase = .hidden
    (shown, readMessage) = (nil, nil)
    blocksTouches = false
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
