// SPDX-License-Identifier: MIT

/// The brief animation that runs when the content of a visible HUD changes.
///
/// The animation fades and resizes views, so it also runs when Reduce Motion is on.
@MainActor enum ContentTransition {
  static let duration: TimeInterval = 0.15
  static let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]

  /// - Parameter completion: A closure that runs once, even if the animation is interrupted.
  static func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: changes,
      completion: { _ in completion?() })
  }

  /// Applies `changes` to `view`, and cross-fades from the old content to the new content.
  static func dissolve(_ view: UIView, _ changes: @escaping () -> Void) {
    UIView.transition(
      with: view, duration: duration, options: options.union(.transitionCrossDissolve),
      animations: changes)
  }
}
