// SPDX-License-Identifier: MIT

import Foundation

extension LayerContext {
  /// Seconds by which the frame of a step is late, so that no rounding makes it too early.
  fileprivate static let stepDelay: CFTimeInterval = 1e-6

  /// When the next frame is due: `now` while something moves, the next step of what jumps, the next
  /// beginning or end of an animation, or nil while nothing will change by itself.
  public func nextFrameTime(after now: CFTimeInterval) -> CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatedLayers where layer.context === self && !layer.attachedAnimations.isEmpty {
      let isSeen = !layer.isHiddenFromView
      let spread = layer.spreadOfInstances(at: now)
      for record in layer.attachedAnimations {
        guard let time = record.nextChange(after: now, isSeen: isSeen, spread) else { continue }
        if time <= now { return now }
        next = min(next ?? time, time)
      }
    }
    return next
  }

  /// When the next animation that has begun ends, so that a virtual clock can stop there.
  public func nextAnimationEnd() -> CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatedLayers where layer.context === self {
      for record in layer.attachedAnimations where record.isResolved && !record.isStopped {
        guard let end = record.program.timing.endTime else { continue }
        next = min(next ?? end, end)
      }
    }
    return next
  }
}

extension CALayer {
  /// Hidden or wholly transparent, itself or by an ancestor, with no animation that changes this.
  fileprivate final var isHiddenFromView: Bool {
    var step: CALayer? = self
    while let layer = step {
      if layer.values.isHidden || !(layer.values.opacity > 0),
        !layer.attachedAnimations.contains(where: \.affectsVisibility)
      {
        return true
      }
      step = layer.ancestor
    }
    return false
  }

  /// How far the instances of a layer are behind and ahead of it. The delays may be animated too:
  /// they count as they are at `now`.
  fileprivate final func spreadOfInstances(at now: CFTimeInterval) -> ClosedRange<CFTimeInterval> {
    var (lead, lag) = (0.0, 0.0)
    var step = ancestor
    while let layer = step {
      step = layer.ancestor
      guard layer.values.replicator != nil,
        let replicator = layer.presentationValues(at: now).replicator
      else { continue }
      let spread = replicator.delay * Double(min(max(replicator.count, 1), Replica.limit) - 1)
      if spread > 0 { lag += spread } else { lead += spread }
    }
    return lead...lag
  }
}

extension AnimationRecord {
  /// The media time at which the record next changes the picture or ends; nil: never.
  fileprivate func nextChange(
    after now: CFTimeInterval, isSeen: Bool, _ spread: ClosedRange<CFTimeInterval>
  ) -> CFTimeInterval? {
    let timing = program.timing
    let end = timing.endTime
    if isStopped {
      // Instances that are behind still move.
      return isSeen && now < end.map { $0 + spread.upperBound } ?? now ? now : nil
    }
    guard isResolved, !timing.isOver(at: now) else { return now }
    if now < timing.beginTime { return timing.beginTime + spread.lowerBound }
    guard isSeen else { return end }
    guard let step = program.nextStep(after: now) else { return now }
    guard step.isFinite else { return end }
    // Each instance has steps of its own.
    guard spread == 0...0 else { return now }
    return min(step + LayerContext.stepDelay, end ?? .infinity)
  }
}
