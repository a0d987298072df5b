// SPDX-License-Identifier: MIT

/// Moves a view a little with the tilt of the device, unless the user reduces motion.
@MainActor final class MotionEffect {
  /// How far the view moves to each side, in points.
  private static let amplitude: CGFloat = 10

  private weak var view: UIView?
  private var effect: UIMotionEffect?
  private let observers = NotificationObservers()

  var isEnabled = false { didSet { update() } }

  init(view: UIView) {
    self.view = view
    observers.observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
      Task { @MainActor [weak self] in self?.update() }
    }
  }

  private func update() {
    let isWanted = isEnabled && !UIAccessibility.isReduceMotionEnabled
    guard isWanted != (effect != nil) else { return }
    if let effect { view?.removeMotionEffect(effect) }
    effect = isWanted ? Self.makeEffect() : nil
    if let effect { view?.addMotionEffect(effect) }
  }

  private static func makeEffect() -> UIMotionEffect {
    let effects = [
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
    ]
    for effect in effects {
      effect.minimumRelativeValue = -amplitude
      effect.maximumRelativeValue = amplitude
    }
    let group = UIMotionEffectGroup()
    group.motionEffects = effects
    return group
  }
}
