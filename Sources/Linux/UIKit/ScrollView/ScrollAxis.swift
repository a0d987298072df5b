// SPDX-License-Identifier: MIT

/// How far a scroll view goes along one axis, and what it does at the ends.
struct ScrollAxis {
  /// The offsets at which the content's ends meet the view's.
  var range: ClosedRange<CGFloat>
  /// The view's length, which the resistance beyond the ends is measured by.
  var length: CGFloat
  var isScrollable: Bool

  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset under a finger that has moved to an offset: beyond the ends it follows less and
  /// less. The formula and its 0.55 are UIScrollView's, as published by many who measured it.
  func resisted(_ offset: CGFloat) -> CGFloat {
    guard isScrollable else { return clamped(offset) }
    let inside = clamped(offset)
    let beyond = offset - inside
    guard beyond != 0, length > 0 else { return inside }
    let way = (1 - 1 / (abs(beyond) * 0.55 / length + 1)) * length
    return inside + (beyond < 0 ? -way : way)
  }

  /// The offset of a finger at which `resisted` is this one.
  func unresisted(_ offset: CGFloat) -> CGFloat {
    let inside = clamped(offset)
    let way = min(abs(offset - inside), length * 0.99)
    guard way > 0, length > 0 else { return offset }
    let beyond = (1 / (1 - way / length) - 1) * length / 0.55
    return inside + (offset < inside ? -beyond : beyond)
  }
}

/// The way of one axis after the finger has left: it slows down exponentially, and at an end, or
/// beyond one, a critically damped spring of stiffness 100 and mass 1 brings it back. Both are what
/// measurements of UIScrollView gave.
struct ScrollCoasting {
  private var start: CGFloat
  private var velocity: CGFloat
  /// The exponent of the slowing down, per second; negative.
  private var decay: CGFloat { 1000 * log(0.998) }
  private var slowingDuration: TimeInterval = 0
  private var spring: Spring?
  private(set) var target: CGFloat
  private(set) var duration: TimeInterval = 0

  /// What is closer to the end than this has arrived.
  private static let threshold: CGFloat = 0.25

  private struct Spring {
    static let beta: CGFloat = 10
    var edge: CGFloat
    var displacement: CGFloat
    var velocity: CGFloat

    private var slope: CGFloat { velocity + Self.beta * displacement }

    func offset(after time: TimeInterval) -> CGFloat {
      edge + exp(-Self.beta * time) * (displacement + slope * time)
    }

    var duration: TimeInterval {
      let first = log(max(1, 2 * abs(displacement) / ScrollCoasting.threshold)) / Self.beta
      let rise = 4 * abs(slope) / (.e * Self.beta * ScrollCoasting.threshold)
      let second = 2 * log(max(1, rise)) / Self.beta
      return max(first, second)
    }
  }

  /// - Parameters:
  ///   - velocity: In points per second.
  init(from start: CGFloat, velocity: CGFloat, axis: ScrollAxis) {
    self.start = start
    self.velocity = axis.isScrollable ? velocity : 0
    target = start
    let edge = axis.clamped(start)
    if edge != start {
      bounce(at: edge, displacement: start - edge, velocity: self.velocity)
      return
    }
    let rest = start - self.velocity / decay
    let last = axis.clamped(rest)
    target = last
    if last == rest {
      slowingDuration = log(max(1, abs(rest - start) / Self.threshold)) / -decay
      duration = slowingDuration
      return
    }
    slowingDuration = log(1 + (last - start) * decay / self.velocity) / decay
    duration = slowingDuration
    bounce(at: last, displacement: 0, velocity: self.velocity * exp(decay * slowingDuration))
  }

  private mutating func bounce(at edge: CGFloat, displacement: CGFloat, velocity: CGFloat) {
    let spring = Spring(edge: edge, displacement: displacement, velocity: velocity)
    self.spring = spring
    target = edge
    duration = slowingDuration + spring.duration
  }

  func offset(after time: TimeInterval) -> CGFloat {
    if time >= duration { return target }
    if let spring, time >= slowingDuration { return spring.offset(after: time - slowingDuration) }
    return start + velocity / decay * (exp(decay * time) - 1)
  }
}

extension CGFloat {
  fileprivate static let e: CGFloat = 2.718281828459045
}
