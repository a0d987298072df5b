// SPDX-License-Identifier: MIT

/// What the calls made so far add up to: the truth that the screen is brought to.
///
/// A value whose size is bounded by what is running (and by the tickets of closures, each of which
/// must run once): however many commands are applied before the main thread looks, it looks at one
/// intent.
struct HUDIntent: Sendable, Equatable {
  struct DelayedDismissal: Sendable, Equatable {
    var time: Double
    var ticket: HUDCommand.Ticket?
  }

  /// The app's objects that a command put something else in place of. When the last reference to
  /// one of them goes the app may call back, so whoever applies a command under a lock lets go of
  /// them after it.
  struct Displaced: Sendable, Equatable {
    var image: UIImage?
    var progress: Progress?
  }

  /// The work under way, the newest last: scoped activities, and at most one counted one, which
  /// becomes the newest with every call that shows it.
  private var work: [HUDWork] = []
  /// Stands before the work and ends by itself.
  private var message: HUDContent?

  /// Counts the shows that began from hidden: grace time belongs to one of them.
  private(set) var presentation: UInt64 = 0
  private(set) var activityCount = 0
  /// Of the counted work; without that, nil.
  private(set) var countedProgress: CountedProgress?
  private(set) var delayedDismissal: DelayedDismissal?
  /// Dismissals that took effect; their closures are due when the HUD is gone.
  private(set) var endedTickets: [HUDCommand.Ticket] = []
  /// Dismissals that a later call replaced; their closures are due now.
  private(set) var replacedTickets: [HUDCommand.Ticket] = []
  /// The ID of the content that was made last.
  private(set) var lastID: HUDContent.ID = 0
  /// Empty but while a command is applied, which displaces one of each at most.
  private var displaced = Displaced()

  /// What should be on screen; nil is hidden.
  var content: HUDContent? { message ?? work.last?.content }

  @discardableResult
  mutating func apply(_ command: HUDCommand) -> Displaced {
    perform(command)
    defer { displaced = Displaced() }
    return displaced
  }

  private mutating func perform(_ command: HUDCommand) {
    switch command {
    case .show(let status, let maskType):
      showCounted(makeContent(.activity, status: status, maskType: maskType))
    case .popActivity:
      if activityCount > 0 { endCountedActivity() }
    case .progress(let progress, let status, let maskType):
      showProgress(makeContent(.work(progress), status: status, maskType: maskType))
    case .follow(let progress, let sample, let status, let maskType):
      follow(progress, sample, status: status, maskType: maskType)
    case .message(let picture, let status, let duration, let maskType):
      show(
        makeContent(.message(picture), status: status, maskType: maskType, duration: duration))
    case .setStatus(let status):
      if message != nil {
        message?.status = status
      } else if !work.isEmpty {
        work[work.count - 1].content.status = status
      }
    case .begin(let status, let maskType):
      begin(HUDWork(makeContent(.activity, status: status, maskType: maskType)))
    case .update(let id, let status):
      if let index = scopedIndex(id) { work[index].content.status = status }
    case .updateProgress(let id, let progress):
      if let index = scopedIndex(id) { work[index].content.kind = .work(progress) }
    case .end(let id):
      endScoped(id)
    case .sample(let id, let sample):
      apply(sample, to: id)
    case .elapse(let id):
      guard message?.id == id else { return }
      dropMessage()
      settle()
    case .dismiss(let ticket):
      replaceDelayedDismissal()
      hide(ticket)
    case .dismissAt(let time, let ticket):
      dismiss(at: time, ticket)
    case .tick(let now):
      if let delayedDismissal, delayedDismissal.time <= now { takeDelayedDismissal() }
    }
  }

  /// Hands over the tickets gathered since the last call.
  mutating func takeTickets() -> (ended: [HUDCommand.Ticket], replaced: [HUDCommand.Ticket]) {
    defer {
      endedTickets = []
      replacedTickets = []
    }
    return (endedTickets, replacedTickets)
  }
}

// MARK: - Showing

extension HUDIntent {
  private mutating func makeContent(
    _ kind: HUDContent.Kind, status: String?, maskType: StatusHUD.MaskType,
    duration: Double? = nil
  ) -> HUDContent {
    lastID += 1
    return HUDContent(
      id: lastID, kind: kind, status: status, maskType: maskType, duration: duration)
  }

  /// What every call that shows does first: it is the last one, and wins.
  private mutating func willShow() {
    replaceDelayedDismissal()
    if !endedTickets.isEmpty {
      replacedTickets += endedTickets
      endedTickets = []
    }
    if message == nil && work.isEmpty { presentation += 1 }
    dropMessage()
    // Counted work that only waited for a delayed dismissal: nobody else would end it now.
    if activityCount == 0 { dropCountedWork() }
  }

