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
    let (path, values) = values(for: layer)
    let animation: CAPropertyAnimation
    switch int(0..<4) {
    case 0:
      let spring = CASpringAnimation(keyPath: path)
      spring.damping = number(0...20)
      spring.stiffness = number(1...300)
      spring.initialVelocity = number(-10...10)
      (spring.fromValue, spring.toValue) = (values.first, values.last)
      animation = spring
    case 1:
      let keyframes = CAKeyframeAnimation(keyPath: path)
      keyframes.values = values
      keyframes.calculationMode = chance(50) ? .linear : .discrete
      animation = keyframes
    default:
      let basic = CABasicAnimation(keyPath: path)
      if chance(70) { basic.fromValue = values.first }
      if chance(70) { basic.toValue = values.last }
      animation = basic
    }
    animation.isAdditive = chance(15)
    return animation
  }

  /// A property of the layer and three values for it, which now and then make no sense.
  private mutating func values(for layer: CALayer) -> (String, [Any]) {
    if chance(3) { return ("opacity", [CGFloat.nan, CGFloat.infinity, "text"]) }
    if layer is CAShapeLayer, chance(60) {
      return [
        ("strokeStart", numbers(-0.2...1)), ("strokeEnd", numbers(0...1.2)),
        ("lineWidth", numbers(-1...8)), ("path", [path(), path(), path()]),
        ("strokeColor", [color(), color(), color()]),
      ][int(0..<5)]
    }
    switch int(0..<9) {
    case 0: return ("position", (0..<3).map { _ in rect().origin })
    case 1: return ("bounds", (0..<3).map { _ in rect() })
    case 2: return ("transform.rotation.z", numbers(-7...7))
    case 3: return ("transform.scale", numbers(-2...2))
    case 4: return ("cornerRadius", numbers(-2...15))
    case 5: return ("backgroundColor", [color(), color(), color()])
    case 6: return ("shadowRadius", numbers(-1...6))
    case 7: return ("contents", [Self.images[int(0..<4)], NSNull(), Self.images[int(0..<4)]])
    default: return ("opacity", numbers(-0.5...1.5))
    }
  }

  private mutating func numbers(_ range: ClosedRange<CGFloat>) -> [Any] {
    (0..<3).map { _ in number(range) }
  }

  /// They are drawn once, since most trees need none.
  private static let images: [CGImage] = {
    var random = RandomTree(seed: 1)
    return (0..<4).compactMap { _ in try? random.image() }
  }()
}
