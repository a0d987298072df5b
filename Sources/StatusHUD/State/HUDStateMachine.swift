// SPDX-License-Identifier: MIT

/// The state of a HUD: the app's requests and what's onscreen.
///
/// This value type implements the rules of a HUD, and doesn't use a clock or a view. To update the
/// screen, call `step(now:in:isQuiet:)` on the main thread after each change and at `nextDeadline`,
/// and perform the returned effects.
struct HUDStateMachine: Sendable {
  /// The position of messages beside the HUD, or `nil` for the HUD itself.
  var position: HUDPosition?
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
  /// How long the user has had to read the message that was onscreen last.
  private(set) var reading: MessageTime?
  private var lastToken: HUDEffect.Token = 0
  private var haptics = HUDHaptics()

  /// Continues to count where another state of the same HUD is, so that no number means two things.
  mutating func continueNumbers(of other: Self) {
    (requests.lastID, lastToken) = (other.requests.lastID, other.lastToken)
  }

  /// A Boolean value that indicates whether there's nothing to show, and nothing onscreen.
  var isIdle: Bool { requests.isEmpty && phase == .hidden }

  /// The content onscreen, or `nil` if the HUD is hidden.
  var shown: HUDContent? { phase.presentation?.content }

  /// The content that should be onscreen or, if none can appear now, the content that comes next.
  var content: HUDContent? { visible ?? possible ?? requests.newest { _ in true } }

  /// The content that could be onscreen if the app presented nothing.
  private var possible: HUDContent? { requests.newest { conditions.canShow($0) } }

  /// The content that can be onscreen now. A message in front of a page has no mask, so that the user can
  /// touch the page.
  private var visible: HUDContent? {
    guard !conditions.hasAlert else { return nil }
    var content = requests.newest { conditions.canShow($0) && ($0.isMessage || !isInTheWay($0)) }
    if content.map(isInTheWay) == true { content?.maskType = .passthrough }
    // In the HUD, a message with a position leaves the mask of the work behind it alone.
    if content?.isBeside == true, content?.maskType == .automatic {
      let work = requests.work.last { conditions.canShow($0.content) && !isInTheWay($0.content) }
      content?.maskType = work.map { configuration.mask(for: $0.content) } ?? .automatic
    }
    return content
  }

  /// A Boolean value that indicates whether all content that could be onscreen gives way to what the app
  /// presents.
  var isAside: Bool { visible == nil && possible != nil }

  /// Returns `true` if the app presents an alert, or a page in front of `content` that its mask would block.
  private func isInTheWay(_ content: HUDContent) -> Bool {
    let blocks = configuration.mask(for: content).blocksTouches
    return conditions.hasAlert || blocks && conditions.isBeneath(content)
  }

  /// Returns the duration of a fade of what's onscreen. If the content's scene is gone, nothing fades, and neither
  /// does a HUD that leaves while it's aside.
  private func fadeDuration(to visibility: HUDVisibility, of it: HUDPhase.Presentation) -> Double {
    guard conditions.canFade, conditions.canShow(it.content) else { return 0 }
    let configuration = shownConfiguration
    if visibility == .visible { return it.content.fadesIn ? configuration.fadeInDuration : 0 }
    // The dismissal decides whether there's a fade, or else the content.
    let fadesOut = (requests.isEmpty ? requests.dismissal.fadesOut : nil) ?? it.content.fadesOut
    return fadesOut && it.visibility != .aside ? configuration.fadeOutDuration : 0
  }

  /// The time when the presenter must call `step(now:in:isQuiet:)` again.
  var nextDeadline: Double? {
    var next: Double?
    if phase == .waiting, !isAside, let start = grace.start {
      next = start + configuration.graceTime
    } else if let it = phase.presentation, it.visibility == .visible {
      next = it.since + shownConfiguration.minimumVisibleTime
      if visible != nil { next = messageEnd ?? speech.end }
    }
    return [next, requests.dismissalTime, reading?.oldNewsTime].compactMap { $0 }.min()
  }

  /// A Boolean value that indicates whether content appears, or changes in more than its progress.
  var hasNewContent: Bool {
    guard let content else { return false }
    // Without a window, a HUD in a view isn't beneath an alert any more, and nothing else reads that.
    if isAside { return conditions.hasAlert && phase.staying == nil }
    guard let shown = phase.staying?.content, !needsRender else { return true }
    return content != shown && !content.differsAtMostInProgress(from: shown)
  }

  /// A Boolean value that indicates whether there's a request since the app was read.
  var hasNewRequest: Bool { requests.newestRequest > conditions.lastRead }

  /// A Boolean value that indicates whether changes in the app around the HUD matter now.
  var followsApp: Bool { shown != nil || isAside }

  /// The configuration of the content onscreen.
  private var shownConfiguration: StatusHUD.Configuration { configuration.resolved(for: shown) }

  /// The time when the message onscreen ends, or `nil` if the time doesn't run.
  private var messageEnd: Double? {
    guard let shown, let reading, reading.id == shown.id,
      !shown.waitsForAction(in: conditions, among: requests)
    else { return nil }
    return reading.end(after: shownConfiguration.displayDuration(of: shown))
  }

  /// A Boolean value that indicates whether the configuration of the content allows haptics.
  var playsHaptics: Bool { configuration.resolved(for: content).playsHaptics }

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

  /// Presses a Cancel button, or ends a message that has an action. Returns the closure to run, or `nil` if the
  /// button was already pressed or is gone. What the action of a message shows is new, even if it's an equal
  /// message.
  mutating func press(_ id: HUDContent.ID) -> StatusHUD.CancelAction? {
    guard let action = requests.content(id)?.action else { return requests.press(id) }
    requests.endMessage(id)
    if id == shown?.id { speech = HUDSpeech() }
    return action.handler
  }

