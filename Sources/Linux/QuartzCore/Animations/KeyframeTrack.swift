// SPDX-License-Identifier: MIT

import Foundation

/// The values of a keyframe animation, and when each is reached.
struct KeyframeTrack {
  private let values: [AnimatableValue]
  private let times: [Double]
  private let isDiscrete: Bool

  init(values: [AnimatableValue], times: [Double]?, mode: CAAnimationCalculationMode) {
    self.values = values
    isDiscrete = mode == .discrete
    let count = values.count
    if let times, Self.isUsable(times), isDiscrete || Self.spansAll(times),
      times.count == count || (isDiscrete && times.count == count + 1)
    {
      self.times = times
    } else {
      let steps = Double(max(isDiscrete ? count : count - 1, 1))
      self.times = (0..<count).map { Double($0) / steps }
    }
  }

  private static func isUsable(_ times: [Double]) -> Bool {
    times.allSatisfy { (0...1).contains($0) }
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// From 0 to 1, as near as sums of fractions come to it: there is nothing to show elsewhere.
  private static func spansAll(_ times: [Double]) -> Bool {
    guard let first = times.first, let last = times.last else { return false }
    return times.count == 1 || first < 1e-6 && last > 1 - 1e-6
  }

  /// The progress at which a discrete animation jumps, rising; nil for one that moves.
  var steps: [Double]? {
    isDiscrete ? Array(times.prefix(values.count).dropFirst()) : nil
  }

  /// - Parameter progress: A pace that overshoots goes on in the direction of the outer segments.
  func value(at progress: Double) -> AnimatableValue {
    let last = values.count - 1
    let index = times.lastIndex { $0 <= progress } ?? 0
    guard !isDiscrete, last > 0 else { return values[min(index, last)] }
    let start = min(index, last - 1)
    let length = times[start + 1] - times[start]
    let t = length > 0 ? (progress - times[start]) / length : 1
    return values[start].interpolated(to: values[start + 1], CGFloat(t))
  }
}
