// SPDX-License-Identifier: MIT

/// An animation as a value, which a layer creates once from the public object.
struct AnimationProgram {
  enum Content {
    case property(PropertyTrack)
    case dissolve(Dissolve)
    case nothing
  }

  var timing: MediaTiming
  let pace: UnitBezier?
  let content: Content

  /// - Parameter defaultDuration: The duration if the animation has no valid one.
  init(_ animation: CAAnimation, defaultDuration: CFTimeInterval) {
    timing = animation.timing
    if !(timing.duration > 0) { timing.duration = max(defaultDuration, 0) }
    if !timing.beginTime.isFinite { timing.beginTime = 0 }
    pace = animation.timingFunction?.curve
    content = animation.content
  }

  /// - Parameter time: The layer's time.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    let place = timing.position(at: time)
    switch place.phase {
    case .before where !timing.fillMode.isBackwards: return
    case .after where !timing.fillMode.isForwards: return
    default: break
    }
    let progress = pace?.value(at: place.fraction) ?? place.fraction
    let length = timing.duration.isFinite ? timing.duration : 0
    switch content {
    case .property(let track):
      track.apply(to: &values, progress: progress, seconds: place.fraction * length)
    case .dissolve(var dissolve):
      dissolve.amount = CGFloat(progress).unit
      values.dissolve = dissolve
    case .nothing: break
    }
  }

  /// Whether the animation can make its layer visible, so that the layer can't be skipped.
  var affectsVisibility: Bool {
    switch content {
    case .property(let track): track.path.key == .opacity
    case .dissolve: true
    case .nothing: false
    }
  }

  /// Whether the animation changes only the layer's place and opacity.
  var onlyMoves: Bool {
    switch content {
    case .property(let track):
      [.position, .transform, .opacity].contains(track.path.key)
    case .dissolve: false
    case .nothing: true
    }
  }

  /// The effect of an animation on the layer's transform.
  enum TransformRole {
    case none
    /// Concatenates another transform before it, and does nothing else.
    case adds
    /// Anything else.
    case changes
  }

  var transformRole: TransformRole {
    guard case .property(let track) = content, track.path.key == .transform else { return .none }
    return track.isAdditive && track.path.isWhole ? .adds : .changes
  }
}

// MARK: Steps

extension AnimationProgram {
  private static let shortestFrame: CFTimeInterval = 1.0 / 240

  /// The next time after `time` at which the value changes; infinite if it never changes, and `nil`
  /// if it changes all the time. Both times are the layer's.
  func nextStep(after time: CFTimeInterval) -> CFTimeInterval? {
    switch timing.position(at: time).phase {
    case .after: return .infinity
    case .before: return timing.beginTime
    case .active: break
    }
    guard let step = nextActiveStep(after: timing.activeTime(at: time)) else { return nil }
    return min(step + timing.beginTime, timing.endTime ?? .infinity)
  }

  /// The same in the animation's own time.
  private func nextActiveStep(after time: CFTimeInterval) -> CFTimeInterval? {
    let cycle = timing.cycle
    guard cycle > 0, cycle.isFinite else { return .infinity }
    switch content {
    case .nothing: return .infinity
    case .dissolve: return nil
    case .property(let track):
      guard case .steps(let steps) = track.source, pace == nil else { return nil }
      let moments = steps.starts.map { $0 * cycle }
      // Steps that follow each other faster than frames are a movement.
      guard cycle >= Self.shortestFrame * Double(moments.count) else { return nil }
      let start = (time / cycle).rounded(.down) * cycle
      return start + (moments.first { start + $0 > time } ?? cycle)
    }
  }
}

// MARK: One property

/// An animation of one property as a value.
struct PropertyTrack {
  enum Source {
    case ends(AnimationEnds)
    case spring(AnimationEnds, SpringCurve)
    case steps(StepTrack)
  }

  let path: PropertyPath
  let isAdditive: Bool
  let source: Source

  /// - Parameters:
  ///   - progress: The progress after the animation's pace.
  ///   - seconds: The time since the repetition began. Springs have their own pace.
  func apply(to values: inout LayerValues, progress: Double, seconds: CFTimeInterval) {
    let shown = path.value(in: values)
    let value =
      switch source {
      case .ends(let ends): ends.value(over: shown, CGFloat(progress))
      case .spring(let ends, let curve): ends.value(over: shown, CGFloat(curve.value(at: seconds)))
      case .steps(let track): track.value(at: progress)
      }
    path.set(isAdditive ? value.added(to: shown) : value, in: &values)
  }
}

/// The two ends of a basic animation, either of which may be left to the layer.
struct AnimationEnds {
  let from: AnimatableValue?
  let to: AnimatableValue?

  /// - Parameter underlying: The layer's value without the animation.
  fileprivate func value(over underlying: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
    (from ?? underlying).interpolated(to: to ?? underlying, t)
  }
}
