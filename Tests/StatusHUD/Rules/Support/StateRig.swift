// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The states of the HUD and of the messages beside it, a screen for each, and a clock that only
/// `advance` moves.
@dynamicMemberLookup struct StateRig {
  var states = HUDStates()
  /// The screen of the HUD, and those of the positions that have or had a state.
  private(set) var screens = [RigScreen(at: nil)]
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
  var isSwitchControlRunning = false
  private(set) var now: Double = 0
  /// The closures that the states returned, in order.
  private(set) var completions: [HUDRequests.Completion] = []
  /// All fades so far, for tests that end them late.
  private(set) var tokens: [(token: HUDEffect.Token, position: HUDPosition?)] = []
  /// The greatest ID that a call returned.
  private(set) var lastID: HUDContent.ID = 0

  init(
    grace: Double = 0, minimumVisible: Double = 0, fadeIn: Double = 0.2, fadeOut: Double = 0.2
  ) {
    state.configuration.graceTime = grace
    state.configuration.minimumVisibleTime = minimumVisible
    state.configuration.fadeInDuration = fadeIn
    state.configuration.fadeOutDuration = fadeOut
    state.configuration.minimumDisplayDuration = 0
  }

  /// The state of the HUD itself.
  var state: HUDStateMachine {
    get { states.hud }
    set { states.hud = newValue }
  }

  subscript<Value>(dynamicMember path: KeyPath<RigScreen, Value>) -> Value {
    screens[0][keyPath: path]
  }

  /// The state at a position or, if there's none, one with nothing to show.
  func state(at position: HUDPosition?) -> HUDStateMachine {
    if let state = states.all.first(where: { $0.position == position }) { return state }
    var idle = HUDStateMachine()
    idle.configuration = states.configuration
    return idle
  }

  func screen(at position: HUDPosition?) -> RigScreen? {
    screens.first { $0.position == position }
  }

  private mutating func changeScreen(
    at position: HUDPosition?, _ body: (inout RigScreen, HUDStateMachine) -> Void
  ) {
    guard let index = screens.firstIndex(where: { $0.position == position }) else { return }
    body(&screens[index], state(at: position))
  }

  /// Calls without giving the main thread a turn.
  @discardableResult mutating func call(_ call: Call) -> HUDContent.ID {
    isCurrent = false
    let shown = Set(states.all.filter { $0.content != nil }.map(\.position))
    let id = states.make(call, at: now)
    for position in states.positions {
      if screen(at: position) == nil { screens.append(RigScreen(at: position)) }
      let isNew = !shown.contains(position) && state(at: position).content != nil
      if isNew { changeScreen(at: position) { screen, _ in screen.beginnings += 1 } }
    }
    lastID = max(lastID, id)
    return id
  }

  /// Presses a Cancel button, or ends a message that has an action. What the message's action shows is new.
  mutating func press(
    _ id: HUDContent.ID, at position: HUDPosition? = nil
  ) -> StatusHUD.CancelAction? {
    isCurrent = false
    let isMessage = state(at: position).requests.messages.contents.contains { $0.id == id }
    let action = states.change(at: position) { $0.press(id) } ?? nil
    if action != nil, isMessage {
      changeScreen(at: position) { screen, state in
        if state.shown?.id == id { screen.forgetSpeech() }
      }
    }
    return action
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

  private var conditions: HUDConditions {
    HUDConditions(
      hasDefault: canAppear, defaultScene: "scene", canFade: canFade,
      pages: pages.compactMap { page in
        page.time.map { HUDConditions.Page(request: $0, scene: "scene") }
      }, hasAlert: hasAlert, lastRead: lastRead,
      isInForeground: isInForeground, isActive: isActive,
      isVoiceOverRunning: isVoiceOverRunning, isSwitchControlRunning: isSwitchControlRunning)
  }

  /// One turn of the main thread, after some calls.
  mutating func turn(_ calls: Call...) {
    for call in calls { self.call(call) }
    isCurrent = true
    let isNew = states.all.contains { $0.hasNewContent || $0.hasNewRequest }
    if readsApp || isNew { readApp() }
    forEachScreen { $0.beginTurn($1, at: $2) }
    let conditions = conditions
    // Deadlines are compared with sums of tenths: half a nanosecond allows for rounding.
    let effects = states.step(
      now: now + 5e-10, wall: 0, in: states.positions.map { ($0, conditions) }, isQuiet: isQuiet)
    forEachScreen { screen, state, _ in screen.noteStep(state, conditions) }
    for (position, effect) in effects { perform(effect, at: position) }
    forEachScreen { $0.endTurn($1, at: $2) }
  }

  private mutating func forEachScreen(
    _ body: (inout RigScreen, HUDStateMachine, _ now: Double) -> Void
  ) {
    for index in screens.indices { body(&screens[index], state(at: screens[index].position), now) }
  }

  /// Reads all observed `Progress` objects, as the presenter does.
  mutating func sample() {
    call(.sample(state.requests.followed.map { ProgressSample(of: $0, isDescribed: false) }))
  }

  /// VoiceOver reads the message because its focus moved, and nothing will report the end.
  mutating func estimateSpeech(at position: HUDPosition? = nil) {
    let now = now
    guard let shown = state(at: position).shown else { return }
    states.change(at: position) { $0.speech.didAnnounce(nil, shown, at: now) }
    changeScreen(at: position) { screen, _ in screen.estimateSpeech(of: shown, at: now) }
    turn()
  }

  /// VoiceOver has read the text, or was cut off.
  mutating func finishAnnouncement(of text: String, successfully: Bool) {
    forEachScreen { $0.finishAnnouncement(of: text, successfully: successfully, $1, at: $2) }
    states.changeAll {
      $0.speech.announcementDidFinish(
        text, successfully: successfully, isStaying: $0.phase.staying != nil)
    }
    turn()
  }

  mutating func endFade(_ token: HUDEffect.Token, at position: HUDPosition? = nil) {
    let effects = states.change(at: position) { $0.fadeEnded(token) } ?? []
    for effect in effects { perform(effect, at: position) }
    turn()
  }

  /// Advances the clock, and performs everything that is due at its own time.
  mutating func advance(by seconds: Double) {
    let target = now + seconds
    while let next = (screens.map(\.fade?.end) + states.all.map(\.nextDeadline)).compactMap({ $0 })
      .min(),
      next <= target + 1e-9
    {
      now = max(now, next)
      let ended = screens.firstIndex { screen in screen.fade.map { $0.end <= now } == true }
      if let ended, let token = screens[ended].endFade() {
        endFade(token, at: screens[ended].position)
      } else {
        turn()
      }
    }
    now = target
  }

  private mutating func perform(_ effect: HUDEffect, at position: HUDPosition?) {
    switch effect {
    case .complete(let completion): completions.append(completion)
    case .fade(_, let token, _): tokens.append((token, position))
    case .announce(let content):
      let (now, text) = (now, content.announcement)
      states.change(at: position) { $0.speech.didAnnounce(text, content, at: now) }
    default: break
    }
    let (now, isQuiet) = (now, isQuiet)
    changeScreen(at: position) { $0.perform(effect, $1, at: now, isQuiet: isQuiet) }
  }

  /// Returns what the HUD did since the last call of this method.
  mutating func takeEffects() -> [RigScreen.Trace] { screens[0].takeTraces() }
}

extension HUDStates {
  /// The positions that have a state, with `nil` for the HUD.
  var positions: [HUDPosition?] { all.map(\.position) }
}
