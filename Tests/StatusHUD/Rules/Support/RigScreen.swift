// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// What is to be seen and heard of the HUD, or of the messages at one position beside it.
struct RigScreen {
  /// An effect and its time.
  struct Trace {
    let time: Double
    let effect: HUDEffect
  }

  let position: HUDPosition?
  private var traces: [Trace] = []
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
  /// The text whose end wasn't reported yet.
  private var unfinished: String?
  /// How often the text that was announced last was announced in a row.
  private(set) var timesSaid = 0
  /// Whether a text was announced again in a presentation although VoiceOver had read all of it, or
  /// more than twice.
  private(set) var isRepetitive = false
  /// Whether VoiceOver announces a text, and whether it didn't read all of the last one.
  private(set) var isSpeaking = false
  private(set) var isCutOff = false
  /// When the newest fade ends.
  private(set) var fade: (token: HUDEffect.Token, end: Double)?
  private(set) var isOverlayUp = false
  /// Whether the newest fade was a fade-in.
  private(set) var isSeen = false
  private(set) var blocksTouches = false
  /// How many presentations began.
  var beginnings = 0
  /// The newest presentation that was on screen, counted from 1.
  private(set) var appeared = 0
  /// The presentation that the newest step was for.
  private(set) var stepped = 0
  /// Whether a fade went on after the newest step although there were no fades in it.
  private(set) var isFadeStuck = false
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

  init(at position: HUDPosition?) { self.position = position }

  // MARK: A turn

  mutating func beginTurn(_ state: HUDStateMachine, at now: Double) {
    contentsOfStep = 0
    stepped = beginnings
    wasUp = state.phase.presentation != nil
    // A message that the user has seen and can't see for ten seconds is old news.
    let message = seenMessage.flatMap { id in state.requests.newest { $0.id == id } }
    if let away, let message, message.duration != .infinity, now - away > 10 - 1e-9 {
      oldNews.insert(message.id)
    }
  }

  mutating func noteStep(_ state: HUDStateMachine, _ conditions: HUDConditions) {
    isFadeStuck = isFadingWithoutFades(state, conditions)
  }

  mutating func endTurn(_ state: HUDStateMachine, at now: Double) {
    if !state.conditions.isVoiceOverRunning { speech = nil }
    // Later, VoiceOver can read the message again.
    if !state.conditions.isReadable, let shown = state.shown { speechLimits[shown.id] = nil }
    if isOverlayUp, state.content != nil { appeared = beginnings }
    noteReading(state, at: now)
  }

