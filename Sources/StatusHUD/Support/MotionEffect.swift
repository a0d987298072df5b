// SPDX-License-Identifier: MIT

/// Lets a view move a little against what lies beneath it when the device is tilted.
@MainActor final class MotionEffect {
  /// How far the view moves to either side, in points.
  static let amplitude: CGFloat = 10

  private weak var view: UIView?
  private var effect: UIMotionEffect?
  private let observers = ObserverBag()

  /// Default: false. Nothing moves for a user who reduces motion.
  var isEnabled = false {
    didSet { update() }
  }

  init(view: UIView) {
    self.view = view
    observers.observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      Task { @MainActor [weak self] in self?.update() }
    }
  }

  /// Installs the effect once, and takes away what is not wanted any more.
  private func update() {
    let isWanted = isEnabled && !UIAccessibility.isReduceMotionEnabled
    if isWanted, effect == nil {
      let effect = Self.makeEffect()
      view?.addMotionEffect(effect)
      self.effect = effect
    } else if !isWanted, let effect {
      view?.removeMotionEffect(effect)
      self.effect = nil
    }
  }

  private static func makeEffect() -> UIMotionEffect {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      makeEffect("center.x", .tiltAlongHorizontalAxis),
      makeEffect("center.y", .tiltAlongVerticalAxis),
    ]
    return group
  }

  private static func makeEffect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType
  ) -> UIMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = -amplitude
    effect.maximumRelativeValue = amplitude
    return effect
  }
}
