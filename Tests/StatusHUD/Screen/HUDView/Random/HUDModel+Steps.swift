// SPDX-License-Identifier: MIT

extension HUDModel {
  /// Makes a call or lets an event happen. Returns how many HUDs the call says it hid.
  ///
  /// - Parameter touched: The HUDs whose bezel a tap is on.
  @discardableResult
  mutating func perform(_ step: HUDStep, touched: Set<Int> = []) -> Int {
    switch step {
    case .showAdded(let hud, let container, let animated, let times):
      make(hud)
      huds[hud]?.isRemovedWhenHidden = true
      add(hud, to: container)
      if let times {
        huds[hud]?.graceTime = Self.seconds(times.grace)
        huds[hud]?.minimumVisibleTime = Self.seconds(times.minShow)
      }
      huds[hud]?.hasDelegate = times != nil
      show(hud, animated: animated)
      huds[hud]?.hasDelegate = true
    case .make(let hud, let container, let isAdded):
      make(hud)
      if isAdded { add(hud, to: container) }
    case .show(let hud, let animated): show(hud, animated: animated)
    case .hide(let hud, let animated, let completion):
      hide(hud, animated: animated, completion: completion)
    case .hideAfter(let hud, let animated, let delay, let completion):
      hide(hud, animated: animated, afterDelay: delay, completion: completion)
    case .hideFront(let container, let animated):
      return hide([front(of: container)].compactMap { $0 }, animated: animated)
    case .hideAll(let container, let animated):
      return hide(containers[container], animated: animated)
    case .add(let hud, let container): add(hud, to: container)
    case .remove(let hud): remove(hud)
    case .bringToFront(let hud):
      guard let container = huds[hud]?.container else { return 0 }
      containers[container].removeAll { $0 == hud }
      containers[container].append(hud)
    case .setGraceTime(let hud, let time):
      guard let it = huds[hud], it.graceTime != Self.seconds(time) else { return 0 }
      huds[hud]?.graceTime = Self.seconds(time)
      come(hud)
      report(hud)
    case .setMinShowTime(let hud, let time):
      huds[hud]?.minimumVisibleTime = Self.seconds(time)
      leaveIfDue(hud)
      report(hud)
    case .setRemoves(let hud, let isRemoved): huds[hud]?.isRemovedWhenHidden = isRemoved
    case .setCompletionBlock(let hud): huds[hud]?.hasCompletionBlock = true
    case .setText(let hud, let text): huds[hud]?.text = text
    case .setInteraction(let hud, let interaction): huds[hud]?.touchHandling = interaction
    case .setInWindow(let container, let isThere): isInWindow[container] = isThere
    case .tap(let container, _):
      if let hud = receiver(in: container, touched) {
        report(hud, .tap, touched.contains(hud) ? 1 : 0)
      }
    case .setLook, .resize, .keyboard, .reduceMotion, .darkMode: break
    }
    return 0
  }

  private mutating func make(_ hud: Int) {
    huds[hud] = HUD(log: huds[hud]?.log ?? [], reactions: huds[hud]?.reactions ?? reactions[hud])
  }

  private mutating func hide(_ candidates: [Int], animated: Bool) -> Int {
    var count = 0
    for hud in candidates where huds[hud]?.isFinishing == false {
      huds[hud]?.isRemovedWhenHidden = true
      hide(hud, animated: animated, completion: nil)
      count += 1
    }
    return count
  }

  /// The front HUD that keeps the touch from what lies behind it.
  func receiver(in container: Int, _ touched: Set<Int>) -> Int? {
    guard isInWindow[container] else { return nil }
    return containers[container].last { hud in
      guard let it = huds[hud], it.isStaying else { return false }
      return switch it.touchHandling {
      case .blocking: true
      case .bezelOnly: touched.contains(hud)
      case .passthrough: false
      }
    }
  }

  /// An invalid time is none.
  private static func seconds(_ time: Double) -> Double {
    time.isFinite && time > 0 ? time : 0
  }
}
