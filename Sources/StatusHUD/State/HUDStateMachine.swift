// SPDX-License-Identifier: MIT

/// The state of a HUD: the app's requests and what's onscreen.
///
/// This value type implements the rules of a HUD, and doesn't use a clock or a view. To bring the
/// screen to the requests, call `step(now:in:)` on the main thread after each change and at
/// `nextDeadline`, and perform the returned effects.
struct HUDStateMachine: Sendable {
  /// What's onscreen.
  struct Presentation: Sendable, Equatable {
    var content: HUDContent
    /// The time when the fade-in began.
    let since: Double
    /// How long the user has had to read the content, if it's a message.
    var reading: MessageTime?
    var blocksTouches = false
  }

  enum Phase: Sendable, Equatable {
    case hidden
    /// The HUD is waiting for its grace time to end.
    case waiting(since: Double)
    case appearing(HUDEffect.Token, Presentation)
    case visible(Presentation)
    case disappearing(HUDEffect.Token, Presentation)

    var presentation: Presentation? {
      get {
        switch self {
        case .hidden, .waiting: nil
        case .appearing(_, let it), .visible(let it), .disappearing(_, let it): it
        }
      }
      set {
        guard let newValue else { return }
        switch self {
        case .hidden, .waiting: break
        case .appearing(let token, _): self = .appearing(token, newValue)
        case .visible: self = .visible(newValue)
        case .disappearing(let token, _): self = .disappearing(token, newValue)
        }
      }
    }
  }

  /// What the screen should do.
  private enum Target {
    case show(HUDContent)
    /// Wait for the end of the grace time, or of the minimum visible time.
    case wait
    /// A HUD whose scene or container view is no longer available leaves without a fade.
    case leave(fades: Bool)
  }

  var requests = HUDRequests()
  var configuration = StatusHUD.Configuration() {
    didSet { requests.queueMessages(configuration.messagePolicy == .queue) }
  }
  /// A Boolean value that makes the next step show the content again, because the look changed.
  var needsRender = false

  private(set) var phase = Phase.hidden
  private var surroundings = HUDSurroundings(hasDefault: false)
  /// The newest presentation, and when its grace time began: `-.infinity` after it was onscreen.
  private var grace = (presentation: 0, start: 0.0)
  private var lastToken: HUDEffect.Token = 0
  private var announcements = AnnouncementLog()

  /// The content onscreen, or `nil` if the HUD is hidden.
  var shown: HUDContent? { phase.presentation?.content }

  /// The content that should be onscreen or, if none can appear now, the content that comes next.
  var content: HUDContent? { visible ?? requests.newest { _ in true } }

  private var visible: HUDContent? {
    var content = requests.newest(where: surroundings.canShow)
    if content?.maskType == nil { content?.maskType = surroundings.maskType }
    return content
  }

  /// The time when the presenter must call `step(now:in:)` again.
  var nextDeadline: Double? {
    let next: Double? =
      switch phase {
      case .hidden, .disappearing: nil
      case .waiting(let start): start + configuration.graceTime
      case .appearing(_, let it) where visible == nil, .visible(let it) where visible == nil:
        it.since + configuration.minimumVisibleTime
      case .appearing: nil
      case .visible(let it): messageEnd ?? it.reading?.speechEnd
      }
    return requests.dismissalTime.map { min($0, next ?? $0) } ?? next
  }

  /// The time when the message onscreen ends, or `nil` if it doesn't end automatically. A message
  /// with an infinite duration ends only if another message waits.
  private var messageEnd: Double? {
    guard let it = phase.presentation, let reading = it.reading else { return nil }
    let isEndless =
      it.content.duration == .infinity
      && !requests.messages.contains {
        $0.content.id != it.content.id && surroundings.canShow($0.content)
      }
    return isEndless ? nil : reading.end(after: configuration.displayDuration(of: it.content))
  }

  /// Changes the text of the content onscreen or, if there isn't any, of the content that comes next.
  mutating func setText(_ text: WritableKeyPath<HUDContent, String?>, _ value: String?) {
    if let id = content?.id { requests.setText(text, value, of: id) }
  }

  // MARK: Updates

  /// Moves the phase toward the requests, and returns the effects for the presenter to perform.
  mutating func step(now: Double, in surroundings: HUDSurroundings) -> [HUDEffect] {
    self.surroundings = surroundings
    if let messageEnd, messageEnd <= now, let shown { requests.endMessage(shown.id) }
    if let time = requests.dismissalTime, time <= now { requests.endAll() }
    if grace.presentation != requests.presentationCount {
      grace = (requests.presentationCount, now)
    }
    if shown != nil { grace.start = -.infinity }
    let target = target(at: now)
    if case .show(let content) = target, content.isMessage { requests.makeCurrent(content.id) }
    var effects = transition(to: target, at: now)
    if needsRender, let shown { effects.append(.render(shown)) }
    needsRender = false
    if var it = phase.presentation {
      let isVisible = if case .visible = phase { true } else { false }
      let blocks = blocksTouches
      let touches: [HUDEffect] = blocks == it.blocksTouches ? [] : [.setBlocksTouches(blocks)]
      let words = announcements.effects(of: it.content)
      // VoiceOver stops speaking when its focus moves, so give back the focus before it speaks.
      effects += blocks ? words + touches : touches + words
      let isAnnounced = words.contains { if case .announce = $0 { true } else { false } }
      it.reading?.update(
        at: now, isVisible: isVisible, isAnnounced: isAnnounced, in: surroundings)
      it.blocksTouches = blocks
      phase.presentation = it
    }
    let isLeaving = requests.isEmpty && phase != .hidden
    return effects + requests.takeDue(isLeaving: isLeaving).map(HUDEffect.complete)
  }

