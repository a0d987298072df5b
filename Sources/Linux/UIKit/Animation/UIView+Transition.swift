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
      if options.contains(.allowAnimatedContent) {
        changes()
      } else {
        performWithoutAnimation(changes)
      }
      if ViewAnimations.areEnabled, block.duration > 0 { dissolve?.start(in: block) }
    }
  }

  /// Puts a view in the place of another one, or shows it there and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview = fromView.superview else {
      swap()
      animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    transition(
      with: superview, duration: duration, options: options, animations: swap,
      completion: completion)
  }
}
