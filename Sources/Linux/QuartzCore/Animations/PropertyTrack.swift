// SPDX-License-Identifier: MIT

import Foundation

/// An animation of one property as a value.
struct PropertyTrack {
  enum Source {
    case ends(AnimationEnds)
    case spring(AnimationEnds, SpringCurve)
    case keyframes(KeyframeTrack)
  }

  var path: PropertyPath
  var isAdditive: Bool
  var source: Source

  /// - Parameters:
  ///   - progress: How far, by the pace of the animation.
  ///   - seconds: How long since the repetition began; springs have a pace of their own.
  func apply(to values: inout LayerValues, progress: Double, seconds: CFTimeInterval) {
    let shown = path.value(in: values)
    let value =
      switch source {
      case .ends(let ends): ends.value(over: shown, CGFloat(progress))
      case .spring(let ends, let curve): ends.value(over: shown, CGFloat(curve.value(at: seconds)))
      case .keyframes(let track): track.value(at: progress)
      }
    path.set(isAdditive ? value.added(to: shown) : value, in: &values)
  }

  var matrixRole: AnimationProgram.MatrixRole {
    switch path.key {
    case .transform, .instanceTransform: isAdditive && path.component == nil ? .adds : .changes
    default: .none
    }
  }
}

/// The two ends of a basic animation, either of which may be left to the layer.
struct AnimationEnds {
  var from: AnimatableValue?
  var to: AnimatableValue?

  /// - Parameter underlying: What the layer shows without the animation.
  fileprivate func value(over underlying: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
    (from ?? underlying).interpolated(to: to ?? underlying, t)
  }
}
