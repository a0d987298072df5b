// SPDX-License-Identifier: MIT

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { viewState.motionEffects }
    set {
      viewState.motionEffects = newValue
      MotionEffects.shared.update(self)
    }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
