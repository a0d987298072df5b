// SPDX-License-Identifier: MIT

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// For properties that are points; takes the place of `values`.
  open var path: CGPath?
  /// When each value is reached, 0...1 and not decreasing; a discrete animation has one time more,
  /// its end. nil, or a wrong number: evenly spaced. A paced animation needs none.
  open var keyTimes: [NSNumber]?
  /// The pace between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.frozen
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
  }

  override var source: PropertyTrack.Source? {
    let frames: KeyframeTrack.Frames
    if let path {
      let line = KeyframePath(path)
      guard !line.segments.isEmpty else { return nil }
      frames = .path(line)
    } else {
      let decoded = values?.compactMap { AnimatableValue($0) } ?? []
      guard !decoded.isEmpty else { return nil }
      frames = .values(decoded)
    }
    return .keyframes(
      KeyframeTrack(
        frames: frames, times: keyTimes?.map(\.doubleValue),
        paces: timingFunctions?.map(\.curve) ?? [], mode: calculationMode))
  }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
}
