// SPDX-License-Identifier: MIT

/// Fades a backdrop and a bezel in and out, from what is on screen.
///
/// Model values change at once, so the target of an interrupted fade never has to be known.
@MainActor
final class BezelFade {
  /// How the bezel zooms while it fades.
  struct Motion {
    /// The scale at the start of the fade-in.
    var entry: CGFloat
    /// The scale at the end of the fade-out.
    var exit: CGFloat
    /// Whether it moves like a critically damped spring.
    var isSpring = false

    /// The motion of the global HUD.
    static let overlay = Motion(entry: 1.3, exit: 1 / 1.3)
  }

  /// Whether the newest fade is a fade-in.
  private(set) var isVisible = false
  private var lastFade = 0
  private var runningFade: Int?

  /// - Parameter completion: Runs once: before this returns if there is nothing to animate, else
  ///   when the animation ends or is interrupted.
  func set(
    _ visible: Bool, backdrop: UIView, bezel: UIView, motion: Motion, duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    let isZooming = !UIAccessibility.isReduceMotionEnabled
    if visible, !isVisible, runningFade == nil {
      UIView.performWithoutAnimation {
        bezel.transform = isZooming ? Self.scale(motion.entry) : .identity
      }
    }
    isVisible = visible

    let changes = {
      backdrop.alpha = visible ? 1 : 0
      bezel.alpha = visible ? 1 : 0
      bezel.transform = visible || !isZooming ? .identity : Self.scale(motion.exit)
    }
    guard duration > 0 else {
      runningFade = nil
      for view in [backdrop, bezel] { view.layer.removeAllAnimations() }
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    lastFade += 1
    let fade = lastFade
    runningFade = fade
    let end = { (_: Bool) in
      if self.runningFade == fade { self.runningFade = nil }
      completion()
    }
    let curve: UIView.AnimationOptions = visible ? .curveEaseOut : .curveEaseIn
    let options = ContentTransition.options
    if motion.isSpring {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: options.union(curve), animations: changes,
        completion: end)
    }
  }

  private static func scale(_ factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: factor, y: factor)
  }
}
