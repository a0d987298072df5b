// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

extension RandomTree {
  /// Gives some layers animations that begin around `start`.
  mutating func animate(_ layers: [CALayer], around start: CFTimeInterval) {
    for layer in layers.dropFirst() where chance(60) {
      for _ in 0..<int(1..<3) {
        let animation = animation(for: layer)
        time(animation)
        if chance(50) { animation.beginTime = start + Double(number(-1...1)) }
        layer.add(animation, forKey: chance(70) ? "\(int(0..<4))" : nil)
      }
    }
  }

  private mutating func time(_ animation: CAAnimation) {
    animation.duration = chance(5) ? 0 : Double(number(0.05...2))
    animation.fillMode = [.removed, .forwards, .backwards, .both][int(0..<4)]
    animation.isRemovedOnCompletion = chance(50)
    if chance(30) { animation.repeatCount = chance(30) ? .infinity : Float(number(0...4)) }
    if chance(40) {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(number(0...1)), Float(number(-1...2)), Float(number(0...1)),
        Float(number(-1...2)))
    }
  }

  private mutating func animation(for layer: CALayer) -> CAAnimation {
    let (path, from, to) = values(for: layer)
    let animation = CABasicAnimation(keyPath: path)
    if chance(70) { animation.fromValue = from }
    if chance(70) { animation.toValue = to }
    animation.isAdditive = chance(15)
    return animation
  }

  /// A property of the layer and two values, which are sometimes invalid.
  private mutating func values(for layer: CALayer) -> (String, Any, Any) {
    if chance(3) { return ("opacity", CGFloat.nan, "text") }
    if layer is CAShapeLayer, chance(60) {
      return chance(50)
        ? ("strokeStart", number(-0.2...1), number(-0.2...1))
        : ("strokeEnd", number(0...1.2), number(0...1.2))
    }
    switch int(0..<6) {
    case 0: return ("position", rect().origin, rect().origin)
    case 1: return ("bounds", rect(), rect())
    case 2: return ("transform.rotation.z", number(-7...7), number(-7...7))
    case 3: return ("cornerRadius", number(-2...15), number(-2...15))
    case 4: return ("backgroundColor", color(), color())
    default: return ("opacity", number(-0.5...1.5), number(-0.5...1.5))
    }
  }
}
