// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// A state machine, its effects, and a clock that only `advance` moves.
struct StateRig {
  var state = HUDStateMachine()
  var canAppear = true
  /// Whether the HUD is in a window, so that fades are visible.
  var canFade = true
  var isInForeground = true
  /// Whether nothing of the system is in front of the HUD's scene.
  var isActive = true
  var hasAlert = false
  /// The pages that the app presents, from back to front, and the time of each that was read.
  private(set) var pages: [(number: Int, time: HUDContent.ID?)] = []
  private var pageCount = 0
  /// The ID of the last request before the app was read.
  private var lastRead: HUDContent.ID = 0
  /// Whether each turn reads the app. Otherwise, only new content does.
  var readsApp = true
  /// Whether nothing happened since the newest turn.
  private(set) var isCurrent = true
  /// How often the app was read.
  private(set) var readings = 0
  var isVoiceOverRunning = false
  private(set) var now: Double = 0
  private(set) var events: [HUDEvent] = []
  /// Whether the HUD said that it appeared although it wasn't visible, or not entirely.
  private(set) var appearedUnseen = false
  private(set) var announcements: [String] = []
  private(set) var announcedProgress: [Double] = []
  private(set) var haptics: [StatusHUD.Message.Icon] = []
  /// How many contents the newest step brought to the screen.
  private(set) var contentsOfStep = 0
  /// The text announced last in the presentation on screen.
  private(set) var spoken: String?
  private var spokenPart: String?
  /// How often the text that was announced last was announced in a row.
  private(set) var timesSaid = 0
  /// Whether a text was announced again in a presentation although VoiceOver had read all of it, or
  /// more than twice.
  private(set) var isRepetitive = false
  /// Whether VoiceOver announces a text, and whether it didn't read all of the last one.
  private(set) var isSpeaking = false
  private(set) var isCutOff = false
  /// The closures that the state returned, in order.
  private(set) var completions: [HUDRequests.Completion] = []
  /// When the newest fade ends.
  private(set) var fade: (token: HUDEffect.Token, end: Double)?
  /// All fades so far, for tests that end them late.
  private(set) var tokens: [HUDEffect.Token] = []
  private(set) var isOverlayUp = false
  /// Whether the newest fade was a fade-in.
  private(set) var isSeen = false
  private(set) var blocksTouches = false
  /// How many presentations began.
  private(set) var beginnings = 0
  /// The newest presentation that was on screen, counted from 1.
  private(set) var appeared = 0
  /// The presentation that the newest step was for.
  private(set) var stepped = 0
  /// Whether a fade went on after the newest step although there were no fades in it.
  private(set) var isFadeStuck = false
  /// The greatest ID that a call returned.
  private(set) var lastID: HUDContent.ID = 0
  /// The message that VoiceOver announces, and when it ends at the latest.
  private(set) var speech: (id: HUDContent.ID, end: Double)?
  /// When VoiceOver has read each message at the latest, however often it reads it.
  private var speechLimits: [HUDContent.ID: Double] = [:]
  /// The message that is entirely visible, how long the user could read it, and since when that time
  /// runs, if it does.
  private var readable: (id: HUDContent.ID, time: Double, since: Double?)?
  /// How long the user could read each message that is over.
  private(set) var readingTimes: [HUDContent.ID: Double] = [:]
  /// The last message that the user has seen, since when the user can't see it, and the messages that have
  /// become old news.
  private var seenMessage: HUDContent.ID?
  private var lastMessage: HUDContent.ID?
  /// Whether the HUD was onscreen before the newest turn.
  private var wasUp = false
  private var away: Double?
  private(set) var oldNews: Set<HUDContent.ID> = []

  init(
    grace: Double = 0, minimumVisible: Double = 0, fadeIn: Double = 0.2, fadeOut: Double = 0.2
  ) {
    state.configuration.graceTime = grace
    state.configuration.minimumVisibleTime = minimumVisible
    state.configuration.fadeInDuration = fadeIn
    state.configuration.fadeOutDuration = fadeOut
    state.configuration.minimumDisplayDuration = 0
  }

  /// Calls without giving the main thread a turn.
  @discardableResult mutating func call(_ call: Call) -> HUDContent.ID {
    isCurrent = false
    let wasHidden = state.content == nil
    let id = state.make(call, at: now)
    if wasHidden, state.content != nil { beginnings += 1 }
    lastID = max(lastID, id)
    return id
  }

