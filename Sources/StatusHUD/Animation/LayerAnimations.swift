// SPDX-License-Identifier: MIT

/// The animations of the indicators' layers. They belong to the layer tree: no code of ours runs
/// per frame.
enum LayerAnimations {
  static let turnDuration: CFTimeInterval = 1

  /// What the line of the turning ring covers of its path at first. The path has two turns, so this
  /// is one with a small gap, and half of the path further on it is in the same place again.
  static let ringStroke: ClosedRange<CGFloat> = 0.015...0.485

  /// The mask of the turning ring: clockwise, a turn per second, for ever.
  static func rotation() -> CAAnimation {
    endless(basic("transform.rotation", from: 0, to: 2 * .pi))
  }

  /// The line of the turning ring, in step with its mask: a turn is half of the path.
  static func strokeWindow() -> CAAnimation {
    let (first, last) = (ringStroke.lowerBound, ringStroke.upperBound)
    let start = basic("strokeStart", from: first, to: first + 0.5)
    let end = basic("strokeEnd", from: last, to: last + 0.5)
    start.duration = turnDuration
    end.duration = turnDuration
    let group = CAAnimationGroup()
    group.animations = [start, end]
    return endless(group)
  }

  /// Draws a stroke from `start` to where its layer's `strokeEnd` is.
  static func stroke(
    from start: CGFloat, to end: CGFloat, duration: CFTimeInterval,
    timing: CAMediaTimingFunctionName
  ) -> CAAnimation {
    let animation = basic("strokeEnd", from: start, to: end)
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: timing)
    return animation
  }

  private static func basic(
    _ keyPath: String, from start: CGFloat, to end: CGFloat
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    return animation
  }

  private static func endless(_ animation: CAAnimation) -> CAAnimation {
    animation.duration = turnDuration
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    // The system removes others when the app goes to the background.
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension CATransaction {
  /// Makes changes to layers that have no view without the animation they bring by default.
  static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}

extension CALayer {
  /// Draws all layers below this one for a screen of that many pixels per point. A view's own layer
  /// is the only one that UIKit sees to.
  func applyToSublayers(contentsScale scale: CGFloat) {
    for layer in sublayers ?? [] {
      layer.contentsScale = scale
      layer.applyToSublayers(contentsScale: scale)
    }
  }
}
