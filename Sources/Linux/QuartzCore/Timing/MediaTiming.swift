// SPDX-License-Identifier: MIT

/// The values of `CAMediaTiming`, and the arithmetic of time.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var fillMode = CAMediaTimingFillMode.removed
  var repeatCount: Float = 0

  /// The place of an animation in its course.
  struct Position: Equatable {
    enum Phase { case before, active, after }
    var phase: Phase
    /// 0...1
    var fraction: Double
  }

  /// The animation's own time at the parent's time `t`.
  func activeTime(at t: CFTimeInterval) -> CFTimeInterval { (t - beginTime).sound }

  /// One repetition.
  var cycle: CFTimeInterval { duration > 0 ? duration : 0 }

  /// The time from the beginning to the end, which can be infinite.
  var activeDuration: CFTimeInterval {
    guard repeatCount > 0 else { return cycle }
    // Clients use the greatest number of either float type for an endless repetition.
    guard repeatCount < 1e30, cycle > 0 else { return cycle > 0 ? .infinity : 0 }
    return cycle * Double(repeatCount)
  }

  /// The parent's time of the end; `nil` if there is none.
  var endTime: CFTimeInterval? {
    let end = activeDuration + beginTime
    return end.isFinite ? end : nil
  }

  /// Whether it's over at the parent's time `t`. Rounding may lose the last bits of the end. Without a
  /// tolerance, the end might be waited for without ever coming.
  func isOver(at t: CFTimeInterval) -> Bool {
    guard let endTime else { return false }
    return t >= endTime - (1e-9 + abs(endTime) * 1e-14)
  }

  /// The place in the course at the parent's time `t`.
  func position(at t: CFTimeInterval) -> Position {
    let length = activeDuration
    let time = activeTime(at: t)
    var phase = Position.Phase.active
    if isOver(at: t) || time > length {
      phase = .after
    } else if time < 0 {
      phase = .before
    }
    return place(phase == .after ? length : min(max(time, 0), length), in: length, phase: phase)
  }

  private func place(
    _ time: CFTimeInterval, in length: CFTimeInterval, phase: Position.Phase
  ) -> Position {
    let cycle = cycle
    guard cycle > 0 else { return Position(phase: phase, fraction: 1) }
    // An infinite duration never leaves the first value.
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
  /// A finite number, which is far away for times that aren't finite.
  fileprivate var sound: CFTimeInterval {
    if isFinite { return self }
    return isNaN ? 0 : self < 0 ? -1e15 : 1e15
  }
}
