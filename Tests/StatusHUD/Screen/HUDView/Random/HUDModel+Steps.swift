// SPDX-License-Identifier: MIT

extension HUDModel {
  /// Makes a call or lets an event happen. Returns how many HUDs the call says it hid.
  ///
  /// - Parameter touched: The HUDs whose bezel a tap is on.
  @discardableResult
  mutating func perform(_ step: HUDStep, touched: Set<Int> = []) -> Int {
    switch step {
    case .showAdded(let hud, let host, let animated, let times):
      make(hud)
      huds[hud]?.isRemovedWhenHidden = true
      add(hud, to: host)
      if let times {
        huds[hud]?.graceTime = Self.seconds(times.grace)
        huds[hud]?.minShowTime = Self.seconds(times.minShow)
      }
      huds[hud]?.hasDelegate = times != nil
      show(hud, animated: animated)
      huds[hud]?.hasDelegate = true
    case .make(let hud, let host, let isAdded):
      make(hud)
      if isAdded { add(hud, to: host) }
    case .show(let hud, let animated): show(hud, animated: animated)
    case .hide(let hud, let animated, let completion):
      hide(hud, animated: animated, completion: completion)
    case .hideAfter(let hud, let animated, let delay):
      hide(hud, animated: animated, afterDelay: delay)
    case .hideFront(let host, let animated):
      guard let hud = front(of: host) else { return 0 }
      huds[hud]?.isRemovedWhenHidden = true
      hide(hud, animated: animated, completion: nil)
      return 1
    case .hideAll(let host, let animated): return hideAll(in: host, animated: animated)
    case .add(let hud, let host): add(hud, to: host)
    case .remove(let hud): remove(hud)
    case .bringToFront(let hud):
      guard let host = huds[hud]?.host else { return 0 }
      hosts[host].removeAll { $0 == hud }
      hosts[host].append(hud)
    case .setGraceTime(let hud, let time): huds[hud]?.graceTime = Self.seconds(time)
    case .setMinShowTime(let hud, let time):
      huds[hud]?.minShowTime = Self.seconds(time)
      leaveIfDue(hud)
      tell(hud)
    case .setRemoves(let hud, let isRemoved): huds[hud]?.isRemovedWhenHidden = isRemoved
    case .setCompletionBlock(let hud): huds[hud]?.hasCompletionBlock = true
    case .setText(let hud, let text): huds[hud]?.text = text
    case .setInteraction(let hud, let interaction): huds[hud]?.interaction = interaction
    case .putHost(let host, let isInWindow): hostsInWindow[host] = isInWindow
    case .tap(let host, _): tap(host, touched)
    case .setLook, .resizeHost, .keyboard, .reduceMotion, .darkMode: break
    }
    return 0
  }

  private mutating func make(_ hud: Int) {
    huds[hud] = HUD(log: huds[hud]?.log ?? [], reactions: huds[hud]?.reactions ?? reactions[hud])
  }

  private mutating func hideAll(in host: Int, animated: Bool) -> Int {
    var count = 0
    for hud in hosts[host] where huds[hud]?.isFinishing == false {
      huds[hud]?.isRemovedWhenHidden = true
      hide(hud, animated: animated, completion: nil)
      count += 1
    }
    return count
  }

  private mutating func tap(_ host: Int, _ touched: Set<Int>) {
    guard let hud = receiver(in: host, touched) else { return }
    tell(hud, .tap(isInside: touched.contains(hud)))
  }

  /// The front-most HUD that keeps the touch from what is behind it.
  func receiver(in host: Int, _ touched: Set<Int>) -> Int? {
    guard hostsInWindow[host] else { return nil }
    return hosts[host].last { hud in
      guard let it = huds[hud], it.takesTouches else { return false }
      return switch it.interaction {
      case .blocksAll: true
      case .blocksBezel: touched.contains(hud)
      case .passesThrough: false
      }
    }
  }

  /// A time as the documentation has it: what cannot be is none.
  private static func seconds(_ time: Double) -> Double {
    time.isFinite && time > 0 ? time : 0
  }
}
