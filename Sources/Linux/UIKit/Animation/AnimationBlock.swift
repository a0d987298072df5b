// SPDX-License-Identifier: MIT

/// One call of `UIView.animate`: the timing of its animations, and the completion that runs once,
/// when the last of them has ended.
@MainActor
final class AnimationBlock: NSObject, @preconcurrency CAAnimationDelegate {
  private(set) var duration: TimeInterval
  private(set) var options: UIView.AnimationOptions
  private let delay: TimeInterval
  private let spring: ViewSpring?
  private var completion: ((Bool) -> Void)?

  private var runningCount = 0
  private var allFinished = true
  private var isClosed = false
  private var views: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    spring: ViewSpring? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.options = options
    self.spring = spring
    self.completion = completion
  }

  /// A block inside another one takes its time, curve, and options, unless its own options say no.
  func inherit(from outer: AnimationBlock?) {
    guard let outer else { return }
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) {
      let others = options.rawValue & ~(0xF << 16)
      options = .init(rawValue: others | outer.options.curveNumber << 16)
    }
    guard !options.contains(.overrideInheritedOptions) else { return }
    options.formUnion(outer.options.intersection([.allowUserInteraction, .beginFromCurrentState]))
  }

  /// Ends the block. Without animations, the completion runs with the next turn of the main queue,
  /// so that it always runs, but never before `animate` returns.
  func close() {
    isClosed = true
    guard runningCount == 0 else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.finish() }
    }
  }

  func layoutViews() {
    for view in views { view.layoutIfNeeded() }
  }

  // MARK: Animations

  /// A basic or spring animation with the timing of the block, not yet on a layer.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let spring {
      let springAnimation = ViewSpringAnimation(keyPath: keyPath)
      spring.apply(to: springAnimation)
      animation = springAnimation
    } else {
      animation = ViewBasicAnimation(keyPath: keyPath)
      animation.timingFunction = options.timingFunction
    }
    time(animation)
    return animation
  }

  /// Gives an animation the time of the block, and the block for a delegate.
  func time(_ animation: CAAnimation) {
    animation.duration = duration
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.repeatCount = options.contains(.repeat) ? .infinity : 0
    animation.delegate = self
  }

  /// Animates to the new value, from the visible value if the block begins from the current state,
  /// otherwise from the value that was set.
  func makeReplacingAnimation(for view: UIView, key: ReplacingKey) -> CABasicAnimation {
    let layer = view.layer
    let animation = makeAnimation(keyPath: key.rawValue)
    let source =
      options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
    // No color is a transparent one: an animation without a start would mean something else.
    animation.fromValue = key.value(of: source) ?? UIColor.clear.cgColor
    return animation
  }

  /// Called for each animation as it goes on its layer.
  func willAdd(to layer: CALayer) {
    runningCount += 1
    guard let view = layer.delegate as? UIView else { return }
    if !views.contains(where: { $0 === view }) {
      views.append(view)
      if !options.contains(.allowUserInteraction) { view.viewState.interactionBlockers += 1 }
    }
  }

  // MARK: Ending

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningCount = max(0, runningCount - 1)
    if !flag { allFinished = false }
    if isClosed, runningCount == 0 { finish() }
  }

  private func finish() {
    if !options.contains(.allowUserInteraction) {
      for view in views { view.viewState.interactionBlockers -= 1 }
    }
    views = []
    let completion = completion
    self.completion = nil
    completion?(allFinished)
  }
}