  private mutating func show(_ newMessage: HUDContent) {
    activityCount = 0
    willShow()
    message = newMessage
  }

  private mutating func begin(_ newWork: HUDWork) {
    willShow()
    work.append(newWork)
  }

  private mutating func showCounted(_ content: HUDContent) {
    willShow()
    activityCount += 1
    showInPlace(content)
  }

  private mutating func showProgress(_ content: HUDContent, of followed: FollowedProgress? = nil) {
    willShow()
    // Entering progress counts once, also when something else was shown meanwhile.
    if countedProgress == nil { activityCount += 1 }
    dropCountedProgress()
    countedProgress = CountedProgress(id: content.id, followed: followed)
    showInPlace(content)
  }

  /// Makes `content` that of the counted work, and this the newest.
  private mutating func showInPlace(_ content: HUDContent) {
    if let index = countedIndex {
      guard index < work.count - 1 else { return work[index].content = content }
      work.remove(at: index)
    }
    work.append(HUDWork(content, isCounted: true))
  }

  private mutating func follow(
    _ followed: FollowedProgress, _ sample: ProgressSample, status: String?,
    maskType: StatusHUD.MaskType
  ) {
    // Over before it began: there is nothing to show, and nothing would take it away later.
    guard !sample.isOver else { return }
    var content = makeContent(.work(sample.fraction), status: status, maskType: maskType)
    content.apply(sample)
    showProgress(content, of: followed)
  }
}

// MARK: - Changing and ending

extension HUDIntent {
  private var countedIndex: Int? {
    work.lastIndex(where: \.isCounted)
  }

  private func scopedIndex(_ id: HUDContent.ID) -> Int? {
    work.lastIndex { !$0.isCounted && $0.content.id == id }
  }

  private mutating func apply(_ sample: ProgressSample, to id: HUDContent.ID) {
    // Another one may have taken its place since the sample was drawn.
    guard let index = countedIndex, countedProgress?.followed != nil, countedProgress?.id == id
    else { return }
    // Later calls may show something else; the count is still this progress's to take back.
    let isShown = work[index].content.id == id
    if sample.isOver {
      dropCountedProgress()
      if isShown { work[index].content.kind = .activity }
      endCountedActivity()
    } else if isShown {
      work[index].content.apply(sample)
    }
  }

  private mutating func endCountedActivity() {
    // At 0 the work only waits for a delayed dismissal.
    activityCount = max(activityCount - 1, 0)
    guard activityCount == 0 else { return }
    dropCountedWork()
    settle()
  }

  private mutating func dropMessage() {
    if case .message(.image(let image)) = message?.kind { displaced.image = image }
    message = nil
  }

  private mutating func dropCountedProgress() {
    if let followed = countedProgress?.followed { displaced.progress = followed.progress }
    countedProgress = nil
  }

  private mutating func dropCountedWork() {
    dropCountedProgress()
    if let index = countedIndex { work.remove(at: index) }
  }

  private mutating func endScoped(_ id: HUDContent.ID) {
    guard let index = scopedIndex(id) else { return }
    work.remove(at: index)
    settle()
  }

  /// When the last content is gone, a dismissal that waited for its time has nothing to wait for.
  private mutating func settle() {
    if message == nil, work.isEmpty, delayedDismissal != nil { takeDelayedDismissal() }
  }

  private mutating func dismiss(at time: Double, _ ticket: HUDCommand.Ticket?) {
    replaceDelayedDismissal()
    // The counted work is over now, whatever becomes of the delay: a show that cancels the
    // dismissal must not inherit calls of popActivity that will never come.
    activityCount = 0
    if content == nil {
      hide(ticket)
    } else {
      delayedDismissal = DelayedDismissal(time: time, ticket: ticket)
    }
  }

  private mutating func hide(_ ticket: HUDCommand.Ticket?) {
    activityCount = 0
    dropCountedProgress()
    dropMessage()
    work.removeAll(keepingCapacity: true)
    if let ticket { endedTickets.append(ticket) }
  }

  private mutating func replaceDelayedDismissal() {
    if let ticket = delayedDismissal?.ticket { replacedTickets.append(ticket) }
    delayedDismissal = nil
  }

  private mutating func takeDelayedDismissal() {
    let ticket = delayedDismissal?.ticket
    delayedDismissal = nil
    hide(ticket)
  }
}
