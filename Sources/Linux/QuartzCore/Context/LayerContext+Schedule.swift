// SPDX-License-Identifier: MIT

extension LayerContext {
  /// Seconds by which the frame of a step is late, so that no rounding makes it too early.
  fileprivate static let stepDelay: CFTimeInterval = 1e-6

  /// When the next frame is due: `now` while something moves, the next step of what jumps, the next
  /// beginning or end of an animation, or nil while nothing will change by itself.
  public func nextFrameTime(after now: CFTimeInterval) -> CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatedLayers where layer.context === self && !layer.attachedAnimations.isEmpty {
      let speed = layer.effectiveSpeed
      // Where time stands still nothing moves and nothing ends.
      guard speed != 0, !speed.isNaN else {
        if layer.hasUnresolvedAnimations { return now }
        continue
      }
      let isSeen = !layer.isHiddenFromView
      let spread = InstanceSpread(of: layer, at: now)
      for record in layer.attachedAnimations {
        guard let time = layer.nextChange(of: record, after: now, isSeen: isSeen, spread) else {
          continue
        }
        if time <= now { return now }
        next = min(next ?? time, time)
      }
    }
    return next
  }

  /// When the next animation that has begun ends, so that a virtual clock can stop there.
  public func nextAnimationEnd() -> CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatedLayers where layer.context === self && layer.effectiveSpeed > 0 {
      for record in layer.attachedAnimations where record.isResolved && !record.isStopped {
        guard let end = record.program.timing.endTime else { continue }
        let time = layer.mediaTime(at: end)
        next = min(next ?? time, time)
      }
    }
    return next
  }
}

extension CALayer {
  fileprivate final var hasUnresolvedAnimations: Bool {
    attachedAnimations.contains { !$0.isResolved }
  }

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

  /// The media time at which the record next changes the picture or ends; nil: never.
  fileprivate final func nextChange(
    of record: AnimationRecord, after now: CFTimeInterval, isSeen: Bool, _ spread: InstanceSpread
  ) -> CFTimeInterval? {
    if record.isStopped {
      // Instances that are behind still move.
      let end = record.program.timing.endTime.map { mediaTime(at: $0) + spread.lag }
      return isSeen && now < end ?? now ? now : nil
    }
    guard record.isResolved else { return now }
    let timing = record.program.timing
    let local = localTime(at: now)
    if timing.isOver(at: local) { return now }
    let end = timing.endTime.map { mediaTime(at: $0) }
    if local < timing.beginTime {
      return mediaTime(at: timing.startTime ?? timing.beginTime) - spread.lead
    }
    guard timing.speed != 0 else { return nil }
    guard isSeen else { return end }
    guard let step = record.program.nextStep(after: local) else { return now }
    guard step.isFinite else { return end }
    // Each instance has steps of its own, and time that runs back meets those that were.
    guard spread.isNone, effectiveSpeed > 0 else { return now }
    return min(mediaTime(at: step) + LayerContext.stepDelay, end ?? .infinity)
  }
}
