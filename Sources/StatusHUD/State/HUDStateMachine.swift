// SPDX-License-Identifier: MIT

/// The state of a HUD: the app's requests and what's onscreen.
///
/// This value type implements the rules of a HUD, and doesn't use a clock or a view. To update the
/// screen, call `step(now:in:isQuiet:)` on the main thread after each change and at `nextDeadline`,
/// and perform the returned effects.
struct HUDStateMachine: Sendable {
  /// What the screen should do.
  private enum Target {
    case show(HUDContent)
    /// Wait for the end of the grace time, of the minimum visible time, or of an alert.
    case wait
    case leave
  }

  var requests = HUDRequests()
  var configuration = StatusHUD.Configuration() {
    didSet { requests.queuesMessages = configuration.messagePolicy == .queue }
  }
  /// A Boolean value that makes the next step show the content again, because the look changed.
  var needsRender = false

  /// What's onscreen. When it disappears, this clears the log, so that its text can be announced again.
  private(set) var phase = HUDPhase.hidden {
    didSet { if phase.presentation == nil { announcements.presentationEnded() } }
  }
  private(set) var surroundings = HUDSurroundings(hasDefault: false)
  /// The newest presentation, and when its grace time began: `-.infinity` after it was onscreen.
  private var grace = (presentation: 0, start: 0.0)
  private var lastToken: HUDEffect.Token = 0
  private var announcements = AnnouncementAndHapticLog()

  /// A Boolean value that indicates whether there's nothing to show, and nothing onscreen.
  var isIdle: Bool { requests.isEmpty && phase == .hidden }

  /// The content onscreen, or `nil` if the HUD is hidden.
  var shown: HUDContent? { phase.presentation?.content }

  /// The content that should be onscreen or, if none can appear now, the content that comes next.
  var content: HUDContent? { visible ?? requests.newest { _ in true } }

  private var fadeIn: Double { surroundings.fadesIn ? configuration.fadeInDuration : 0 }
  /// A HUD whose scene or container view is no longer available leaves without a fade.
  private var fadeOut: Double {
    let fades = surroundings.fadesOut && shown.map(surroundings.canShow) == true
    return fades ? configuration.fadeOutDuration : 0
  }

  private var visible: HUDContent? { requests.newest(where: surroundings.canShow) }

  /// The latest time when VoiceOver has read the message onscreen, or `nil` if it doesn't read it.
  var speechEnd: Double? { phase.presentation?.reading?.speechEnd }

  /// The time when the presenter must call `step(now:in:isQuiet:)` again.
  var nextDeadline: Double? {
    var next = phase.staying.flatMap {
      let end = $0.since + configuration.minimumVisibleTime
      return visible == nil ? end : messageEnd ?? $0.reading?.speechEnd
    }
    if case .waiting(let start) = phase, !surroundings.hasAlert {
      next = start + configuration.graceTime
    }
    return requests.dismissalTime.map { min($0, next ?? $0) } ?? next
  }

  /// A Boolean value that indicates whether changes in the app around the HUD matter now.
  var followsApp: Bool { shown != nil || surroundings.hasAlert && visible != nil }

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

  /// Changes the text of the newest running work, even behind a message, or else of the message.
  mutating func setText(_ text: WritableKeyPath<HUDContent, String?>, _ value: String?) {
    let work =
      requests.work.last { $0.count != 0 && surroundings.canShow($0.content) }
      ?? requests.work.last { $0.count != 0 }
    if let id = (work?.content ?? content)?.id { requests.setText(text, value, of: id) }
  }

  // MARK: Updates

