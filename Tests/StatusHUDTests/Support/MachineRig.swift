// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// Intent and machine joined as the presenter joins them, in a time that only `advance` moves.
struct MachineRig {
  struct Timing {
    var grace: Double = 0
    var minimumVisible: Double = 0
    var fadeIn: Double = 0.2
    var fadeOut: Double = 0.2
  }

  var timing = Timing()
  var canAppear = true
  private(set) var now: Double = 0
  private(set) var intent = HUDIntent()
  private(set) var machine = PresentationMachine()
  private(set) var transitions: [HUDTransition] = []
  private(set) var announcements: [String] = []
  private(set) var announcedProgress: [Double] = []
  private(set) var felt: [HUDContent.Glyph] = []
  /// How many contents the newest step brought to the screen.
  private(set) var contentsOfStep = 0
  /// The text spoken last in the presentation that is on screen.
  private(set) var spoken: String?
  /// Whether a text was spoken twice in a row in one presentation.
  private(set) var isRepetitive = false
  /// Tickets whose closures would have run, in order.
  private(set) var completed: [HUDCommand.Ticket] = []
  /// When the newest fade ends.
  private(set) var fade: (token: HUDEffect.Token, end: Double)?
  /// All fades ever begun, for tests that end them late.
  private(set) var tokens: [HUDEffect.Token] = []
  private(set) var isOverlayUp = false
  /// The newest presentation that was on screen.
  private(set) var appeared: UInt64 = 0
  private var awaiting: [HUDCommand.Ticket] = []
  private var lastTicket: HUDCommand.Ticket = 0

  var goal: PresentationMachine.Goal {
    PresentationMachine.Goal(
      content: intent.content, presentation: intent.presentation, canAppear: canAppear,
      graceTime: timing.grace, minimumVisibleTime: timing.minimumVisible,
      fadeInDuration: timing.fadeIn, fadeOutDuration: timing.fadeOut)
  }

  /// Applies a command without giving the main thread a turn.
  mutating func call(_ command: HUDCommand) {
    intent.apply(command)
  }

  /// A dismissal with a closure; returns its ticket.
  mutating func dismiss(after delay: Double? = nil) -> HUDCommand.Ticket {
    lastTicket += 1
    call(delay.map { .dismissAt(time: now + $0, lastTicket) } ?? .dismiss(lastTicket))
    return lastTicket
  }

  /// One turn of the main thread, and as many more as it asks for itself.
  mutating func turn() {
    var hasMore = true
    while hasMore {
      hasMore = step { machine, goal, now in machine.step(goal, now: now) }
    }
  }

  mutating func endFade(_ token: HUDEffect.Token) {
    if step({ machine, goal, now in machine.fadeEnded(token, goal, now: now) }) { turn() }
  }

  /// Moves time on and lets everything that falls due on the way happen at its own moment.
  mutating func advance(by seconds: Double) {
    let target = now + seconds
    while let next = nextMoment(), next <= target + 1e-9 {
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

  private func nextMoment() -> Double? {
    [fade?.end, machine.nextDeadline(goal), intent.delayedDismissal?.time]
      .compactMap { $0 }.filter(\.isFinite).min()
  }

  /// Returns whether the intent was changed by an effect.
  private mutating func step(
    _ body: (inout PresentationMachine, PresentationMachine.Goal, Double) -> [HUDEffect]
  ) -> Bool {
    // Deadlines are compared with sums of tenths: half a nanosecond of grace for the rounding.
    let time = now + 5e-10
    intent.apply(.tick(now: time))
    let tickets = intent.takeTickets()
    awaiting += tickets.ended
    completed += tickets.replaced
    var isIntentChanged = false
    contentsOfStep = 0
    let effects = body(&machine, goal, time)
    if machine.isOnScreen, let content = goal.content, machine.shown?.id == content.id {
      appeared = goal.presentation
    }
    for effect in effects {
      switch effect {
      case .present(let content):
        isOverlayUp = true
        contentsOfStep += 1
        if content.spokenStatus == nil { spoken = nil }
      case .update(let content):
        contentsOfStep += 1
        if content.spokenStatus == nil { spoken = nil }
      case .fadeIn(let token, let duration), .fadeOut(let token, let duration):
        tokens.append(token)
        fade = duration > 0 ? (token, now + duration) : nil
      case .remove:
        isOverlayUp = false
        spoken = nil
        fade = nil
      case .post(let transition, _): transitions.append(transition)
      case .announce(let status):
        announcements.append(status)
        if spoken == status { isRepetitive = true }
        spoken = status
      case .announceProgress(let progress): announcedProgress.append(progress)
      case .feel(let glyph): felt.append(glyph)
      case .elapse(let id):
        intent.apply(.elapse(id))
        isIntentChanged = true
      }
    }
    if intent.content != nil || machine.phase == .hidden {
      completed += awaiting
      awaiting = []
    }
    return isIntentChanged
  }
}
