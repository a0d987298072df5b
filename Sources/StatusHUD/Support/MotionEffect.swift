// SPDX-License-Identifier: MIT

/// An effect that moves a view slightly when the device tilts, unless Reduce Motion is on.
@MainActor final class MotionEffect {
  private weak var view: UIView?
  private lazy var effect: UIMotionEffect = {
    let tilts = [
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
    ]
    for tilt in tilts {
      // In points.
      tilt.minimumRelativeValue = -10
      tilt.maximumRelativeValue = 10
    }
    let group = UIMotionEffectGroup()
    group.motionEffects = tilts
    return group
  }()
  private let observers = NotificationObservers()

  var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }

  init(view: UIView) {
    self.view = view
    observers.onMain(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      self?.update()
    }
  }

  private func update() {
    view?.removeMotionEffect(effect)
    if isEnabled, !UIAccessibility.isReduceMotionEnabled { view?.addMotionEffect(effect) }
  }
}
