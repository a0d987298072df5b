// SPDX-License-Identifier: MIT

extension HUDModel {
  mutating func show(_ hud: Int, animated: Bool) {
    guard let it = huds[hud] else { return }
    if it.host == nil, let host = it.lastHost { add(hud, to: host) }
    huds[hud]?.isBegun = true
    huds[hud]?.isWanted = true
    huds[hud]?.isTold = false
    huds[hud]?.delayedHide = nil
    huds[hud]?.comesAnimated = animated
    huds[hud]?.graceTimeOfShow = it.graceTime
    come(hud)
    tell(hud)
  }

  /// Begins to come, or comes back.
  private mutating func come(_ hud: Int) {
    guard let it = huds[hud], it.isWanted, it.host != nil else { return }
    switch it.phase {
    case .hidden where it.graceTimeOfShow > 0:
      huds[hud]?.phase = .waiting(until: now + it.graceTimeOfShow)
    case .hidden, .going:
      appear(hud)
    case .inView(let since, .some) where !it.comesAnimated:
      huds[hud]?.phase = .inView(since: since, wholeAt: nil)
      huds[hud]?.untold.append(.didAppear)
    case .waiting, .inView:
      break
    }
  }

  mutating func appear(_ hud: Int) {
    let isAnimated = huds[hud]?.comesAnimated == true
    huds[hud]?.phase = .inView(since: now, wholeAt: isAnimated ? now + Self.fade : nil)
    huds[hud]?.untold.append(.willAppear)
    if !isAnimated { huds[hud]?.untold.append(.didAppear) }
  }

  mutating func hide(_ hud: Int, animated: Bool, completion: Int?) {
    guard let it = huds[hud] else { return }
    if !it.isBegun { huds[hud]?.isTold = false }
    huds[hud]?.isBegun = true
    huds[hud]?.isWanted = false
    huds[hud]?.delayedHide = nil
    huds[hud]?.goesAnimated = animated
    if let completion { huds[hud]?.completions.append(completion) }
    switch it.phase {
    case .waiting: huds[hud]?.phase = .hidden
    case .going where !animated: huds[hud]?.phase = .hidden
    default: leaveIfDue(hud)
    }
    tell(hud)
  }

  mutating func hide(_ hud: Int, animated: Bool, afterDelay delay: Double) {
    guard let it = huds[hud], it.isWanted else { return }
    guard delay.isFinite, delay > 0 else {
      return hide(hud, animated: animated, completion: nil)
    }
    huds[hud]?.goesAnimated = animated
    huds[hud]?.delayedHide = now + delay
  }

  /// Begins to go, unless it must stay for a while.
  mutating func leaveIfDue(_ hud: Int) {
    guard let it = huds[hud], !it.isWanted, case .inView(let since, _) = it.phase else { return }
    guard it.host == nil || now >= since + it.minShowTime else { return }
    let isAnimated = it.goesAnimated && it.host != nil
    huds[hud]?.phase = isAnimated ? .going(until: now + Self.fade) : .hidden
    huds[hud]?.untold.append(.willDisappear)
  }

  // MARK: Hosts

  mutating func add(_ hud: Int, to host: Int) {
    guard let it = huds[hud] else { return }
    if let old = it.host { hosts[old].removeAll { $0 == hud } }
    hosts[host].append(hud)
    huds[hud]?.host = host
    huds[hud]?.lastHost = host
    come(hud)
    tell(hud)
  }

  mutating func remove(_ hud: Int) {
    guard let it = huds[hud], let host = it.host else { return }
    hosts[host].removeAll { $0 == hud }
    huds[hud]?.host = nil
    if it.isWanted { return hide(hud, animated: false, completion: nil) }
    if case .going = it.phase { huds[hud]?.phase = .hidden }
    leaveIfDue(hud)
    tell(hud)
  }

  // MARK: Telling

  /// Tells the app what it does not know, one thing after the other.
  mutating func tell(_ hud: Int) {
    guard let it = huds[hud], !it.isTelling else { return }
    huds[hud]?.isTelling = true
    while huds[hud]?.untold.isEmpty == false {
      if let event = huds[hud]?.untold.removeFirst() { tell(hud, event) }
    }
    huds[hud]?.isTelling = false
    finish(hud)
  }

  private mutating func finish(_ hud: Int) {
    guard let it = huds[hud], it.isWanted || it.phase == .hidden else { return }
    huds[hud]?.completions = []
    if !it.isWanted, !it.isTold {
      huds[hud]?.isTold = true
      if it.isRemovedWhenHidden { remove(hud) }
      if huds[hud]?.hasCompletionBlock == true {
        huds[hud]?.hasCompletionBlock = false
        tell(hud, .completionBlock)
      }
      tell(hud, .wasHidden)
    }
    for completion in it.completions { tell(hud, .completion(completion)) }
  }

  mutating func tell(_ hud: Int, _ event: HUDEvent) {
    let isDelegates =
      switch event {
      case .willAppear, .didAppear, .willDisappear, .wasHidden: true
      case .completionBlock, .completion, .tap: false
      }
    guard let it = huds[hud], it.hasDelegate || !isDelegates else { return }
    huds[hud]?.log.append(event)
    for step in huds[hud]?.reactions.take(for: event) ?? [] {
      noteAmbiguity(causedBy: hud)
      perform(step)
    }
  }

  private mutating func noteAmbiguity(causedBy hud: Int) {
    for other in huds.indices where other != hud {
      guard let it = huds[other] else { continue }
      let times = [it.lastHappened, nextTime(of: other) ?? .infinity]
      if times.contains(where: { abs($0 - now) < 1e-6 }) { isAmbiguous = true }
    }
  }
}
