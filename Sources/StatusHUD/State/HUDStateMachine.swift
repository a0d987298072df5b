// SPDX-License-Identifier: MIT

/// Every rule of a HUD, as a value: what the app asked for, what is on screen, and the closures
/// that still have to run.
///
/// A call changes what is asked for with `apply(_:)`. The main thread follows with
/// `step(now:canAppear:)`, which returns what to do, and steps again at `nextDeadline`. The state
/// knows no clock and no view. Its size depends on the work that runs and the closures that wait,
/// not on the number of calls.
struct HUDStateMachine: Sendable {
  typealias Completion = @MainActor @Sendable () -> Void

  /// The part of a configuration that the rules need. Times are in seconds.
  struct Settings: Sendable, Equatable {
    var graceTime: Double = 0
    /// Counted from the start of the fade-in.
    var minimumVisibleTime: Double = 0
    var fadeInDuration: Double = 0
    var fadeOutDuration: Double = 0
    /// Whether a message waits until the one on screen had its time.
    var queuesMessages = false
    /// The mask of contents that name none.
    var maskType = StatusHUD.MaskType.passthrough
  }

  enum Phase: Sendable, Equatable {
    case hidden
    case waiting(until: Double)
    case appearing(HUDEffect.Token, since: Double)
    case visible(since: Double)
    case disappearing(HUDEffect.Token)
  }

  var settings = Settings() { didSet { isShownOutdated = true } }

  // What the app asked for. The newest content has the greatest ID.

  /// How many messages wait at most.
  static let queueLimit = 16

  /// Covers all work until it ends.
  private var message: HUDContent?
  /// The messages that follow it.
  private var queue: [HUDContent] = []
  private var counted = CountedActivities()
  /// The scoped activities that run, the newest last.
  private var scoped: [HUDContent] = []
  private var dismissal: (time: Double, completion: Completion?)?
  private var lastID: HUDContent.ID = 0

  // What is on screen.

  private(set) var phase = Phase.hidden
  /// nil while nothing is on screen.
  private(set) var shown: HUDContent?
  private var isShownOutdated = false
  private var blocksTouches = false
  private var lastToken: HUDEffect.Token = 0
  /// When the grace time of this presentation ends; nil until its first step.
  private var graceEnd: Double?
  /// When the message on screen ends.
  private var messageEnd: Double?
  private var announcements = HUDAnnouncements()

  /// What the next step returns.
  private var effects: [HUDEffect] = []

  // The closures that still have to run.

  private enum End { case none, owed, due }

  /// The report that a presentation is over: owed once it began, and due when the HUD is gone.
  private var end = End.none
  /// Completions of dismissals that took effect: due when the HUD is gone.
  private var owed: [Completion] = []
  /// Completions of dismissals that another call replaced: due in the next step.
  private var due: [Completion] = []
  private var dropped: [any Sendable] = []

  /// What should be on screen; nil hides the HUD.
  var content: HUDContent? {
    if let message { return message }
    if let counted = counted.content, counted.id > scoped.last?.id ?? 0 { return counted }
    return scoped.last
  }
  var activityCount: Int { counted.count }
  var followed: FollowedProgress? { counted.followed }

  /// Returns what the calls since the last time may have released: images, closures and a `Progress`,
  /// which run code of the app when they go.
  mutating func takeDropped() -> [any Sendable] {
    defer { if !dropped.isEmpty { dropped = [] } }
    return dropped
  }

  /// When to step if no call comes before.
  var nextDeadline: Double? {
    let end: Double? =
      switch phase {
      case .hidden, .disappearing: nil
      case .waiting(let end): end
      case .appearing(_, let since): content == nil ? since + settings.minimumVisibleTime : nil
      case .visible(let since): content == nil ? since + settings.minimumVisibleTime : messageEnd
      }
    return [end, dismissal?.time].compactMap { $0 }.min()
  }
}

// MARK: - Calls

