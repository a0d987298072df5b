// SPDX-License-Identifier: MIT

/// The brief transition from one content to the next while a HUD is on screen.
///
/// Only the size of the bezel moves, so it is the same for a user who reduces motion.
@MainActor enum ContentTransition {
  static let duration: TimeInterval = 0.15

  static let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]

  /// - Parameter completion: Runs once, also when another animation interrupts this one.
  static func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: changes,
      completion: { _ in completion?() })
  }

  /// Cross-fades what `view` shows into what it shows after `changes`.
  static func dissolve(_ view: UIView, _ changes: @escaping () -> Void) {
    UIView.transition(
      with: view, duration: duration, options: options.union(.transitionCrossDissolve),
      animations: changes)
  }
}
