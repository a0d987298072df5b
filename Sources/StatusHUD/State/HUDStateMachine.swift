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
    didSet { requests.messagePolicy = configuration.messagePolicy }
  }
  /// A Boolean value that makes the next step show the content again, because the look changed.
  var needsRender = false

  /// What's onscreen. When it disappears, VoiceOver can announce its text again.
  private(set) var phase = HUDPhase.hidden {
    didSet { if phase.presentation == nil { speech = HUDSpeech() } }
  }
  private(set) var conditions = HUDConditions(hasDefault: false)
  /// What VoiceOver says of the content onscreen.
  var speech = HUDSpeech()
  /// The newest presentation, and when its grace time began, or `nil` after it was onscreen.
  private(set) var grace: (presentation: Int, start: Double?) = (0, nil)
  private var lastToken: HUDEffect.Token = 0
  /// The latest message with haptics, which play once.
  private var hapticMessage: HUDContent.ID?

  /// A Boolean value that indicates whether there's nothing to show, and nothing onscreen.
  var isIdle: Bool { requests.isEmpty && phase == .hidden }

  /// The content onscreen, or `nil` if the HUD is hidden.
  var shown: HUDContent? { phase.presentation?.content }

  /// The content that should be onscreen or, if none can appear now, the content that comes next.
  var content: HUDContent? { visible ?? requests.newest { _ in true } }

  private var visible: HUDContent? { requests.newest { conditions.canShow($0) } }

  /// Returns the duration of the fade-in or the fade-out of `content`.
  private func fadeDuration(isIn: Bool, of content: HUDContent) -> Double {
    guard conditions.canFade, isIn ? content.fadesIn : content.fadesOut else { return 0 }
    return isIn ? configuration.fadeInDuration : configuration.fadeOutDuration
  }

  /// The time when the presenter must call `step(now:in:isQuiet:)` again.
  var nextDeadline: Double? {
    var next: Double?
    if phase == .waiting, !conditions.hasAlert, let start = grace.start {
      next = start + configuration.graceTime
    } else if let it = phase.staying {
      next = it.since + configuration.minimumVisibleTime
      if visible != nil { next = messageEnd ?? speech.end }
    }
    return requests.dismissalTime.map { min($0, next ?? $0) } ?? next
  }

  /// A Boolean value that indicates whether content appears, or changes in more than its progress.
  var hasNewContent: Bool {
    guard let content else { return false }
    guard let shown = phase.staying?.content, !needsRender else { return true }
    return content != shown && !content.differsAtMostInProgress(from: shown)
  }

  /// A Boolean value that indicates whether changes in the app around the HUD matter now.
  var followsApp: Bool { shown != nil || conditions.hasAlert && visible != nil }

  /// The time when the message onscreen ends, or `nil` if it doesn't end automatically. A message
  /// with an infinite duration ends only if another message waits.
  private var messageEnd: Double? {
    guard let it = phase.presentation, let reading = it.reading else { return nil }
    let others = requests.messages.filter { $0.content.id != it.content.id }
    let isAlone = !others.contains { conditions.canShow($0.content) }
    if isAlone, it.content.duration == .infinity { return nil }
    return reading.end(after: configuration.displayDuration(of: it.content))
  }

  /// Changes the text of the newest running work, even behind a message, or else of the message.
  mutating func setText(_ text: WritableKeyPath<HUDContent, String?>, _ value: String?) {
    let running = requests.work.filter(\.isRunning)
    let work = running.last { conditions.canShow($0.content) } ?? running.last
    if let id = (work?.content ?? content)?.id { requests.setText(text, value, of: id) }
  }

  /// Ends everything immediately or at the specified time. What's onscreen stays until then.
  mutating func dismiss(
    at time: Double?, fadesOut: Bool? = nil, completion: HUDRequests.Completion?
  ) {
    requests.dismiss(at: time, keeping: content?.id, fadesOut: fadesOut, completion: completion)
  }

  // MARK: Updates

  /// Moves the phase toward the requests, and returns the effects for the presenter to perform. If
  /// `isQuiet` is `true`, the next step announces what it then finds.
  mutating func step(
    now: Double, in conditions: HUDConditions, isQuiet: Bool = false
  ) -> [HUDEffect] {
    self.conditions = conditions
    if let messageEnd, messageEnd <= now, let shown { requests.endMessage(shown.id) }
    if let time = requests.dismissalTime, time <= now { requests.endAll() }
    let presentation = requests.presentationCount
    if grace.presentation != presentation { grace = (presentation, now) }
    if shown != nil { grace.start = nil }
    let target = target(at: now)
    if case .show(let content) = target, content.isMessage { requests.makeCurrent(content.id) }
    var effects = move(to: target, at: now)
    if let shown {
      let duration = fadeDuration(isIn: !conditions.hasAlert, of: shown)
      effects += phase.stepAside(conditions.hasAlert, duration: duration, lastToken)
      if needsRender { effects.append(.render(shown)) }
    }
    needsRender = false
    effects += updatePresentation(at: now, isQuiet: isQuiet)
    return effects + requests.takeDue(isOnscreen: phase != .hidden).map { .complete($0) }
  }

  /// Ends the most recent fade, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) -> [HUDEffect] { phase.endFade(token) }

  private func target(at now: Double) -> Target {
    if let content = visible, phase.staying != nil || !conditions.hasAlert {
      let isGrace = grace.start.map { now < $0 + configuration.graceTime } == true
      return isGrace ? .wait : .show(content)
    }
    if let it = phase.staying, conditions.canShow(it.content) {
      return now < it.since + configuration.minimumVisibleTime ? .wait : .leave
    }
    return visible == nil || phase.presentation != nil ? .leave : .wait
  }

  private mutating func move(to target: Target, at now: Double) -> [HUDEffect] {
    lastToken += 1
    switch target {
    case .show(let content):
      guard phase.staying == nil else { return replaceContent(with: content) }
      needsRender = false
      let reading = MessageTime(of: content, after: phase.presentation?.reading)
      phase = .onscreen(
        HUDPhase.Presentation(
          stage: .appearing(lastToken), content: content, since: now, reading: reading))
      let duration = fadeDuration(isIn: true, of: content)
      let fade = HUDEffect.fade(isVisible: true, lastToken, duration: duration)
      return [.render(content), .report(.willAppear, status: content.texts.status)]
        + (duration > 0 ? [fade] : [])
    case .wait:
      if shown == nil { phase = .waiting }
      return []
    case .leave:
      guard let shown else {
        defer { phase = .hidden }
        return phase == .hidden ? [] : [.remove]
      }
      // The dismissal decides whether there's a fade, or else the content. If the content's scene is gone,
      // there's none.
      var leaving = shown
      if requests.isEmpty { leaving.fadesOut = requests.dismissal.fadesOut ?? shown.fadesOut }
      let duration = conditions.canShow(shown) ? fadeDuration(isIn: false, of: leaving) : 0
      let effects = phase.fadeOut(duration: duration, lastToken)
      // The next content waits for the end of the alert.
      if phase == .hidden, conditions.hasAlert, visible != nil { phase = .waiting }
      return effects
    }
  }

  private mutating func replaceContent(with content: HUDContent) -> [HUDEffect] {
    guard var it = phase.presentation, content != it.content || needsRender else { return [] }
    let isProgress =
      !needsRender && content.begun == it.content.begun
      && content.differsAtMostInProgress(from: it.content)
    it.content = content
    it.reading = MessageTime(of: content, after: it.reading)
    phase = .onscreen(it)
    needsRender = false
    return [isProgress ? .setProgress(content) : .render(content)]
  }

  /// Updates who takes touches, what VoiceOver says, and the time of a message.
  private mutating func updatePresentation(at now: Double, isQuiet: Bool) -> [HUDEffect] {
    guard var it = phase.presentation else { return [] }
    let isOut = phase.staying == nil || it.isAside
    let blocks = !isOut && configuration.mask(for: it.content).blocksTouches
    let touches: [HUDEffect] = blocks == it.blocksTouches ? [] : [.setBlocksTouches(blocks)]
    let isSilent = isOut || isQuiet || !conditions.isInForeground
    var words = speech.update(for: it.content, at: now, in: conditions, isSilent: isSilent)
    if !isSilent, let icon = it.content.kind.icon, it.content.id != hapticMessage {
      hapticMessage = it.content.id
      words.append(.playHaptics(icon))
    }
    it.blocksTouches = blocks
    it.reading?.update(
      at: now, isVisible: it.stage == .visible && !isSilent,
      isReadable: conditions.isReadable && speech.end == nil)
    phase = .onscreen(it)
    // VoiceOver stops speaking when its focus moves, so give back the focus before it speaks.
    return blocks ? words + touches : touches + words
  }
}