extension HUDStateMachine {
  /// Changes what is asked for. Returns the ID of the newest content.
  @discardableResult mutating func apply(_ call: consuming Call) -> HUDContent.ID {
    switch consume call {
    case .show(var content):
      switch content.kind {
      case .activity:
        prepare(&content)
        keepCounted()
        counted.count += 1
        counted.content = consume content
      case .progress:
        prepare(&content)
        keepCounted()
        counted.showProgress(consume content)
      case .message:
        counted.count = 0
        prepare(&content)
        showMessage(content)
      }
    case .follow(let progress, var content):
      prepare(&content)
      keepCounted()
      counted.showProgress(consume content, following: progress)
    case .sample(let sample, let id):
      // A reading of a `Progress` that is no longer followed is stale.
      guard id == followed?.id else { break }
      keepCounted()
      counted.apply(sample)
      dismissIfEmpty()
    case .popActivity:
      guard activityCount > 0 else { break }
      keepCounted()
      counted.pop()
      dismissIfEmpty()
    case .setStatus(let status): setText(\.status, status)
    case .setDetails(let details): setText(\.details, details)
    case .begin(var content):
      prepare(&content)
      scoped.append(content)
    case .update(let id, let status):
      if let index = scopedIndex(id) { scoped[index].status = status }
    case .updateDetails(let id, let details):
      if let index = scopedIndex(id) { scoped[index].details = details }
    case .updateProgress(let id, let progress):
      if let index = scopedIndex(id) { scoped[index].kind = .work(progress) }
    case .end(let id):
      if let index = scopedIndex(id) { drop(scoped.remove(at: index).cancel) }
      dismissIfEmpty()
    case .cancel(let id):
      let index = scoped.firstIndex { $0.cancel?.id == id }
      due += index.map { scoped[$0].pressCancel() } ?? counted.pressCancel(id)
    case .dismiss(let time, let completion):
      cancelDismissal()
      // Counted work is over even if a show cancels the dismissal: nobody will pop it.
      counted.count = 0
      if let time, !isEmpty {
        dismissal = (time, completion)
      } else {
        endCounted()
        endMessages()
        for content in scoped { drop(content.cancel) }
        scoped = []
        if let completion { owed.append(completion) }
      }
    }
    return lastID
  }

  /// Keeps what the next change of the counted activities may release.
  private mutating func keepCounted() { if counted.mayHaveObjects { dropped.append(counted) } }

  private mutating func endCounted() {
    keepCounted()
    counted = CountedActivities()
  }

  private mutating func drop(_ object: (some Sendable)?) {
    if let object { dropped.append(object) }
  }

  private mutating func showMessage(_ content: HUDContent) {
    guard let message else { return self.message = content }
    // Only a queue still has a message here. What is said already need not be said again.
    var last = queue.last ?? message
    last.id = content.id
    guard content != last else { return }
    queue.append(content)
    if queue.count > Self.queueLimit { drop(queue.removeFirst().image) }
  }

  private mutating func setText(_ text: WritableKeyPath<HUDContent, String?>, _ value: String?) {
    if message != nil {
      message?[keyPath: text] = value
    } else if content?.id == counted.content?.id {
      counted.content?[keyPath: text] = value
    } else {
      scoped[scoped.count - 1][keyPath: text] = value
    }
  }

  /// Gives `content` the next ID, and cancels what would hide it.
  private mutating func prepare(_ content: inout HUDContent) {
    cancelDismissal()
    if !owed.isEmpty { (due, owed) = (due + owed, []) }
    if isEmpty {
      end = .owed
      graceEnd = nil
    }
    if !settings.queuesMessages { endMessages() }
    if activityCount == 0 { endCounted() }
    lastID += 1
    content.number(lastID)
  }

  private func scopedIndex(_ id: HUDContent.ID) -> Int? { scoped.firstIndex { $0.id == id } }

  private mutating func endMessages() {
    for content in queue { drop(content.image) }
    queue = []
    nextMessage()
  }

  private mutating func nextMessage() {
    guard message != nil else { return }
    drop(message?.image)
    message = queue.isEmpty ? nil : queue.removeFirst()
    messageEnd = nil
  }

  private mutating func cancelDismissal() {
    guard let dismissal else { return }
    if let completion = dismissal.completion { due.append(completion) }
    self.dismissal = nil
  }

  /// Whether nothing is asked for.
  private var isEmpty: Bool { message?.id == nil && counted.content?.id == nil && scoped.isEmpty }

  /// Once nothing is left to show, a dismissal need not wait for its time.
  private mutating func dismissIfEmpty() { if isEmpty { takeDismissal() } }