  /// The app presents a page, or dismisses it.
  @discardableResult mutating func present() -> Int {
    isCurrent = false
    pageCount += 1
    pages.append((pageCount, nil))
    return pageCount
  }

  mutating func dismissPage(_ number: Int) {
    isCurrent = false
    pages.removeAll { $0.number == number }
  }

  private mutating func readApp() {
    for index in pages.indices where pages[index].time == nil { pages[index].time = lastRead }
    lastRead = state.requests.lastID
    readings += 1
  }

  /// Whether the next turn is a call of a `HUDView`, after which more calls can follow in the same turn
  /// of the main thread.
  var isQuiet = false

  /// One turn of the main thread, after some calls.
  mutating func turn(_ calls: Call...) {
    for call in calls { self.call(call) }
    contentsOfStep = 0
    stepped = beginnings
    isCurrent = true
    wasUp = state.phase.presentation != nil
    if readsApp || state.hasNewContent || state.hasNewRequest { readApp() }
    noteAbsence()
    // Deadlines are compared with sums of tenths: half a nanosecond allows for rounding.
    let effects = state.step(
      now: now + 5e-10,
      in: HUDConditions(
        hasDefault: canAppear, defaultScene: "scene", canFade: canFade,
        pages: pages.compactMap { page in
          page.time.map { HUDConditions.Page(request: $0, scene: "scene") }
        }, hasAlert: hasAlert, lastRead: lastRead,
        isInForeground: isInForeground, isActive: isActive,
        isVoiceOverRunning: isVoiceOverRunning),
      isQuiet: isQuiet)
    isFadeStuck = isFadingWithoutFades
    for effect in effects { perform(effect) }
    if !isVoiceOverRunning { speech = nil }
    // Later, VoiceOver can read the message again.
    if !isReadable, let shown = state.shown { speechLimits[shown.id] = nil }
    if isOverlayUp, state.content != nil { appeared = beginnings }
    noteReading()
  }

  /// Reads all observed `Progress` objects, as the presenter does.
  mutating func sample() {
    for progress in state.requests.followed {
      call(.sample(ProgressSample(of: progress, isDescribed: false)))
    }
  }

  private var isReadable: Bool { isInForeground && isActive && !hasAlert }

  var isLeaving: Bool { if case .disappearing = state.stage { true } else { false } }

  private var isFadingWithoutFades: Bool {
    let requests = state.requests
    guard let shown = state.shown else { return false }
    let configuration = shown.passed?.configuration ?? state.configuration
    let isWithoutFadeIn = !canFade || !shown.fadesIn || configuration.fadeInDuration == 0
    let isWithoutFadeOut = !canFade || configuration.fadeOutDuration == 0
    return switch state.stage {
    // A HUD that stays only for its minimum time may finish its fade-in.
    case .appearing where requests.isEmpty: false
    case .appearing: isWithoutFadeIn
    // The last dismissal decides, or else what's onscreen.
    case .disappearing:
      isWithoutFadeOut
        || !(requests.isEmpty ? requests.dismissal.fadesOut ?? shown.fadesOut : shown.fadesOut)
    case .visible, .aside, nil: false
    }
  }

  /// Notes a message that the user has seen and can't see for ten seconds.
  private mutating func noteAbsence() {
    let message = seenMessage.flatMap { id in state.requests.newest { $0.id == id } }
    if let away, let message, message.duration != .infinity, now - away > 10 - 1e-9 {
      oldNews.insert(message.id)
    }
  }

  private mutating func noteReading() {
    var read: (id: HUDContent.ID, time: Double)?
    var id: HUDContent.ID?
    if let it = state.phase.staying, it.hasAppeared, it.content.isMessage,
      it.content.id == state.content?.id
    {
      id = it.content.id
    }
    let isVisible = state.stage == .visible
    let isSpoken =
      isVoiceOverRunning && speech?.id == id && speech.map { now < $0.end - 1e-9 } == true
    if let readable {
      let time = readable.time + (readable.since.map { now - $0 } ?? 0)
      if readable.id == id {
        self.readable = (readable.id, time, isVisible && isReadable && !isSpoken ? now : nil)
      } else {
        readingTimes[readable.id] = time
        self.readable = nil
        read = (readable.id, time)
      }
    }
    defer { noteSeenMessage(read) }
    if readable == nil {
      readable = id.map { ($0, 0, isVisible && isReadable && !isSpoken ? now : nil) }
    }
  }

