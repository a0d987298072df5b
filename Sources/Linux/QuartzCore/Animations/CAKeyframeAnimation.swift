// SPDX-License-Identifier: MIT

import Foundation
import LinuxCoreGraphics

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?

  /// The time of each value, from 0 to 1 and not decreasing. A discrete animation has one more time,
  /// its end. If this is `nil` or doesn't fit the values, they're evenly spaced.
  open var keyTimes: [NSNumber]?

  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.calculationMode = calculationMode
  }

  override var source: PropertyTrack.Source? {
    let decoded = values?.compactMap { AnimatableValue($0) } ?? []
    guard !decoded.isEmpty else { return nil }
    return .keyframes(
      KeyframeTrack(
        values: decoded, times: keyTimes?.map(\.doubleValue), mode: calculationMode))
  }
}

/// The way in which values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
}

/// The values of a keyframe animation and their times.
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

  /// Whether the times reach from 0 to 1, apart from rounding errors.
  private static func spansAll(_ times: [Double]) -> Bool {
    guard let first = times.first, let last = times.last else { return false }
    return times.count == 1 || first < 1e-6 && last > 1 - 1e-6
  }

  /// The rising progress values at which a discrete animation jumps; `nil` for other animations.
  var steps: [Double]? {
    isDiscrete ? Array(times.prefix(values.count).dropFirst()) : nil
  }

  /// - Parameter progress: A progress outside 0...1 continues in the direction of the outer segments.
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
