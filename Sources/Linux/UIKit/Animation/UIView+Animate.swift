// SPDX-License-Identifier: MIT

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    ViewAnimations.run(
      AnimationBlock(duration: duration, delay: 0, options: []), animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.run(
      AnimationBlock(duration: duration, delay: 0, options: [], completion: completion),
      animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.run(
      AnimationBlock(
        duration: duration, delay: delay, options: options, completion: completion),
      animations: animations)
  }

  /// A spring that comes to rest after `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ViewSpring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    ViewAnimations.run(
      AnimationBlock(
        duration: duration, delay: delay, options: options, spring: spring,
        completion: completion),
      animations: animations)
  }

  /// Runs changes without animating them, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = ViewAnimations.areEnabled
    ViewAnimations.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimations.areEnabled = enabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimations.areEnabled }
}
