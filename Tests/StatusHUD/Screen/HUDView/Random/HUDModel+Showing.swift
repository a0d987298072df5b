// SPDX-License-Identifier: MIT

extension HUDModel {
  mutating func show(_ hud: Int, animated: Bool) {
    guard let it = huds[hud] else { return }
    if it.container == nil, let container = it.lastContainer { add(hud, to: container) }
    if !it.isWanted { huds[hud]?.graceStart = it.isOnScreen ? -.infinity : now }
    huds[hud]?.endDelayedHide()
    huds[hud]?.endHides()
    huds[hud]?.wasUsed = true
    huds[hud]?.isWanted = true
    huds[hud]?.isEndReported = false
    huds[hud]?.fadesIn = animated
    come(hud)
    report(hud)
  }

  /// Begins to appear, or comes back.
  mutating func come(_ hud: Int) {
    guard let it = huds[hud], it.isWanted, it.container != nil else { return }
    switch it.phase {
    case .hidden where now < it.graceEnd, .waiting where now < it.graceEnd:
      huds[hud]?.phase = .waiting
    case .hidden, .waiting, .disappearing: appear(hud)
    case .visible(let since, .some) where !it.fadesIn || !canAnimate(hud):
      endFadeIn(hud, since: since)
    case .visible: break
    }
  }

  mutating func appear(_ hud: Int) {
    let isAnimated = huds[hud]?.fadesIn == true && canAnimate(hud)
    huds[hud]?.graceStart = -.infinity
    huds[hud]?.phase = .visible(since: now, fadeInEnd: isAnimated ? now + Self.fade : nil)
    huds[hud]?.unreported += isAnimated ? [.willAppear] : [.willAppear, .didAppear]
  }

  mutating func endFadeIn(_ hud: Int, since: Double) {
    huds[hud]?.phase = .visible(since: since, fadeInEnd: nil)
    huds[hud]?.unreported.append(.didAppear)
  }

  mutating func hide(_ hud: Int, animated: Bool, completion: Int?) {
    guard let it = huds[hud] else { return }
    if !it.wasUsed { huds[hud]?.isEndReported = false }
    huds[hud]?.wasUsed = true
    huds[hud]?.isWanted = false
    huds[hud]?.endDelayedHide()
    huds[hud]?.fadesOut = animated
    if let completion { huds[hud]?.completions.append(completion) }
    switch it.phase {
    case .waiting: huds[hud]?.phase = .hidden
    case .disappearing where !animated: huds[hud]?.phase = .hidden
    default: leaveIfDue(hud)
    }
    if huds[hud]?.phase == .hidden { huds[hud]?.end() }
    report(hud)
  }

  mutating func hide(_ hud: Int, animated: Bool, afterDelay delay: Double, completion: Int?) {
    guard delay.isFinite, delay > 0 else {
      return hide(hud, animated: animated, completion: completion)
    }
    guard let it = huds[hud] else { return }
    if it.isWanted {
      huds[hud]?.endDelayedHide()
      huds[hud]?.fadesOut = animated
      huds[hud]?.delayedHide = now + delay
      huds[hud]?.delayedCompletion = completion
    } else if let completion {
      // There is nothing to wait for but the end of a hide that has begun.
      huds[hud]?.completions.append(completion)
      if it.phase == .hidden { huds[hud]?.endHides() }
    }
    report(hud)
  }

  /// Begins to disappear, unless it must stay for a while.
  mutating func leaveIfDue(_ hud: Int) {
    guard let it = huds[hud], !it.isWanted, case .visible(let since, _) = it.phase else { return }
    guard it.container == nil || now >= since + it.minimumVisibleTime else { return }
    let isAnimated = it.fadesOut && canAnimate(hud)
    huds[hud]?.phase = isAnimated ? .disappearing(until: now + Self.fade) : .hidden
    huds[hud]?.unreported.append(.willDisappear)
  }

  // MARK: Containers

  mutating func add(_ hud: Int, to container: Int) {
    guard let it = huds[hud] else { return }
    if let old = it.container { containers[old].removeAll { $0 == hud } }
    containers[container].append(hud)
    huds[hud]?.container = container
    huds[hud]?.lastContainer = container
    if case .disappearing = it.phase, !canAnimate(hud) { huds[hud]?.phase = .hidden }
    come(hud)
    report(hud)
  }

  mutating func remove(_ hud: Int) {
    guard let it = huds[hud], let container = it.container else { return }
    containers[container].removeAll { $0 == hud }
    huds[hud]?.container = nil
    if it.isWanted { return hide(hud, animated: false, completion: nil) }
    if case .disappearing = it.phase { huds[hud]?.phase = .hidden }
    leaveIfDue(hud)
    report(hud)
  }

  // MARK: Callbacks

  /// Reports what the app does not know, one thing after the other.
  mutating func report(_ hud: Int) {
    guard huds[hud]?.isReporting == false else { return }
    huds[hud]?.isReporting = true
    while let kind = huds[hud]?.unreported.first {
      huds[hud]?.unreported.removeFirst()
      report(hud, kind)
    }
    huds[hud]?.isReporting = false
    finish(hud)
  }

  private mutating func finish(_ hud: Int) {
    let due = huds[hud]?.due ?? []
    huds[hud]?.due = []
    for ending in due {
      switch ending {
      case .end: reportEnd(hud)
      case .completion(let number): report(hud, .completion, number)
      }
    }
  }

  /// A callback may have shown the HUD again.
  private mutating func reportEnd(_ hud: Int) {
    guard let it = huds[hud], !it.isWanted, it.phase == .hidden, !it.isEndReported else { return }
    huds[hud]?.isEndReported = true
    if it.isRemovedWhenHidden { remove(hud) }
    if huds[hud]?.hasCompletionBlock == true {
      huds[hud]?.hasCompletionBlock = false
      report(hud, .onHidden)
    }
    report(hud, .wasHidden)
  }

  mutating func report(_ hud: Int, _ kind: HUDEvent.Kind, _ number: Int = 0) {
    let isForDelegate = [.willAppear, .didAppear, .willDisappear, .wasHidden].contains(kind)
    guard let it = huds[hud], it.hasDelegate || !isForDelegate else { return }
    huds[hud]?.log.append(HUDEvent(kind: kind, number: number))
    for step in huds[hud]?.reactions.take(for: kind) ?? [] {
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
