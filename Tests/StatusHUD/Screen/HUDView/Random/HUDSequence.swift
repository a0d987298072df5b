// SPDX-License-Identifier: MIT

import StatusHUD
import TestSupport

/// Calls and events with pauses between them, and calls from within callbacks. All follow from a
/// seed.
@MainActor struct HUDSequence {
  nonisolated static let hudCount = 3
  nonisolated static let containerCount = 2
  private static let stepCount = 12

  /// What happens, and for how many seconds nothing happens after it.
  ///
  /// No two times are equal, except within a step: of what is due at one time, the system decides
  /// which comes first.
  private(set) var steps: [(step: HUDStep, pause: Double)] = []
  private(set) var reactions = Array(repeating: [HUDReaction](), count: hudCount)
  private var completionCount = 0

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for hud in 0..<Self.hudCount where random.isOne(in: 2) {
      reactions[hud] = (0...1).map { _ in reaction(of: hud, &random) }
    }
    for hud in 0..<Self.hudCount { append(first(hud, &random), &random) }
    for _ in Self.hudCount..<Self.stepCount { append(step(&random), &random) }
  }

  private mutating func append(_ step: HUDStep, _ random: inout SeededGenerator) {
    let longest = random.one(of: [0.001, 0.1, 0.4, 1])
    steps.append((step, Double.random(in: 1e-6...longest, using: &random)))
  }

  /// The same with one thing less.
  var shorter: [HUDSequence] {
    steps.indices.map { index in
      var copy = self
      copy.steps.remove(at: index)
      return copy
    }
      + reactions.indices.flatMap { hud in
        reactions[hud].indices.map { index in
          var copy = self
          copy.reactions[hud].remove(at: index)
          return copy
        }
      }
  }

  var report: String {
    let steps = steps.map { "  \($0.step), then \($0.pause) s" }
    let reactions = reactions.enumerated().flatMap { hud, reactions in
      reactions.map { "  HUD \(hud) on \($0.kind): \($0.steps)" }
    }
    return (steps + reactions).joined(separator: "\n")
  }
}

extension HUDSequence {
  private static func time(_ random: inout SeededGenerator) -> Double {
    guard !random.isOne(in: 8) else { return random.one(of: [-1, .nan, .infinity, -.infinity]) }
    return random.isOne(in: 2) ? 0 : Double.random(in: 0.01...0.8, using: &random)
  }

  private static func delay(_ random: inout SeededGenerator) -> Double {
    // The largest number is a delay that never ends.
    random.isOne(in: 8)
      ? random.one(of: [0, -1, .nan, 1e300]) : .random(in: 0.01...1, using: &random)
  }

  private func first(_ hud: Int, _ random: inout SeededGenerator) -> HUDStep {
    let container = Int.random(in: 0..<Self.containerCount, using: &random)
    guard random.isOne(in: 3) else {
      let times = (grace: Self.time(&random), minShow: Self.time(&random))
      return .showAdded(
        hud, to: container, animated: random.isOne(in: 2),
        times: random.isOne(in: 2) ? times : nil)
    }
    return .make(hud, for: container, isAdded: random.isOne(in: 2))
  }

  /// What a callback calls: mostly on its own HUD.
  private mutating func reaction(of hud: Int, _ random: inout SeededGenerator) -> HUDReaction {
    let steps = (0...Int.random(in: 0...1, using: &random)).map { _ in
      let target = random.isOne(in: 4) ? Int.random(in: 0..<Self.hudCount, using: &random) : hud
      return transition(of: target, &random)
    }
    return HUDReaction(kind: random.one(of: HUDEvent.Kind.allCases), steps: steps)
  }

  /// A call that shows, hides or moves a HUD.
  private mutating func transition(of hud: Int, _ random: inout SeededGenerator) -> HUDStep {
    let container = Int.random(in: 0..<Self.containerCount, using: &random)
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return .show(hud, animated: animated)
    case 4, 5: return .hide(hud, animated: animated, completion: nil)
    case 6, 7:
      completionCount += 1
      return .hide(hud, animated: animated, completion: completionCount)
    case 8, 9:
      let delay = Self.delay(&random)
      // The HUD lives until its completion runs: with the delay that never ends, for ever.
      guard random.isOne(in: 2), delay != 1e300 else {
        return .hideAfter(hud, animated: animated, delay: delay, completion: nil)
      }
      completionCount += 1
      return .hideAfter(hud, animated: animated, delay: delay, completion: completionCount)
    case 10: return .hideFront(of: container, animated: animated)
    case 11: return .hideAll(of: container, animated: animated)
    case 12: return .add(hud, to: container)
    case 13: return .remove(hud)
    case 14: return .bringToFront(hud)
    default: return .setCompletionBlock(hud)
    }
  }

  private mutating func step(_ random: inout SeededGenerator) -> HUDStep {
    let hud = Int.random(in: 0..<Self.hudCount, using: &random)
    let container = Int.random(in: 0..<Self.containerCount, using: &random)
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0...19: return transition(of: hud, &random)
    case 20, 21: return first(hud, &random)
    case 22: return .setGraceTime(hud, Self.time(&random))
    case 23: return .setMinShowTime(hud, Self.time(&random))
    case 24, 25: return .setRemoves(hud, isOn)
    case 26: return .setText(hud, random.one(of: [nil, "", "a", "Loading"]))
    case 27, 28: return .setInteraction(hud, random.one(of: HUDView.TouchHandling.allCases))
    case 29...33: return .setLook(hud, .random(using: &random))
    case 34, 35: return .setInWindow(container, isOn)
    case 36: return .resize(container)
    case 37 where random.isOne(in: 3): return .keyboard(isUp: isOn)
    case 38: return random.isOne(in: 2) ? .reduceMotion(isOn) : .darkMode(isOn)
    default: return .tap(in: container, isOnBezel: isOn)
    }
  }
}
