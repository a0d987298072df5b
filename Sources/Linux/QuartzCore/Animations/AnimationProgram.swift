// SPDX-License-Identifier: MIT

/// An animation as a value: what a layer plays, made once from the public object.
struct AnimationProgram {
  indirect enum Content {
    case property(PropertyTrack)
    case dissolve(Dissolve)
    case group([AnimationProgram])
    case nothing
  }

  var timing: MediaTiming
  var pace: UnitBezier?
  var content: Content

  /// - Parameter defaultDuration: For an animation that has none, or one that makes no sense.
  init(_ animation: CAAnimation, defaultDuration: CFTimeInterval) {
    timing = animation.timing
    if !(timing.duration > 0) { timing.duration = max(defaultDuration, 0) }
    if !timing.beginTime.isFinite { timing.beginTime = 0 }
    pace = animation.timingFunction?.curve
    if let group = animation as? CAAnimationGroup {
      // A child without a duration lasts as long as its group.
      let length = timing.duration
      content = .group(
        group.animations?.map { AnimationProgram($0, defaultDuration: length) } ?? [])
    } else {
      content = animation.content
    }
  }

  /// - Parameters:
  ///   - time: Of the layer; of the group in a group.
  ///   - isChild: In a group, whose end is still part of its children.
  func apply(to values: inout LayerValues, at time: CFTimeInterval, isChild: Bool = false) {
    let place = timing.position(at: time, includesEnd: isChild)
    switch place.phase {
    case .before where !timing.fillMode.isBackwards: return
    case .after where !timing.fillMode.isForwards: return
    default: break
    }
    let progress = pace?.value(at: place.fraction) ?? place.fraction
    let length = timing.duration.isFinite ? timing.duration : 0
    switch content {
    case .property(let track):
      track.apply(
        to: &values, progress: progress, seconds: place.fraction * length)
    case .dissolve(var dissolve):
      dissolve.amount = CGFloat(progress).unit
      values.dissolve = dissolve
    case .group(let children):
      for child in children { child.apply(to: &values, at: progress * length, isChild: true) }
    case .nothing: break
    }
  }

  /// Whether it can make visible what is not, so that its layer must not be passed over.
  var affectsVisibility: Bool {
    switch content {
    case .property(let track): track.path.key == .opacity || track.path.key == .hidden
    case .dissolve: true
    case .group(let children): children.contains(where: \.affectsVisibility)
    case .nothing: false
    }
  }

  /// Whether it changes nothing but where the layer is, and how opaque.
  var onlyMoves: Bool {
    switch content {
    case .property(let track):
      [.position, .anchorPoint, .transform, .opacity, .hidden].contains(track.path.key)
    case .group(let children): children.allSatisfy(\.onlyMoves)
    case .dissolve: false
    case .nothing: true
    }
  }

  /// What an animation does with the layer's matrices.
  enum MatrixRole {
    case none
    /// Puts another one before it, and does nothing else.
    case adds
    /// Anything else.
    case changes
  }

  var matrixRole: MatrixRole {
    switch content {
    case .property(let track): track.matrixRole
    case .group(let children):
      children.contains { $0.matrixRole != .none } ? .changes : .none
    case .dissolve, .nothing: .none
    }
  }

  /// Whether it changes any picture at all.
  var isVoid: Bool {
    switch content {
    case .property, .dissolve: false
    case .group(let children): children.allSatisfy(\.isVoid)
    case .nothing: true
    }
  }
}