  // MARK: Updates

  /// Moves the phase toward the requests, and returns the effects for the presenter to perform. If
  /// `isQuiet` is `true`, the next step announces what it then finds.
  /// - Parameter wall: The wall time, which also runs while the device sleeps.
  mutating func step(
    now: Double, wall: Double = 0, in conditions: HUDConditions, isQuiet: Bool = false
  ) -> [HUDEffect] {
    self.conditions = conditions
    requests.divide(at: conditions.pages.map(\.request) + [conditions.lastRead])
    let isOld = reading?.isOldNews(at: now, wall: wall) == true
    if let reading, isOld || messageEnd ?? .infinity <= now { requests.endMessage(reading.id) }
    if let time = requests.dismissalTime, time <= now { requests.endAll() }
    let presentation = requests.presentationCount
    if grace.presentation != presentation { grace = (presentation, now) }
    if shown != nil { grace.start = nil }
    let target = target(at: now)
    var effects = move(to: target.content, target.visibility, at: now)
    effects += updatePresentation(at: now, isQuiet: isQuiet)
    updateReading(at: now, wall: wall, isQuiet: isQuiet)
    return effects + requests.takeDue(isOnscreen: phase != .hidden).map { .complete($0) }
  }

  /// Ends the most recent fade, and ignores the end of earlier fades.
  mutating func fadeEnded(_ token: HUDEffect.Token) -> [HUDEffect] { phase.endFade(token) }

  /// Returns the content to show, or `nil` if the HUD shows nothing new, and the visibility that the HUD should
  /// have. If the HUD isn't onscreen, `.hidden` can also mean that content waits.
  private func target(at now: Double) -> (content: HUDContent?, visibility: HUDVisibility) {
    if let content = visible {
      let isGrace = grace.start.map { now < $0 + configuration.graceTime } == true
      return isGrace && !content.isMessage ? (nil, .hidden) : (content, .visible)
    }
    // A HUD that's fading out doesn't come back for content that is aside.
    guard let it = phase.staying else { return (nil, .hidden) }
    if isAside { return (nil, .aside) }
    let staysLonger = now < it.since + shownConfiguration.minimumVisibleTime
    let canStay = conditions.canShow(it.content) && !isInTheWay(it.content)
    return (nil, it.visibility == .visible && staysLonger && canStay ? .visible : .hidden)
  }

  private mutating func move(
    to content: HUDContent?, _ visibility: HUDVisibility, at now: Double
  ) -> [HUDEffect] {
    var effects: [HUDEffect] = []
    if let content {
      if content.isTimed { requests.makeCurrent(content.id) }
      // A message that's back has its whole time.
      if content.id != shown?.id, content.id == reading?.id { reading = nil }
      var it = phase.staying ?? HUDPhase.Presentation(content: content, since: now)
      let isNew = it.visibility != .visible || content.request != it.content.request
      let isProgress = !isNew && content.differsAtMostInProgress(from: it.content)
      if isProgress, content != it.content { effects = [.setProgress(content)] }
      needsRender = needsRender || isNew || !isProgress && content != it.content
      it.content = content
      phase = .onscreen(it)
    }
    // A HUD that's back shows its content anyway.
    if needsRender, let shown, visibility != .aside { effects = [.render(shown)] }
    needsRender = false
    lastToken += 1
    if let it = phase.presentation {
      let duration = fadeDuration(to: visibility, of: it)
      effects += phase.fade(to: visibility, duration: duration, lastToken)
    }
    guard shown == nil else { return effects }
    let wasWaiting = phase == .waiting
    phase = possible == nil ? .hidden : .waiting
    return wasWaiting && phase == .hidden ? [.remove] : effects
  }

  /// Updates who takes touches, and what VoiceOver says.
  private mutating func updatePresentation(at now: Double, isQuiet: Bool) -> [HUDEffect] {
    guard var it = phase.presentation else { return [] }
    let isOut = it.visibility != .visible
    let blocks = !isOut && configuration.mask(for: it.content).blocksTouches
    let touches: [HUDEffect] = blocks == it.blocksTouches ? [] : [.setBlocksTouches(blocks)]
    let isSilent = isOut || isQuiet || !conditions.isInForeground
    var words = speech.update(for: it.content, at: now, in: conditions, isSilent: isSilent)
    if !isSilent { words += haptics.update(for: it.content, in: requests, configuration) }
    it.blocksTouches = blocks
    phase = .onscreen(it)
    // VoiceOver stops speaking when its focus moves, so give back the focus before it speaks.
    return blocks ? words + touches : touches + words
  }

  /// Updates the time of the message onscreen or, if its scene or its view is gone, of the last one.
  private mutating func updateReading(at now: Double, wall: Double, isQuiet: Bool) {
    let it = phase.staying
    if let content = it?.content, content.isTimed, content.id != reading?.id {
      reading = MessageTime(id: content.id)
    }
    guard let reading, let message = requests.content(reading.id) else { return self.reading = nil }
    let isShown = it?.content.id == reading.id && conditions.isInForeground
    let isAway = !isShown && !message.waitsForAction(in: conditions, among: requests)
    self.reading?.update(
      at: now, wall: wall,
      isVisible: isShown && it?.visibility == .visible && it?.fade == nil && !isQuiet,
      isReadable: isShown && conditions.isReadable && speech.end == nil,
      isAway: isAway)
  }
}
