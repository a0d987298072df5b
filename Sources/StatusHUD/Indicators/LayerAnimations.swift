// SPDX-License-Identifier: MIT

/// Methods that create animations for layers.
enum LayerAnimations {
  /// Returns an animation of a numeric layer property.
  static func animation(
    _ keyPath: String, from start: CGFloat, to end: CGFloat,
    duration: CFTimeInterval, timing: CAMediaTimingFunctionName
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
