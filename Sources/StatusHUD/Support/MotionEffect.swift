// SPDX-License-Identifier: MIT

/// An effect that moves a view slightly when the device tilts, unless Reduce Motion is on.
@MainActor final class MotionEffect {
  /// The maximum distance that the view moves in each direction, in points.
  private static let amplitude: CGFloat = 10

  private weak var view: UIView?
  private lazy var effect: UIMotionEffect = {
    let tilts = [
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
    ]
    for tilt in tilts {
      tilt.minimumRelativeValue = -Self.amplitude
      tilt.maximumRelativeValue = Self.amplitude
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