  /// - Parameter read: The message that was readable until now, and for how long.
  private mutating func noteSeenMessage(_ read: (id: HUDContent.ID, time: Double)?) {
    let shown = state.phase.staying?.content
    if let shown, shown.isMessage {
      // A message that's back begins anew.
      if shown.id != lastMessage || !wasUp { seenMessage = nil }
      lastMessage = shown.id
    }
    if let lastMessage, let readable, readable.id == lastMessage,
      readable.time > 0 || readable.since.map({ $0 < now }) == true
    {
      seenMessage = lastMessage
    }
    if let read, read.id == lastMessage, read.time > 0 { seenMessage = read.id }
    let isAway = shown?.id != seenMessage || !isInForeground
    away = seenMessage != nil && isAway ? away ?? now : nil
  }

  /// How long the user could read the message that is entirely visible, if its time runs.
  func readingTime(of id: HUDContent.ID) -> Double? {
    guard let readable, let since = readable.since, readable.id == id else { return nil }
    return readable.time + now - since
  }

  /// VoiceOver reads the message because its focus moved, and nothing will report the end.
  mutating func estimateSpeech() {
    guard let shown = state.shown else { return }
    state.speech.didAnnounce(nil, shown, at: now)
    isSpeaking = false
    if let speech { self.speech?.end = min(speech.end, now + shown.readingTime) }
    turn()
  }

  /// VoiceOver has read the text, or was cut off.
  mutating func finishAnnouncement(successfully: Bool) {
    isSpeaking = false
    isCutOff = !successfully && state.phase.staying != nil
    if !isCutOff || timesSaid == 2 { speech?.end = now }
    _ = state.speech.announcementDidFinish(
      spoken, successfully: successfully, isStaying: state.phase.staying != nil)
    turn()
  }

  mutating func endFade(_ token: HUDEffect.Token) {
    for effect in state.fadeEnded(token) { perform(effect) }
    turn()
  }

  /// Advances the clock, and performs everything that is due at its own time.
  mutating func advance(by seconds: Double) {
    let target = now + seconds
    while let next = [fade?.end, state.nextDeadline].compactMap({ $0 }).min(),
      next <= target + 1e-9
    {
      now = max(now, next)
      if let fade, fade.end <= now {
        self.fade = nil
        endFade(fade.token)
      } else {
        turn()
      }
    }
    now = target
  }

  private mutating func perform(_ effect: HUDEffect) {
    switch effect {
    case .render(let content):
      isOverlayUp = true
      contentsOfStep += 1
      if speech?.id != content.id {
        // VoiceOver doesn't read an equal text again, and another text only in a later turn.
        let isSilent = isQuiet || hasAlert || !isInForeground
        let goesOn = content.isMessage && (isSilent || content.subject == spokenPart)
        speech = goesOn ? speech.map { (content.id, $0.end) } : nil
      }
    case .setProgress: contentsOfStep += 1
    case .fade(let visibility, let token, let duration):
      isSeen = visibility == .visible
      tokens.append(token)
      fade = duration > 0 ? (token, now + duration) : nil
    case .setBlocksTouches(let blocks):
      blocksTouches = blocks
    case .remove:
      (isOverlayUp, isSeen) = (false, false)
      blocksTouches = false
      (spoken, spokenPart, speech) = (nil, nil, nil)
      speechLimits = [:]
      (isSpeaking, isCutOff) = (false, false)
      fade = nil
    case .report(let event, _):
      events.append(event)
      let isFading = fade.map { $0.end > now + 1e-9 } == true
      if event == .didAppear, !isSeen || isFading { appearedUnseen = true }
    case .announce(let content):
      let status = content.spokenText ?? content.kind.name
      state.speech.didAnnounce(status, content, at: now)
      if content.isMessage, isVoiceOverRunning {
        let limit = speechLimits[content.id] ?? now + 10
        speechLimits[content.id] = limit
        let time = HUDContent.readingTime(content.status, content.details)
        speech = (content.id, min(now + 2 + 1.5 * time, limit))
      }
      announcements.append(status)
      timesSaid = spokenPart == content.subject ? timesSaid + 1 : 1
      isRepetitive = isRepetitive || timesSaid > (isCutOff ? 2 : 1)
      (spoken, spokenPart) = (status, content.subject)
      (isSpeaking, isCutOff) = (isVoiceOverRunning, false)
    case .announceProgress(let progress): announcedProgress.append(progress)
    case .playHaptics(let glyph): haptics.append(glyph)
    case .complete(let completion): completions.append(completion)
    }
  }
}
