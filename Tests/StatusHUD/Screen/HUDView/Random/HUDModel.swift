// SPDX-License-Identifier: MIT

import StatusHUD

/// What HUDs do according to their documentation: numbers, and no view.
struct HUDModel {
  /// One HUD.
  struct HUD {
    enum Phase: Equatable {
      case hidden
      /// In its grace time.
      case waiting(until: Double)
      /// `wholeAt` is the time of being wholly in view, nil after that.
      case inView(since: Double, wholeAt: Double?)
      case going(until: Double)
    }

    var phase = Phase.hidden
    var host: Int?
    var lastHost: Int?
    /// Whether it was ever told to show or to hide.
    var isBegun = false
    var isWanted = false
    /// Whether the app knows of the last hiding.
    var isTold = true
    var delayedHide: Double?
    var goesAnimated = false
    var comesAnimated = false
    var graceTime = 0.0
    /// That of the last call of `show`.
    var graceTimeOfShow = 0.0
    var minShowTime = 0.0
    var isRemovedWhenHidden = false
    var hasCompletionBlock = false
    var hasDelegate = true
    var text: String?
    var interaction = HUDView.Interaction.blocksAll
    /// Closures of calls that hid it, which have not run.
    var completions: [Int] = []
    /// All that the app was told of it.
    var log: [HUDEvent] = []
    var reactions: [HUDReaction] = []

    /// What is to be told in order, also when it is caused while something else is told.
    var untold: [HUDEvent] = []
    var isTelling = false
    var lastHappened = -Double.infinity

    var isFinishing: Bool { isBegun && !isWanted }

    /// Whether it is seen, and stays for the time being.
    var takesTouches: Bool {
      if case .inView = phase { true } else { false }
    }

    var isSeen: Bool {
      switch phase {
      case .inView, .going: true
      case .hidden, .waiting: false
      }
    }
  }

  static let fade = 0.3

  var now: Double
  var huds: [HUD?] = Array(repeating: nil, count: HUDSequence.hudCount)
  /// The HUDs in each host, the front-most last.
  var hosts: [[Int]] = Array(repeating: [], count: HUDSequence.hostCount)
  var hostsInWindow = Array(repeating: true, count: HUDSequence.hostCount)
  let reactions: [[HUDReaction]]
  /// Whether a callback acted on another HUD at the very time at which something happened to that
  /// one by itself: which came first is not for a model to say.
  var isAmbiguous = false

  init(now: Double, reactions: [[HUDReaction]]) {
    self.now = now
    self.reactions = reactions
  }

  /// The front-most HUD of the host that is not finishing.
  func front(of host: Int) -> Int? {
    hosts[host].last { huds[$0]?.isFinishing == false }
  }

  /// Whether the HUD is nowhere and does nothing: then there may be another one in its place.
  func isIdle(_ hud: Int) -> Bool {
    guard let it = huds[hud] else { return true }
    return it.host == nil && !it.isWanted && it.phase == .hidden && !it.isTelling
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
      case .waiting(let time), .going(let time): time
      case .inView(let since, let wholeAt):
        [wholeAt, it.isWanted ? nil : since + it.minShowTime].compactMap { $0 }.min()
      }
    return [own, it.isWanted ? it.delayedHide : nil].compactMap { $0 }.min()
  }

  private mutating func happen(_ hud: Int) {
    guard let it = huds[hud] else { return }
    huds[hud]?.lastHappened = now
    if it.isWanted, let time = it.delayedHide, time <= now {
      return hide(hud, animated: it.goesAnimated, completion: nil)
    }
    switch it.phase {
    case .hidden: break
    case .waiting: appear(hud)
    case .going: huds[hud]?.phase = .hidden
    case .inView(let since, let wholeAt):
      if let wholeAt, wholeAt <= now {
        huds[hud]?.phase = .inView(since: since, wholeAt: nil)
        huds[hud]?.untold.append(.didAppear)
      }
      leaveIfDue(hud)
    }
    tell(hud)
  }

  /// Nothing is animated where nothing can be seen.
  private mutating func endFadesOutsideWindows() {
    for hud in huds.indices {
      guard let it = huds[hud], let host = it.host, !hostsInWindow[host] else { continue }
      switch it.phase {
      case .inView(let since, .some): huds[hud]?.phase = .inView(since: since, wholeAt: now)
      case .going: huds[hud]?.phase = .going(until: now)
      default: break
      }
    }
  }
}
