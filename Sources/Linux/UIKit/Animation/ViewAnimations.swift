// SPDX-License-Identifier: MIT

/// The animation blocks that are running. They turn the changes of views' layers into animations.
@MainActor
enum ViewAnimations {
  static var areEnabled = true
  private static var blocks: [AnimationBlock] = []

  static var current: AnimationBlock? { blocks.last }

  static func run(_ block: AnimationBlock, animations: () -> Void) {
    block.inherit(from: current)
    blocks.append(block)
    animations()
    if block.options.contains(.layoutSubviews) { block.layoutViews() }
    blocks.removeLast()
    block.close()
  }

  /// The action of a view's layer when the value of a key is about to change. `NSNull` means none.
  static func action(for view: UIView, forKey event: String) -> any CAAction {
    guard areEnabled, let block = current, block.duration > 0 else { return NSNull() }
    if AdditiveKey(rawValue: event) != nil {
      return AdditiveViewAction(view: view, block: block)
    }
    guard let key = ReplacingKey(rawValue: event) else { return NSNull() }
    return block.makeReplacingAnimation(for: view, key: key)
  }
}

/// The keys whose animation replaces the previous one. UIKit's list has nothing of borders.
enum ReplacingKey: String {
  case opacity, backgroundColor

  func value(of layer: CALayer) -> Any? {
    switch self {
    case .opacity: layer.opacity
    case .backgroundColor: layer.backgroundColor
    }
  }
}

/// An animation that reports to its block when a layer runs it. A subclass that gets it from
/// `super.action(for:forKey:)` can set another key path and return it, or drop it: only an animation
/// that runs counts for the completion.
final class ViewBasicAnimation: CABasicAnimation {
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    reportToBlock(self, object: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// The same on a spring.
final class ViewSpringAnimation: CASpringAnimation {
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    reportToBlock(self, object: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// Views' layers change on the main actor only, though layers are not bound to it by type.
private func reportToBlock(_ animation: CAAnimation, object: Any) {
  guard let layer = object as? CALayer else { return }
  let block = animation.delegate
  nonisolated(unsafe) let unsafeLayer = layer
  nonisolated(unsafe) let unsafeBlock = block
  MainActor.assumeIsolated {
    (unsafeBlock as? AnimationBlock)?.willAdd(to: unsafeLayer)
  }
}

/// The numbers of the spring behind a view animation; its mass is 1.
struct ViewSpring {
  var stiffness: CGFloat
  var damping: CGFloat
  var initialVelocity: CGFloat

  /// A spring whose swing is below a thousandth after `duration` seconds.
  init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    let duration = duration > 0 && duration.isFinite ? duration : 1
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let omega = Self.frequency(ratio: ratio, velocity: velocity, duration: duration)
    stiffness = omega * omega
    damping = 2 * ratio * omega
    self.initialVelocity = velocity
  }

  func apply(to animation: CASpringAnimation) {
    animation.mass = 1
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
  }

  /// The envelope at the end is a thousandth of the way. It falls with the frequency wherever it is
  /// used, so halving the interval finds the frequency.
  private static func frequency(
    ratio: CGFloat, velocity: CGFloat, duration: TimeInterval
  ) -> CGFloat {
    func envelope(_ omega: CGFloat) -> CGFloat {
      let decay = exp(-ratio * omega * duration)
      if ratio >= 1 { return abs(1 + (omega - velocity) * duration) * decay }
      return abs((ratio * omega - velocity) / (omega * (1 - ratio * ratio).squareRoot())) * decay
    }
    if ratio < 1, velocity == 0 {
      return log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    }
    var high: CGFloat = 1 / duration
    while envelope(high) > 0.001 || high * duration * ratio < 5 { high *= 2 }
    var low: CGFloat = 0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      // Beyond a velocity the envelope has a zero; right of it it rises and falls again, and the
      // last crossing is the one that counts.
      if envelope(middle) > 0.001 || middle * ratio * duration < 1 {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
