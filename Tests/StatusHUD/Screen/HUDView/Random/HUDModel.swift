// SPDX-License-Identifier: MIT

import StatusHUD

/// What HUDs do according to their documentation: numbers, and no view.
struct HUDModel {
  struct HUD {
    enum Phase: Equatable {
      case hidden
      /// In its grace time.
      case waiting
      /// `fadeInEnd` is nil once the fade-in is over.
      case visible(since: Double, fadeInEnd: Double?)
      case disappearing(until: Double)
    }

    enum Ending {
      case end
      case completion(Int)
    }

    var phase = Phase.hidden { didSet { if phase == .hidden { end() } } }
    var container: Int?
    var lastContainer: Int?
    /// Whether it was ever shown or hidden.
    var wasUsed = false
    var isWanted = false
    /// Whether the last end was reported.
    var isEndReported = true
    var delayedHide: Double?
    /// That of the delayed hide.
    var delayedCompletion: Int?
    var fadesIn = false
    var fadesOut = false
    var graceTime = 0.0
    /// When the grace time of this presentation began, even without a container.
    var graceStart = 0.0
    var minimumVisibleTime = 0.0
    var isRemovedWhenHidden = false
    var hasCompletionBlock = false
    var hasDelegate = true
    var text: String?
    var touchHandling = HUDView.TouchHandling.blocking
    /// Of hides whose closures have not run.
    var completions: [Int] = []
    /// What is reported after all transitions.
    var due: [Ending] = []
    var log: [HUDEvent] = []
    var reactions: [HUDReaction] = []

    /// What still has to be reported, in order, also while something else is.
    var unreported: [HUDEvent.Kind] = []
    var isReporting = false
    var lastHappened = -Double.infinity

    mutating func end() {
      due.append(.end)
      endHides()
    }

    mutating func endHides() {
      // If the HUD is hidden when it comes to that, the end is reported first.
      due += completions.flatMap { [.end, .completion($0)] }
      completions = []
    }

    /// Another call takes the place of the delayed hide, or cancels it.
    mutating func endDelayedHide() {
      delayedHide = nil
      if let delayedCompletion { due += [.end, .completion(delayedCompletion)] }
      delayedCompletion = nil
    }

    var graceEnd: Double { graceStart + graceTime }

    var isFinishing: Bool { wasUsed && !isWanted }

    /// Whether it is on screen and does not leave.
    var isStaying: Bool { if case .visible = phase { true } else { false } }

    var isOnScreen: Bool {
      switch phase {
      case .visible, .disappearing: true
      case .hidden, .waiting: false
      }
    }
  }

  static let fade = 0.3

  var now: Double
  var huds: [HUD?] = Array(repeating: nil, count: HUDSequence.hudCount)
  /// The HUDs in each container, the front one last.
  var containers: [[Int]] = Array(repeating: [], count: HUDSequence.containerCount)
  var isInWindow = Array(repeating: true, count: HUDSequence.containerCount)
  let reactions: [[HUDReaction]]
  /// Whether a callback acted on another HUD at the very time at which something happened to that
  /// one by itself. Which came first is not for a model to say.
  var isAmbiguous = false

  init(now: Double, reactions: [[HUDReaction]]) {
    self.now = now
    self.reactions = reactions
  }

  /// The front HUD of the container that is not finishing.
  func front(of container: Int) -> Int? {
    containers[container].last { huds[$0]?.isFinishing == false }
  }

  /// Whether the HUD is nowhere and does nothing. Then another one may take its place.
  func isIdle(_ hud: Int) -> Bool {
    guard let it = huds[hud] else { return true }
    return it.container == nil && !it.isWanted && it.phase == .hidden && !it.isReporting
  }

  // MARK: Time

  /// Lets everything happen that happens by itself until `time`.
  mutating func advance(to time: Double) {
    endFadesOutsideWindows()
    while let (hud, due) = nextEvent(), due <= time + 1e-9 {
      now = max(now, due)
      happen(hud)
      endFadesOutsideWindows()
    }
    now = time
  }

  private func nextEvent() -> (hud: Int, time: Double)? {
    huds.indices.compactMap { hud in nextTime(of: hud).map { (hud, $0) } }.min { $0.1 < $1.1 }
  }

  func nextTime(of hud: Int) -> Double? {
    guard let it = huds[hud] else { return nil }
    let own: Double? =
      switch it.phase {
      case .hidden: nil
      case .waiting: it.graceEnd
      case .disappearing(let time): time
      case .visible(let since, let fadeInEnd):
        [fadeInEnd, it.isWanted ? nil : since + it.minimumVisibleTime].compactMap { $0 }.min()
      }
    return [own, it.isWanted ? it.delayedHide : nil].compactMap { $0 }.min()
  }

  private mutating func happen(_ hud: Int) {
    guard let it = huds[hud] else { return }
    huds[hud]?.lastHappened = now
    if it.isWanted, let time = it.delayedHide, time <= now {
      huds[hud]?.delayedCompletion = nil
      return hide(hud, animated: it.fadesOut, completion: it.delayedCompletion)
    }
    switch it.phase {
    case .hidden: break
    case .waiting: appear(hud)
    case .disappearing: huds[hud]?.phase = .hidden
    case .visible(let since, let fadeInEnd):
      if let fadeInEnd, fadeInEnd <= now { endFadeIn(hud, since: since) }
      leaveIfDue(hud)
    }
    report(hud)
  }

  func canAnimate(_ hud: Int) -> Bool { huds[hud]?.container.map { isInWindow[$0] } ?? false }

  /// Nothing is animated where nothing can be seen.
  private mutating func endFadesOutsideWindows() {
    for hud in huds.indices {
      guard let it = huds[hud], let container = it.container, !isInWindow[container]
      else { continue }
      switch it.phase {
      case .visible(let since, .some): huds[hud]?.phase = .visible(since: since, fadeInEnd: now)
      case .disappearing: huds[hud]?.phase = .disappearing(until: now)
      default: break
      }
    }
  }
}
