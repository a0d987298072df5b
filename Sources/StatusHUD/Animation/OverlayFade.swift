// SPDX-License-Identifier: MIT

/// Fades a mask and a bezel in and out, from wherever they are.
///
/// Model values are set at once, so where an interrupted fade was going is never asked for; the
/// animations run from what is on screen.
@MainActor
final class OverlayFade {
  /// How the bezel moves while it fades.
  struct Motion {
    /// The scale it comes from.
    var entry: CGFloat
    /// The scale it goes to.
    var exit: CGFloat
    /// Whether it comes to rest like a critically damped spring, rather than eased.
    var isSpring = false

    /// That of the global HUD: it comes larger and goes smaller.
    static let overlay = Motion(entry: 1.3, exit: 1 / 1.3)
  }

  private(set) var isVisible = false
  /// The newest fade, while it lasts; an earlier one has ended by being interrupted.
  private var underWay: Int?
  private var lastFade = 0

  /// - Parameter completion: Called once: before this returns when there is nothing to animate,
  ///   else at the end of the animation, with false if it was interrupted.
  func set(
    _ visible: Bool, mask: UIView, bezel: UIView, motion: Motion = .overlay,
    duration: TimeInterval, completion: @escaping (Bool) -> Void
  ) {
    let isZooming = !UIAccessibility.isReduceMotionEnabled
    if visible && !isVisible && underWay == nil {
      UIView.performWithoutAnimation {
        bezel.transform = isZooming ? Self.scale(motion.entry) : .identity
      }
    }
    isVisible = visible

    let changes = {
      mask.alpha = visible ? 1 : 0
      bezel.alpha = visible ? 1 : 0
      bezel.transform = visible || !isZooming ? .identity : Self.scale(motion.exit)
    }
    guard duration > 0 else {
      underWay = nil
      for view in [mask, bezel] { view.layer.removeAllAnimations() }
      UIView.performWithoutAnimation(changes)
      completion(true)
      return
    }
    lastFade += 1
    let fade = lastFade
    underWay = fade
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    let end = { (finished: Bool) in
      if self.underWay == fade { self.underWay = nil }
      completion(finished)
    }
    if motion.isSpring {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0,
        options: options.union(visible ? .curveEaseOut : .curveEaseIn),
        animations: changes, completion: end)
    }
  }

  private static func scale(_ factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: factor, y: factor)
  }
}