  /// Moves the phase toward the requests, and returns the effects for the presenter to perform. If
  /// `isQuiet` is `true`, the next step announces what it then finds.
  mutating func step(
    now: Double, in surroundings: HUDSurroundings, isQuiet: Bool = false
  ) -> [HUDEffect] {
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
    let isAside = surroundings.hasAlert
    effects += phase.updateFade(isAside: isAside, duration: isAside ? fadeOut : fadeIn, lastToken)
    if needsRender, let shown { effects.append(.render(shown)) }
    needsRender = false
    if var it = phase.presentation {
      let mask = configuration.mask(for: it.content)
      let isOut = phase.staying == nil || it.isAside
      let blocks = !isOut && mask != .passthrough
      let touches: [HUDEffect] = blocks == it.blocksTouches ? [] : [.setBlocksTouches(blocks)]
      let isSilent = isOut || isQuiet || !surroundings.isInForeground
      let words = isSilent ? [] : announcements.effects(of: it.content)
      // VoiceOver stops speaking when its focus moves, so give back the focus before it speaks.
      effects += blocks ? words + touches : touches + words
      let isAnnounced = words.contains { if case .announce = $0 { true } else { false } }
      if isAnnounced, surroundings.isVoiceOverRunning {
        it.reading?.waitForSpeech(of: it.content, at: now)
      }
      let isVisible = it.stage == .visible && !isSilent
      it.reading?.update(at: now, isVisible: isVisible, in: surroundings)
      it.blocksTouches = blocks
      phase.presentation = it
    }
    let isLeaving = requests.isEmpty && phase != .hidden
    return effects + requests.takeDue(isLeaving: isLeaving).map(HUDEffect.complete)
  }

  /// Ends the most recent fade, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) -> [HUDEffect] { phase.endFade(token) }

  /// Ends the wait for VoiceOver or, if it hasn't read the whole text that's onscreen, announces the
  /// text once more.
  mutating func announcementEnded(successfully: Bool) {
    if successfully || phase.staying == nil || !announcements.repeatText() {
      limitSpeech(to: -.infinity)
    }
  }

  /// Shortens the time in which VoiceOver reads the message onscreen before its duration begins.
  mutating func limitSpeech(to time: Double) {
    if let speechEnd { phase.presentation?.reading?.speechEnd = min(speechEnd, time) }
  }

  private func target(at now: Double) -> Target {
    if let content = visible, phase.staying != nil || !surroundings.hasAlert {
      return now < grace.start + configuration.graceTime ? .wait : .show(content)
    }
    if let it = phase.staying, surroundings.canShow(it.content) {
      return now < it.since + configuration.minimumVisibleTime ? .wait : .leave
    }
    return visible == nil || phase.presentation != nil ? .leave : .wait
  }

  private mutating func transition(to target: Target, at now: Double) -> [HUDEffect] {
    lastToken += 1
    switch target {
    case .show(let content):
      guard phase.staying == nil else { return replaceContent(with: content) }
      needsRender = false
      let reading = MessageTime(of: content, after: phase.presentation?.reading)
      phase = .onscreen(
        HUDPhase.Presentation(
          stage: .appearing(lastToken), content: content, since: now, reading: reading))
      let fade = HUDEffect.fade(isVisible: true, lastToken, duration: fadeIn)
      return [.render(content), .post(.willAppear, status: content.texts.status)]
        + (fadeIn > 0 ? [fade] : [])
    case .wait:
      if shown == nil { phase = .waiting(since: grace.start) }
      return []
    case .leave:
      if shown != nil {
        let effects = phase.fadeOut(duration: fadeOut, lastToken)
        // The next content waits for the end of the alert.
        let hasNext = surroundings.hasAlert && visible != nil
        if phase == .hidden, hasNext { phase = .waiting(since: grace.start) }
        return effects
      }
      defer { phase = .hidden }
      return phase == .hidden ? [] : [.remove]
    }
  }

  private mutating func replaceContent(with content: HUDContent) -> [HUDEffect] {
    guard var it = phase.presentation, content != it.content || needsRender else { return [] }
    let isProgress = !needsRender && content.differsAtMostInProgress(from: it.content)
    it.content = content
    it.reading = MessageTime(of: content, after: it.reading)
    phase.presentation = it
    needsRender = false
    return [isProgress ? .setProgress(content) : .render(content)]
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
