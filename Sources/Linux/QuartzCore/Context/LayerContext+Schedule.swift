// SPDX-License-Identifier: MIT

extension LayerContext {
  /// The delay of the frame of a step, which prevents rounding from making the frame too early.
  fileprivate static let stepDelay: CFTimeInterval = 1e-6

  /// The time at which the next frame is due: `now` while anything moves, otherwise the next step,
  /// beginning, or end of an animation; `nil` if there is none.
  public func nextFrameTime(after now: CFTimeInterval) -> CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatedLayers where layer.context === self && !layer.attachedAnimations.isEmpty {
      let isSeen = !layer.isHiddenFromView
      for record in layer.attachedAnimations {
        guard let time = record.nextChange(after: now, isSeen: isSeen) else { continue }
        if time <= now { return now }
        next = min(next ?? time, time)
      }
    }
    return next
  }

  /// The time at which the next running animation ends, where a virtual clock can stop.
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
  /// Whether the layer or an ancestor is hidden or transparent, and no animation changes that.
  fileprivate final var isHiddenFromView: Bool {
    var step: CALayer? = self
    while let layer = step {
      if layer.values.isHidden || !(layer.values.opacity > 0),
        !layer.attachedAnimations.contains(where: \.program.affectsVisibility)
      {
        return true
      }
      step = layer.ancestor
    }
    return false
  }
}

extension AnimationRecord {
  /// The media time at which the record next changes the picture or ends; `nil` if it never does.
  fileprivate func nextChange(after now: CFTimeInterval, isSeen: Bool) -> CFTimeInterval? {
    let timing = program.timing
    if isStopped { return nil }
    guard isResolved, !timing.isOver(at: now) else { return now }
    if now < timing.beginTime { return timing.beginTime }
    guard isSeen else { return timing.endTime }
    guard let step = program.nextStep(after: now) else { return now }
    guard step.isFinite else { return timing.endTime }
    return min(step + LayerContext.stepDelay, timing.endTime ?? .infinity)
  }
}