  private mutating func takeDismissal() {
    guard let dismissal else { return }
    self.dismissal = nil
    apply(.dismiss(dismissal.completion))
  }
}

// MARK: - The screen

extension HUDStateMachine {
  /// Brings the screen closer to what is asked for, and returns what to do for that.
  ///
  /// Call it after each change and at `nextDeadline`; extra calls do no harm.
  /// - Parameter canAppear: Whether there is a place on screen. The HUD waits for one.
  mutating func step(now: Double, canAppear: Bool) -> [HUDEffect] {
    if let messageEnd, messageEnd <= now {
      nextMessage()
      dismissIfEmpty()
    }
    if let dismissal, dismissal.time <= now { takeDismissal() }
    if let content {
      // A HUD that takes the place of another one on screen does not wait.
      let graceEnd = graceEnd ?? (shown == nil ? now + settings.graceTime : now)
      self.graceEnd = graceEnd
      switch phase {
      case _ where !canAppear: leave(now: now, canAppear: false)
      case .hidden where now < graceEnd, .waiting where now < graceEnd:
        phase = .waiting(until: graceEnd)
      case .hidden, .waiting, .disappearing:
        put(content)
        effects.append(.post(.willAppear, status: content.status))
        effects.append(.fade(isVisible: true, nextToken(), duration: settings.fadeInDuration))
        phase = .appearing(lastToken, since: now)
        effects += announcements.effects(of: content)
        if settings.fadeInDuration == 0 { becomeVisible(since: now) }
      case .appearing(_, let since):
        update(content)
        guard settings.fadeInDuration == 0 else { break }
        effects.append(.fade(isVisible: true, nextToken(), duration: 0))
        becomeVisible(since: since)
      case .visible: update(content)
      }
      if case .visible = phase, messageEnd == nil { messageEnd = content.duration.map { now + $0 } }
    } else {
      leave(now: now, canAppear: canAppear)
    }
    finish()
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

  /// Returns whether the end of a presentation has to be reported now. A callback may have shown the
  /// HUD again since the step that asked for it.
  mutating func takeEnd() -> Bool {
    guard end == .due, content == nil, phase == .hidden else { return false }
    end = .none
    return true
  }

  private mutating func put(_ content: HUDContent) {
    shown = content
    isShownOutdated = false
    effects.append(.present(content))
  }

  private mutating func update(_ content: HUDContent) {
    guard content != shown || isShownOutdated else { return }
    put(content)
    // VoiceOver falls silent when its focus moves, so it gets that back before the text is said.
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
      guard !canAppear || now >= since + settings.minimumVisibleTime else { return }
      effects.append(.post(.willDisappear, status: shown?.status))
      // The HUD went with its scene: there is nothing to fade.
      guard canAppear else { return vanish() }
      setBlocksTouches(false)
      effects.append(.fade(isVisible: false, nextToken(), duration: settings.fadeOutDuration))
      phase = .disappearing(lastToken)
      if settings.fadeOutDuration == 0 { vanish() }
    case .disappearing:
      guard !canAppear || settings.fadeOutDuration == 0 else { return }
      if canAppear { effects.append(.fade(isVisible: false, nextToken(), duration: 0)) }
      vanish()
    }
  }

  private mutating func vanish() {
    effects += [.remove, .post(.didDisappear, status: shown?.status)]
    phase = .hidden
    shown = nil
    blocksTouches = false
    messageEnd = nil
    announcements.presentationEnded()
  }

  /// What remains at the end of each step.
  private mutating func finish() {
    if isShownOutdated, let shown { put(shown) }
    isShownOutdated = false
    setBlocksTouches(wantsTouchesBlocked)
    if content == nil, phase == .hidden {
      // Completions come after the end, also one that is new since that became due.
      if end == .owed || end == .due && !owed.isEmpty { effects.append(.end) }
      if end == .owed { end = .due }
      (due, owed) = (due + owed, [])
    }
    effects += due.map { .complete($0) }
    (due, dropped) = ([], [])
  }

  /// Touches are blocked while a HUD with a mask is on screen, until it begins to leave.
  private var wantsTouchesBlocked: Bool {
    switch phase {
    case .appearing, .visible: (shown?.maskType ?? settings.maskType) != .passthrough
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
