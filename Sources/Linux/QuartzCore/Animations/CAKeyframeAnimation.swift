// SPDX-License-Identifier: MIT

import Foundation
import LinuxCoreGraphics

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?

  /// When each value is reached, from 0 to 1 and not decreasing; a discrete animation has one time
  /// more, its end. nil, or times that do not fit: evenly spaced.
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

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
}
