// SPDX-License-Identifier: MIT

/// How a HUD on screen goes from one content to the next: briefly, and from what is seen.
///
/// Nothing but the bezel's size moves, so this is the same for a user who reduces motion.
@MainActor
enum ContentChange {
  static let duration: TimeInterval = 0.15

  private static let options: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState,
  ]

  /// - Parameter completion: Called once, also when another animation interrupted this one.
  static func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: changes,
      completion: { _ in completion?() })
  }

  /// Makes `changes` to what `view` shows, and dissolves its old look into the new one.
  static func dissolve(_ view: UIView, _ changes: @escaping () -> Void) {
    UIView.transition(
      with: view, duration: duration, options: options.union(.transitionCrossDissolve),
      animations: changes)
  }

  /// Lets the shadow follow an animation of the bounds, which takes only the view itself along.
  static func animateShadow(of layer: CALayer, from old: CGPath?) {
    let animation = CABasicAnimation(keyPath: "shadowPath")
    animation.fromValue = old
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "shadowPath")
  }
}
