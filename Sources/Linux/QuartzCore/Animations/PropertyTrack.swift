// SPDX-License-Identifier: MIT

/// An animation of one property as a value.
struct PropertyTrack {
  enum Source {
    case ends(AnimationEnds)
    case spring(AnimationEnds, SpringCurve)
    case keyframes(KeyframeTrack)
  }

  var path: PropertyPath
  var isAdditive: Bool
  var isCumulative: Bool
  var source: Source
  var function: CAValueFunction?

  /// - Parameters:
  ///   - progress: How far, by the pace of the animation.
  ///   - seconds: How long since the repetition began; springs have a pace of their own.
  ///   - iteration: How many repetitions lie behind.
  func apply(
    to values: inout LayerValues, progress: Double, seconds: CFTimeInterval, iteration: Int
  ) {
    let shown = path.value(in: values)
    // A transform has no number that an animation of one could begin at.
    let underlying = function?.neutral ?? shown
    guard var value = value(over: underlying, progress: progress, seconds: seconds) else { return }
    if isCumulative, iteration > 0,
      let end = self.value(over: underlying, progress: 1, seconds: .infinity),
      let sum = end.repeated(iteration)
    {
      value = value.added(to: sum)
    }
    if let function {
      guard let transform = function.transform(of: value) else { return }
      value = .transform(transform)
    }
    path.set(isAdditive ? value.added(to: shown) : value, in: &values)
    if case .keyframes(let track) = source, let turn = track.rotation(at: progress) {
      values.transform = CATransform3DConcat(turn, values.transform)
    }
  }

  var matrixRole: AnimationProgram.MatrixRole {
    switch path.key {
    case .transform, .sublayerTransform, .instanceTransform:
      isAdditive && path.component == nil ? .adds : .changes
    default:
      if case .keyframes(let track) = source, track.isRotating { .changes } else { .none }
    }
  }

  private func value(
    over underlying: AnimatableValue, progress: Double, seconds: CFTimeInterval
  ) -> AnimatableValue? {
    switch source {
    case .ends(let ends):
      let (from, to) = ends.resolved(over: underlying)
      return from.interpolated(to: to, CGFloat(progress))
    case .spring(let ends, let curve):
      let (from, to) = ends.resolved(over: underlying)
      return from.interpolated(to: to, CGFloat(curve.value(at: seconds)))
    case .keyframes(let track):
      return track.value(at: progress)
    }
  }
}
