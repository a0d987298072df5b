// SPDX-License-Identifier: MIT

/// The animations of indicator layers. They belong to the layer tree: no code of the library runs
/// per frame.
enum LayerAnimations {
  static let turnDuration: CFTimeInterval = 1

  /// Rotates a layer clockwise, without end.
  static func rotation() -> CAAnimation {
    let animation = animation("transform.rotation", from: 0, to: 2 * .pi)
    animation.repeatCount = .infinity
    // The system would remove it when the app goes to the background.
    animation.isRemovedOnCompletion = false
    return animation
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
