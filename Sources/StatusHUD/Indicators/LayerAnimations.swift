// SPDX-License-Identifier: MIT

/// Methods that create animations for layers.
enum LayerAnimations {
  static let turnDuration: CFTimeInterval = 1

  /// Returns an animation that rotates a layer clockwise indefinitely.
  static func rotation() -> CAAnimation {
    let animation = animation("transform.rotation", from: 0, to: 2 * .pi)
    animation.repeatCount = .infinity
    // By default, the system removes animations when the app enters the background.
    animation.isRemovedOnCompletion = false
    return animation
  }

  /// Returns an animation of a numeric layer property. The default timing is linear.
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
}

extension CATransaction {
  /// Performs `changes` without implicit animations.
  static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
