// SPDX-License-Identifier: MIT

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// For properties that are points; takes the place of `values`.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1 and not decreasing; a discrete animation has one time
  /// more, its end. nil, or times that do not fit: evenly spaced. A paced animation needs none.
  open var keyTimes: [NSNumber]?
  /// The pace between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// For the cubic modes, how tight the curve is at each value: 1 stops there, -1 swings wide.
  open var tensionValues: [NSNumber]?
  /// For the cubic modes, how sharp the corner at each value is: 0 is smooth.
  open var continuityValues: [NSNumber]?
  /// For the cubic modes, where the curve goes at each value: positive overshoots it, negative
  /// turns before it.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with `path`; nil: it does not.
  open var rotationMode: CAAnimationRotationMode?

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.frozen
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }

  private var spline: KeyframeSpline {
    func numbers(_ list: [NSNumber]?) -> [CGFloat] {
      list?.map { CGFloat($0.doubleValue).sound } ?? []
    }
    return KeyframeSpline(
      tensions: numbers(tensionValues), continuities: numbers(continuityValues),
      biases: numbers(biasValues))
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
        paces: timingFunctions?.map(\.curve) ?? [], mode: calculationMode, spline: spline,
        rotation: rotationMode))
  }
}
