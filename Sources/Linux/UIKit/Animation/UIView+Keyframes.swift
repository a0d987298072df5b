// SPDX-License-Identifier: MIT

extension UIView {
  /// How an animation of keyframes runs. From one to the next it goes evenly.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []

    /// What a block without keyframes has too; the same bits.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x23F) }
  }

  /// Runs what `addKeyframe` says inside the closure, each part in its share of the time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: delay, options: options.common, completion: completion)
    ViewAnimations.runKeyframes(
      KeyframeRecorder(block: block), animations: animations)
  }

  /// Inside `animateKeyframes`: changes between two moments, as parts of the whole duration.
  /// Elsewhere the changes are made without an animation of their own.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = ViewAnimations.recorder else {
      animations()
      return
    }
    recorder.record(from: frameStartTime, for: frameDuration, animations)
  }
}
