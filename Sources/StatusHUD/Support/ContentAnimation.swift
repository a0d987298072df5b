// SPDX-License-Identifier: MIT

/// The brief animation that runs when the content of a visible HUD changes.
///
/// The animation runs even if Reduce Motion is on, because it only fades and resizes views.
@MainActor enum ContentAnimation {
  static let duration: TimeInterval = 0.15
  /// The animation also keeps its own time if the app changes the HUD in an animation block.
  static let options: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
    .overrideInheritedCurve, .overrideInheritedOptions,
  ]

  /// - Parameter completion: A closure that runs once, even if the animation doesn't finish.
  static func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: changes,
      completion: { _ in completion?() })
  }

  /// Performs `changes`, and cross-fades from the view's old content to its new content.
  static func dissolve(_ view: UIView, _ changes: @escaping () -> Void) {
    UIView.transition(
      with: view, duration: duration, options: options.union(.transitionCrossDissolve),
      animations: changes)
  }
}