  private func isFadingWithoutFades(
    _ state: HUDStateMachine, _ conditions: HUDConditions
  ) -> Bool {
    let requests = state.requests
    guard let shown = state.shown else { return false }
    let configuration = shown.passed?.configuration ?? state.configuration
    let isWithoutFadeIn =
      !conditions.canFade || !shown.fadesIn || configuration.fadeInDuration == 0
    let isWithoutFadeOut = !conditions.canFade || configuration.fadeOutDuration == 0
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

  // MARK: Reading

  private mutating func noteReading(_ state: HUDStateMachine, at now: Double) {
    var read: (id: HUDContent.ID, time: Double)?
    var id: HUDContent.ID?
    if let it = state.phase.staying, it.hasAppeared, it.content.isMessage,
      it.content.id == state.content?.id
    {
      id = it.content.id
    }
    let isSpoken =
      state.conditions.isVoiceOverRunning && speech?.id == id
      && speech.map { now < $0.end - 1e-9 } == true
    let runs = state.stage == .visible && state.conditions.isReadable && !isSpoken
    if let readable {
      let time = readable.time + (readable.since.map { now - $0 } ?? 0)
      if readable.id == id {
        self.readable = (readable.id, time, runs ? now : nil)
      } else {
        readingTimes[readable.id] = time
        self.readable = nil
        read = (readable.id, time)
      }
    }
    defer { noteSeenMessage(read, state, at: now) }
    if readable == nil { readable = id.map { ($0, 0, runs ? now : nil) } }
  }

  /// - Parameter read: The message that was readable until now, and for how long.
  private mutating func noteSeenMessage(
    _ read: (id: HUDContent.ID, time: Double)?, _ state: HUDStateMachine, at now: Double
  ) {
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
    let isGone = shown?.id != seenMessage || !state.conditions.isInForeground
    let message = seenMessage.flatMap { id in state.requests.newest { $0.id == id } }
    let isAway = isGone && message.map { Self.waitsForAction($0, state) } != true
    away = seenMessage != nil && isAway ? away ?? now : nil
  }

  /// How long the user could read the message that is entirely visible, if its time runs.
  func readingTime(of id: HUDContent.ID, at now: Double) -> Double? {
    guard let readable, let since = readable.since, readable.id == id else { return nil }
    return readable.time + now - since
  }

  /// Whether the message stays until the user has found its button: only for those who take long to get
  /// there, and only if nothing waits for its end.
  static func waitsForAction(_ message: HUDContent, _ state: HUDStateMachine) -> Bool {
    guard message.action != nil, message.duration == nil else { return false }
    let isSlow =
      state.conditions.isVoiceOverRunning || state.conditions.isSwitchControlRunning
    return isSlow && state.requests.messages.count < 2
  }

  // MARK: VoiceOver

  /// The user has pressed a button, so what's said next is news.
  mutating func forgetSpeech() {
    (spoken, spokenPart, unfinished, speech) = (nil, nil, nil, nil)
    timesSaid = 0
    speechLimits = [:]
    (isSpeaking, isCutOff) = (false, false)
  }

  mutating func estimateSpeech(of shown: HUDContent, at now: Double) {
    isSpeaking = false
    unfinished = nil
    if let speech { self.speech?.end = min(speech.end, now + shown.readingTime) }
  }

  /// Notes the end of an announcement that contains the text of this screen. Equal texts aren't told apart.
  mutating func finishAnnouncement(
    of text: String, successfully: Bool, _ state: HUDStateMachine, at now: Double
  ) {
    guard let line = unfinished?.split(whereSeparator: \.isNewline).first, text.contains(line)
    else { return }
    isSpeaking = false
    unfinished = nil
    isCutOff = !successfully && state.phase.staying != nil
    if !isCutOff || timesSaid == 2 { speech?.end = now }
  }

  // MARK: Effects

  mutating func takeTraces() -> [Trace] {
    defer { traces.removeAll(keepingCapacity: true) }
    return traces
  }

  /// Returns the newest fade, and ends it.
  mutating func endFade() -> HUDEffect.Token? {
    defer { fade = nil }
    return fade?.token
  }

  mutating func perform(
    _ effect: HUDEffect, _ state: HUDStateMachine, at now: Double, isQuiet: Bool
  ) {
    if position == nil { traces.append(Trace(time: now, effect: effect)) }
    switch effect {
    case .render(let content):
      isOverlayUp = true
      contentsOfStep += 1
      if speech?.id != content.id {
        // VoiceOver doesn't read an equal text again, and another text only in a later turn.
        let isSilent = isQuiet || state.conditions.hasAlert || !state.conditions.isInForeground
        let goesOn = content.isMessage && (isSilent || content.subject == spokenPart)
        speech = goesOn ? speech.map { (content.id, $0.end) } : nil
      }
    case .setProgress: contentsOfStep += 1
    case .fade(let visibility, let token, let duration):
      isSeen = visibility == .visible
      fade = duration > 0 ? (token, now + duration) : nil
    case .setBlocksTouches(let blocks):
      blocksTouches = blocks
    case .remove:
      (isOverlayUp, isSeen) = (false, false)
      blocksTouches = false
      forgetSpeech()
      fade = nil
    case .report(let event, _):
      events.append(event)
      let isFading = fade.map { $0.end > now + 1e-9 } == true
      if event == .didAppear, !isSeen || isFading { appearedUnseen = true }
    case .announce(let content): announce(content, state, at: now)
    case .announceProgress(let progress): announcedProgress.append(progress)
    case .playHaptics(let glyph): haptics.append(glyph)
    case .complete: break
    }
  }

  private mutating func announce(
    _ content: HUDContent, _ state: HUDStateMachine, at now: Double
  ) {
    let status = content.announcement
    let isVoiceOverRunning = state.conditions.isVoiceOverRunning
    if content.isMessage, isVoiceOverRunning {
      let limit = speechLimits[content.id] ?? now + 10
      speechLimits[content.id] = limit
      let time = HUDContent.readingTime(content.status, content.details)
      speech = (content.id, min(now + 2 + 1.5 * time, limit))
    }
    announcements.append(status)
    timesSaid = spokenPart == content.subject ? timesSaid + 1 : 1
    isRepetitive = isRepetitive || timesSaid > (isCutOff ? 2 : 1)
    (spoken, spokenPart, unfinished) = (status, content.subject, status)
    (isSpeaking, isCutOff) = (isVoiceOverRunning, false)
  }
}