  /// Ends the most recent fade, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) -> [HUDEffect] {
    switch phase {
    case .appearing(token, _): becomeVisible()
    case .disappearing(token, _): vanish()
    default: []
    }
  }

  /// Shortens the time in which VoiceOver reads the message onscreen before its duration begins.
  mutating func limitSpeech(to time: Double) {
    if let end = phase.presentation?.reading?.speechEnd {
      phase.presentation?.reading?.speechEnd = min(end, time)
    }
  }

  private func target(at now: Double) -> Target {
    if let content = visible {
      return now < grace.start + configuration.graceTime ? .wait : .show(content)
    }
    guard let it = phase.presentation, surroundings.canShow(it.content) else {
      return .leave(fades: false)
    }
    if case .disappearing = phase { return .leave(fades: true) }
    return now < it.since + configuration.minimumVisibleTime ? .wait : .leave(fades: true)
  }

  private mutating func transition(to target: Target, at now: Double) -> [HUDEffect] {
    let fadeIn = surroundings.fadesIn ? configuration.fadeInDuration : 0
    let fadeOut = surroundings.fadesOut ? configuration.fadeOutDuration : 0
    lastToken += 1
    switch (target, phase) {
    case (.show(let content), .hidden), (.show(let content), .waiting),
      (.show(let content), .disappearing):
      needsRender = false
      let reading = MessageTime(of: content, after: phase.presentation?.reading)
      phase = .appearing(lastToken, Presentation(content: content, since: now, reading: reading))
      return [
        .render(content), .post(.willAppear, status: content.status),
        .fade(isVisible: true, lastToken, duration: fadeIn),
      ] + (fadeIn == 0 ? becomeVisible() : [])
    case (.show(let content), .appearing):
      guard fadeIn == 0 else { return replaceContent(with: content) }
      return replaceContent(with: content)
        + [.fade(isVisible: true, lastToken, duration: 0)] + becomeVisible()
    case (.show(let content), .visible):
      return replaceContent(with: content)
    case (.wait, .hidden), (.wait, .waiting):
      phase = .waiting(since: grace.start)
      return []
    case (.wait, .appearing), (.wait, .visible), (.wait, .disappearing), (.leave, .hidden):
      return []
    case (.leave, .waiting):
      phase = .hidden
      return [.remove]
    case (.leave(let fades), .appearing(_, let it)), (.leave(let fades), .visible(let it)):
      let will = HUDEffect.post(.willDisappear, status: it.content.status)
      guard fades else { return [will] + vanish() }
      phase = .disappearing(lastToken, it)
      return [will, .fade(isVisible: false, lastToken, duration: fadeOut)]
        + (fadeOut == 0 ? vanish() : [])
    case (.leave(fades: false), .disappearing):
      return vanish()
    case (.leave(fades: true), .disappearing):
      guard fadeOut == 0 else { return [] }
      return [.fade(isVisible: false, lastToken, duration: 0)] + vanish()
    }
  }

  private mutating func replaceContent(with content: HUDContent) -> [HUDEffect] {
    guard var it = phase.presentation, content != it.content || needsRender else { return [] }
    let isProgress = !needsRender && content.differsAtMostInProgress(from: it.content)
    let isSameKind = content.kind == it.content.kind
    it.content = content
    it.reading = MessageTime(of: content, after: it.reading)
    phase.presentation = it
    if isProgress { return isSameKind ? [] : [.setProgress(content)] }
    needsRender = false
    return [.render(content)]
  }

  private mutating func becomeVisible() -> [HUDEffect] {
    if let it = phase.presentation { phase = .visible(it) }
    return [.post(.didAppear, status: shown?.status)]
  }

  private mutating func vanish() -> [HUDEffect] {
    let status = shown?.status
    phase = .hidden
    announcements.presentationEnded()
    return [.remove, .post(.didDisappear, status: status)]
  }

  /// A Boolean value that indicates whether the HUD has a mask and is fading in or fully visible.
  private var blocksTouches: Bool {
    switch phase {
    case .appearing(_, let it), .visible(let it):
      (it.content.maskType ?? configuration.maskType) != .passthrough
    case .hidden, .waiting, .disappearing: false
    }
  }
}

extension HUDSurroundings {
  /// Returns `true` if `content` can appear or can stay onscreen. In a background scene, the HUD can
  /// stay unless another scene is in the foreground.
  func canShow(_ content: HUDContent) -> Bool {
    guard let id = content.scene, let isInForeground = scenes[id] else { return hasDefault }
    return isInForeground || id == current && !scenes.values.contains(true)
  }
}
