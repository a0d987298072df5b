// SPDX-License-Identifier: MIT

/// The values of `CAMediaTiming`, and the arithmetic of time.
struct MediaTiming {
  var autoreverses = false
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var fillMode = CAMediaTimingFillMode.removed
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0

  /// Where in its course something is.
  struct Position: Equatable {
    enum Phase { case before, active, after }
    var phase: Phase
    /// 0...1, running back in the second half of one that autoreverses.
    var fraction: Double
  }

  /// The own time at the parent's time `t`.
  func activeTime(at t: CFTimeInterval) -> CFTimeInterval {
    // A stopped clock shows its offset, also when it is asked for the end of time.
    guard speed != 0 else { return timeOffset.sound }
    return ((t - beginTime) * Double(speed) + timeOffset).sound
  }

  /// The parent's time at which the own time is `t`; nil while time stands still.
  func parentTime(at t: CFTimeInterval) -> CFTimeInterval? {
    guard speed != 0, speed.isFinite else { return nil }
    let time = (t - timeOffset) / Double(speed) + beginTime
    return time.isNaN ? nil : time
  }

  /// One forth and, perhaps, back.
  var cycle: CFTimeInterval {
    let length = duration > 0 ? duration : 0
    return autoreverses ? length * 2 : length
  }

  /// From the first moment to the last, in own time; may be infinite.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0 else { return cycle }
    // The customary "for ever" is the greatest number of either float type.
    guard repeatCount < 1e30, cycle > 0 else { return cycle > 0 ? .infinity : 0 }
    return cycle * Double(repeatCount)
  }

  /// The parent's time at which it is over; nil: never.
  var endTime: CFTimeInterval? {
    let end = parentTime(at: speed < 0 ? 0 : activeDuration)
    guard let end, end.isFinite else { return nil }
    return end
  }

  /// The parent's time at which it begins to show; nil while time stands still.
  var startTime: CFTimeInterval? {
    let start = parentTime(at: speed < 0 ? activeDuration : 0)
    guard let start, start.isFinite else { return speed < 0 ? beginTime : nil }
    return max(start, beginTime)
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
    let isOver = speed != 0 && isOver(at: t)
    var phase = Position.Phase.active
    // The first moment of something that runs backwards lies before its end, so order matters.
    if isOver, !(includesEnd && time <= length && time >= 0) {
      phase = .after
    } else if time < 0 || (speed < 0 && time > length) || (speed != 0 && t < beginTime) {
      phase = .before
    } else if time > length {
      phase = .after
    }
    // In own time `after` at positive speed is the end, at negative speed the start.
    var inside = min(max(time, 0), length)
    if phase == .after, speed > 0 { inside = length }
    if phase == .after, speed < 0 { inside = 0 }
    // Before the beginning the first moment is held, even where own time already goes on.
    if phase == .before, let startTime { inside = min(max(activeTime(at: startTime), 0), length) }
    return place(inside, in: length, phase: phase)
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
    let rest = (time - iteration * cycle) / duration
    let fraction = rest > 1 && autoreverses ? 2 - rest : rest
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
