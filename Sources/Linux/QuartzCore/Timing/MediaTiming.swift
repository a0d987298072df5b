// SPDX-License-Identifier: MIT

/// The values of `CAMediaTiming`, and the arithmetic of time.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var fillMode = CAMediaTimingFillMode.removed
  var repeatCount: Float = 0

  /// Where in its course something is.
  struct Position: Equatable {
    enum Phase { case before, active, after }
    var phase: Phase
    /// 0...1
    var fraction: Double
  }

  /// The own time at the parent's time `t`.
  func activeTime(at t: CFTimeInterval) -> CFTimeInterval { (t - beginTime).sound }

  /// One repetition.
  var cycle: CFTimeInterval { duration > 0 ? duration : 0 }

  /// From the first moment to the last; may be infinite.
  var activeDuration: CFTimeInterval {
    guard repeatCount > 0 else { return cycle }
    // The customary "for ever" is the greatest number of either float type.
    guard repeatCount < 1e30, cycle > 0 else { return cycle > 0 ? .infinity : 0 }
    return cycle * Double(repeatCount)
  }

  /// The parent's time at which it is over; nil: never.
  var endTime: CFTimeInterval? {
    let end = activeDuration + beginTime
    return end.isFinite ? end : nil
  }

  /// Whether it is over at the parent's time `t`. Converting an end to the root's time and back
  /// may lose the last bits, and an end missed by them would be waited for without ever coming.
  func isOver(at t: CFTimeInterval) -> Bool {
    guard let endTime else { return false }
    return t >= endTime - (1e-9 + abs(endTime) * 1e-14)
  }

  /// The place in the course at the parent's time `t`.
  ///
  /// - Parameter includesEnd: The very end still counts as part of the course: for children of a
  ///   group, which end together with it and must not vanish from what the group holds.
  func position(at t: CFTimeInterval, includesEnd: Bool = false) -> Position {
    let length = activeDuration
    let time = activeTime(at: t)
    let isWithin = (0...length).contains(time)
    var phase = Position.Phase.active
    if isOver(at: t), !(includesEnd && isWithin) {
      phase = .after
    } else if !isWithin {
      phase = time < 0 ? .before : .after
    }
    return place(phase == .after ? length : min(max(time, 0), length), in: length, phase: phase)
  }

  private func place(
    _ time: CFTimeInterval, in length: CFTimeInterval, phase: Position.Phase
  ) -> Position {
    let cycle = cycle
    guard cycle > 0 else { return Position(phase: phase, fraction: 1) }
    // A duration without end never leaves its first value.
    guard cycle.isFinite, time.isFinite else {
      return Position(phase: phase, fraction: 0)
    }
    var iteration = (time / cycle).rounded(.down)
    // The end of the last repetition is its end, not the start of one more.
    if iteration > 0, time >= length, iteration * cycle >= time { iteration -= 1 }
    let fraction = (time - iteration * cycle) / cycle
    return Position(phase: phase, fraction: Double(CGFloat(fraction).unit))
  }
}

extension CFTimeInterval {
  /// A number even for times that are none: far away, but finite.
  fileprivate var sound: CFTimeInterval {
    if isFinite { return self }
    return isNaN ? 0 : self < 0 ? -1e15 : 1e15
  }
}
