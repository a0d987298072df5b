// SPDX-License-Identifier: MIT

extension AnimationProgram {
  private static let shortestFrame: CFTimeInterval = 1.0 / 240

  /// When the value next differs from what it is: a time later than `time`, infinite for never.
  /// nil where it changes all the time. Both times are the layer's, or the group's in a group.
  func nextStep(after time: CFTimeInterval) -> CFTimeInterval? {
    switch timing.position(at: time).phase {
    case .after: return .infinity
    case .before: return timing.beginTime
    case .active: break
    }
    guard let own = nextOwnStep(after: timing.activeTime(at: time)) else { return nil }
    return min(own + timing.beginTime, timing.endTime ?? .infinity)
  }

  /// The same in the time of the animation itself, in which every repetition is as long as the
  /// first.
  private func nextOwnStep(after time: CFTimeInterval) -> CFTimeInterval? {
    let cycle = timing.cycle
    guard !isVoid, cycle > 0, cycle.isFinite else { return .infinity }
    let start = (time / cycle).rounded(.down) * cycle
    switch content {
    case .nothing: return .infinity
    case .dissolve: return nil
    case .property(let track):
      guard let moments = moments(of: track) else { return nil }
      // Steps that follow each other faster than frames are a movement.
      guard cycle >= Self.shortestFrame * Double(moments.count) else { return nil }
      return start + (moments.first { start + $0 > time } ?? cycle)
    case .group(let children):
      // Where the children's time is not the group's but for its repetitions, it is left at that.
      guard pace?.isLinear ?? true else { return nil }
      var next = cycle
      for child in children {
        guard let step = child.nextStep(after: time - start) else { return nil }
        next = min(next, step)
      }
      return start + next
    }
  }

  /// When in a cycle the steps come, in order; nil for what does not only jump, and for a pace that
  /// goes to and fro.
  private func moments(of track: PropertyTrack) -> [CFTimeInterval]? {
    guard case .keyframes(let keyframes) = track.source, var steps = keyframes.steps else {
      return nil
    }
    if let pace, !pace.isLinear {
      guard let inverse = pace.inverse else { return nil }
      steps = steps.map { inverse.value(at: $0) }
    }
    return [0] + steps.map { $0 * timing.duration }
  }
}
