// SPDX-License-Identifier: MIT

/// What the calls made so far add up to: the truth that the screen is brought to.
///
/// A value of bounded size (but for the tickets of closures, each of which must run once): however
/// many commands are applied before the main thread looks, it looks at one intent.
struct HUDIntent: Sendable, Equatable {
  struct DelayedDismissal: Sendable, Equatable {
    var time: Double
    var ticket: HUDCommand.Ticket?
  }

  /// What should be on screen; nil is hidden.
  private(set) var content: HUDContent?
  /// Counts the shows that began from hidden: grace time belongs to one of them.
  private(set) var presentation: UInt64 = 0
  private(set) var activityCount = 0
  private(set) var delayedDismissal: DelayedDismissal?
  /// Dismissals that took effect; their closures are due when the HUD is gone.
  private(set) var endedTickets: [HUDCommand.Ticket] = []
  /// Dismissals that a later call replaced; their closures are due now.
  private(set) var replacedTickets: [HUDCommand.Ticket] = []
  private var lastID: HUDContent.ID = 0

  mutating func apply(_ command: HUDCommand) {
    switch command {
    case .show(let status, let maskType):
      activityCount += 1
      show(.activity, status: status, maskType: maskType)
    case .popActivity:
      guard activityCount > 0 else { return }
      activityCount -= 1
      if activityCount == 0 { content = nil }
    case .progress(let progress, let status, let maskType):
      if !isEnteredProgress { activityCount += 1 }
      show(.progress(Self.clamped(progress)), status: status, maskType: maskType)
    case .message(let picture, let status, let duration, let maskType):
      activityCount = 0
      show(.message(picture), status: status, maskType: maskType, duration: duration)
    case .setStatus(let status):
      content?.status = Self.normalised(status)
    case .dismiss(let ticket):
      replaceDelayedDismissal()
      hide(ticket)
    case .dismissAt(let time, let ticket):
      replaceDelayedDismissal()
      // The counted work is over now, whatever becomes of the delay: a show that cancels the
      // dismissal must not inherit calls of popActivity that will never come.
      activityCount = 0
      if content == nil {
        hide(ticket)
      } else {
        delayedDismissal = DelayedDismissal(time: time, ticket: ticket)
      }
    case .elapse(let id):
      if content?.id == id { takeDelayedDismissal() }
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

  /// Whether progress was entered by a call that counted. After a delayed dismissal took the count
  /// back, the next progress enters anew, or no `popActivity` could ever hide it.
  private var isEnteredProgress: Bool {
    guard case .progress = content?.kind else { return false }
    return activityCount > 0
  }

  private mutating func show(
    _ kind: HUDContent.Kind, status: String?, maskType: StatusHUD.MaskType, duration: Double? = nil
  ) {
    replaceDelayedDismissal()
    if !endedTickets.isEmpty {
      replacedTickets += endedTickets
      endedTickets = []
    }
    if content == nil { presentation += 1 }
    lastID += 1
    content = HUDContent(
      id: lastID, kind: kind, status: Self.normalised(status), maskType: maskType,
      duration: duration)
  }

  private mutating func hide(_ ticket: HUDCommand.Ticket?) {
    activityCount = 0
    content = nil
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

  private static func normalised(_ status: String?) -> String? {
    status?.isEmpty == true ? nil : status
  }

  private static func clamped(_ progress: Double) -> Double {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }
}
