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

  /// The work under way, the newest last: scoped activities, and at most one counted one, which
  /// becomes the newest with every call that shows it.
  private var work: [HUDWork] = []
  /// Stands before the work and ends by itself.
  private var message: HUDContent?

  /// Counts the shows that began from hidden: grace time belongs to one of them.
  private(set) var presentation: UInt64 = 0
  private(set) var activityCount = 0
  private(set) var delayedDismissal: DelayedDismissal?
  /// Dismissals that took effect; their closures are due when the HUD is gone.
  private(set) var endedTickets: [HUDCommand.Ticket] = []
  /// Dismissals that a later call replaced; their closures are due now.
  private(set) var replacedTickets: [HUDCommand.Ticket] = []
  /// The ID of the content that was made last.
  private(set) var lastID: HUDContent.ID = 0

  /// What should be on screen; nil is hidden.
  var content: HUDContent? { message ?? work.last?.content }

  mutating func apply(_ command: HUDCommand) {
    switch command {
    case .show(let status, let maskType):
      activityCount += 1
      showCounted(makeContent(.activity, status: status, maskType: maskType))
    case .popActivity:
      endCountedActivity()
    case .progress(let progress, let status, let maskType):
      showCountedProgress(makeContent(.work(progress), status: status, maskType: maskType))
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
      withScoped(id) { $0.status = status }
    case .updateProgress(let id, let progress):
      withScoped(id) { $0.kind = .work(progress) }
    case .end(let id):
      endWork { !$0.isCounted && $0.content.id == id }
    case .sample(let id, let sample):
      apply(sample, to: id)
    case .elapse(let id):
      guard message?.id == id else { return }
      message = nil
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
    duration: Double? = nil, followed: FollowedProgress? = nil
  ) -> HUDContent {
    lastID += 1
    return HUDContent(
      id: lastID, kind: kind, status: status, maskType: maskType, duration: duration,
      followed: followed)
  }

  /// What every call that shows does first: it is the last one, and wins.
  private mutating func willShow() {
    replaceDelayedDismissal()
    if !endedTickets.isEmpty {
      replacedTickets += endedTickets
      endedTickets = []
    }
    if message == nil && work.isEmpty { presentation += 1 }
    message = nil
    // Counted work that only waited for a delayed dismissal: nobody else would end it now.
    if activityCount == 0, let index = countedIndex { work.remove(at: index) }
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
    guard let index = countedIndex else { return begin(HUDWork(content, isCounted: true)) }
    willShow()
    if index == work.count - 1 {
      work[index].content = content
    } else {
      work.remove(at: index)
      work.append(HUDWork(content, isCounted: true))
    }
  }

  private mutating func showCountedProgress(_ content: HUDContent) {
    // Entering progress counts once. After a delayed dismissal took the count back, the next
    // progress enters anew, or no `popActivity` could ever hide it.
    if activityCount == 0 || countedIndex.map({ work[$0].isProgress }) != true {
      activityCount += 1
    }
    showCounted(content)
  }

  private mutating func follow(
    _ followed: FollowedProgress, _ sample: ProgressSample, status: String?,
    maskType: StatusHUD.MaskType
  ) {
    // Over before it began: there is nothing to show, and nothing would take it away later.
    guard !sample.isOver else { return }
    var content = makeContent(
      .work(sample.fraction), status: status, maskType: maskType, followed: followed)
    content.apply(sample)
    showCountedProgress(content)
  }
}

// MARK: - Changing and ending

extension HUDIntent {
  private var countedIndex: Int? {
    work.lastIndex(where: \.isCounted)
  }

  private mutating func withScoped(_ id: HUDContent.ID, _ change: (inout HUDContent) -> Void) {
    guard let index = work.lastIndex(where: { !$0.isCounted && $0.content.id == id }) else {
      return
    }
    change(&work[index].content)
  }

  private mutating func apply(_ sample: ProgressSample, to id: HUDContent.ID) {
    // Another call may have taken its place since the sample was drawn.
    guard let index = countedIndex, work[index].content.id == id else { return }
    guard sample.isOver else { return work[index].content.apply(sample) }
    work[index].content.kind = .activity
    work[index].content.followed = nil
    if activityCount > 0 { endCountedActivity() } else { endWork(\.isCounted) }
  }

  private mutating func endCountedActivity() {
    guard activityCount > 0 else { return }
    activityCount -= 1
    if activityCount == 0 { endWork(\.isCounted) }
  }

  private mutating func endWork(_ isMeant: (HUDWork) -> Bool) {
    guard let index = work.lastIndex(where: isMeant) else { return }
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
    message = nil
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
