// SPDX-License-Identifier: MIT

extension UIView {
  /// Changes a view and dissolves its old look into the new one.
  ///
  /// Without `transitionCrossDissolve`, the changes are animated as in any other block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = { animations?() ?? () }
    guard options.contains(.transitionCrossDissolve) else {
      animate(
        withDuration: duration, delay: 0, options: options, animations: changes,
        completion: completion)
      return
    }
    let dissolve = CrossDissolve(view: view)
    let block = AnimationBlock(
      duration: duration, delay: 0, options: options, completion: completion)
    ViewAnimations.run(block) {
      performWithoutAnimation(changes)
      if ViewAnimations.areEnabled, block.duration > 0 { dissolve?.start(in: block) }
    }
  }
}
