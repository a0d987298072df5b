// SPDX-License-Identifier: MIT

/// The animations of indicator layers. They belong to the layer tree: no code of the library runs
/// per frame.
enum LayerAnimations {
  static let turnDuration: CFTimeInterval = 1

  /// The part of its path that the ring's line covers at first. The path has two turns, so this is
  /// one turn with a gap, and half the path later the line is in the same place.
  static let ringStroke: ClosedRange<CGFloat> = 0.015...0.485

  /// Rotates the mask of the ring clockwise, without end.
  static func rotation() -> CAAnimation {
    endless(animation("transform.rotation", from: 0, to: 2 * .pi))
  }

  /// Moves the line of the ring along its path, in step with the mask.
  static func strokeWindow() -> CAAnimation {
    let (first, last) = (ringStroke.lowerBound, ringStroke.upperBound)
    let group = CAAnimationGroup()
    group.animations = [
      animation("strokeStart", from: first, to: first + 0.5),
      animation("strokeEnd", from: last, to: last + 0.5),
    ]
    group.duration = turnDuration
    return endless(group)
  }

  /// A simple animation of a number; by default, one turn at an even speed.
  static func animation(
    _ keyPath: String, from start: CGFloat, to end: CGFloat,
    duration: CFTimeInterval = turnDuration, timing: CAMediaTimingFunctionName = .linear
  ) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: timing)
    return animation
  }

  private static func endless(_ animation: CAAnimation) -> CAAnimation {
    animation.repeatCount = .infinity
    // The system would remove it when the app goes to the background.
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension CATransaction {
  /// Changes layers without their implicit animations.
  static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
