// SPDX-License-Identifier: MIT

/// A transition that observers hear about.
enum HUDTransition: Sendable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// One thing the presenter does, in the order the state returns them.
enum HUDEffect: Sendable {
  /// Identifies a fade. The end of any fade but the newest is stale.
  typealias Token = UInt64

  /// Put the HUD on screen with this content, or change the content on screen.
  case present(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  /// Keep touches from the app, or let them pass.
  case setBlocksTouches(Bool)
  /// Take the HUD off the screen.
  case remove
  case post(HUDTransition, status: String?)
  /// Let VoiceOver say a text.
  case announce(String)
  /// Announce progress that reached another tenth.
  case announceProgress(Double)
  case playHaptics(StatusHUD.Message.Icon)
  /// Run a closure of the app.
  case complete(HUDRequests.Completion)
}

/// What is on screen, and how it comes and goes.
///
/// It knows nothing of the calls: each step brings it closer to the content that it is given.
struct ScreenPhases: Sendable {
  enum Phase: Sendable, Equatable {
    case hidden
    /// The grace time runs.
    case waiting(since: Double)
    case appearing(HUDEffect.Token, since: Double)
    case visible(since: Double)
    case disappearing(HUDEffect.Token)
  }

  private(set) var phase = Phase.hidden
  /// nil while nothing is on screen.
  private(set) var shown: HUDContent?
  private var isShownOutdated = false
  private var blocksTouches = false
  private var lastToken: HUDEffect.Token = 0
  private var presentation = 0
  /// When the grace time of this presentation began; nil until its first step. In the distant past
  /// once it is over for good.
  private var graceStart: Double?
  /// The message on screen, and since when it can be read.
  private var readMessage: (id: HUDContent.ID, since: Double)?
  private var announcements = AnnouncementLog()
  /// What the next step returns.
  private var effects: [HUDEffect] = []

  var configuration = StatusHUD.Configuration() { didSet { isShownOutdated = true } }

  /// When the message on screen had its time.
  /// - Parameter isFollowed: Whether another message waits, for which an endless one makes room.
  func messageEnd(isFollowed: Bool) -> Double? {
    guard let readMessage, let shown, shown.id == readMessage.id else { return nil }
    let isEndless = shown.duration == .infinity && !isFollowed
    return isEndless ? nil : readMessage.since + configuration.displayDuration(of: shown)
  }

  /// When to step if no call comes before.
  func nextDeadline(for content: HUDContent?, isFollowed: Bool) -> Double? {
    switch phase {
    case .hidden, .disappearing: nil
    case .waiting(let start): start + configuration.graceTime
    case .appearing(_, let since): content == nil ? since + configuration.minimumVisibleTime : nil
    case .visible(let since):
      content == nil ? since + configuration.minimumVisibleTime : messageEnd(isFollowed: isFollowed)
    }
  }

  // MARK: Steps

  /// Brings the screen closer to `content`, and returns what to do for that.
  /// - Parameters:
  ///   - content: What should be on screen; nil hides the HUD.
  ///   - presentation: Another number for each time that the HUD is asked for anew.
  ///   - canAppear: Whether there is a place on screen. The HUD waits for one.
  mutating func step(
    to content: HUDContent?, presentation: Int, now: Double, canAppear: Bool
  ) -> [HUDEffect] {
    if presentation != self.presentation {
      self.presentation = presentation
      graceStart = nil
    }
    if let content {
      // A HUD that takes the place of another one on screen does not wait.
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

  /// Notes that a fade ended or was interrupted. Only the newest fade counts. Step afterwards.
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
    // VoiceOver stops speaking when its focus moves, so the focus goes back before the announcement.
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
      // The HUD went with its scene: there is nothing to fade.
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

  /// Touches are blocked while a HUD with a mask is on screen, until it begins to leave.
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
