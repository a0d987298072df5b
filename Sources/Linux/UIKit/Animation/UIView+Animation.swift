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

extension UIView {
  /// How an animation block runs. The curve and the transition are numbers inside the bits, as on
  /// Apple, so `curveEaseInOut` is the absence of the others.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The number of the curve. 7 is the keyboard's, which has no name.
    var curveNumber: UInt { (rawValue >> 16) & 0xF }
  }
}

@MainActor
extension UIView.AnimationOptions {
  private static let timingFunctions = [.easeInEaseOut, .easeIn, .easeOut, .linear]
    .map(CAMediaTimingFunction.init(name:))

  var timingFunction: CAMediaTimingFunction {
    let functions = Self.timingFunctions
    return curveNumber < functions.count ? functions[Int(curveNumber)] : functions[0]
  }
}
