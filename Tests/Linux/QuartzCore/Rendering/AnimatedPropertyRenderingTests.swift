// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Every animatable property is drawn. Expected values: half-way a linear animation shows the
/// picture of a layer with the mean of both ends.
@Suite struct AnimatedPropertyRenderingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let key: String
    let from: @Sendable () -> Any
    let to: @Sendable () -> Any
    /// Gives a layer what the animation shows half-way.
    let middle: @Sendable (CALayer) -> Void
    var testDescription: String { key }

    init(
      _ key: String, _ from: @autoclosure @escaping @Sendable () -> Any,
      _ to: @autoclosure @escaping @Sendable () -> Any,
      _ middle: @escaping @Sendable (CALayer) -> Void
    ) {
      (self.key, self.from, self.to, self.middle) = (key, from, to, middle)
    }
  }

  private static let purple = CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1)

  static let plain: [Case] = [
    Case("position", CGPoint(x: 20, y: 20), CGPoint(x: 24, y: 18)) {
      $0.position = CGPoint(x: 22, y: 19)
    },
    Case("bounds", CGRect(0, 0, 10, 30), CGRect(4, 0, 30, 20)) { $0.bounds = CGRect(2, 0, 20, 25) },
    Case("anchorPoint", CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1)) {
      $0.anchorPoint = CGPoint(x: 0.5, y: 0.75)
    },
    Case("opacity", 0, 0.5) { $0.opacity = 0.25 },
    Case("transform", CATransform3DIdentity, CATransform3DMakeScale(2, 3, 1)) {
      $0.transform = CATransform3DMakeScale(1.5, 2, 1)
    },
    Case("transform.rotation.z", 0.25, 0.75) {
      $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    },
    Case("transform.scale", 1, 2) { $0.transform = CATransform3DMakeScale(1.5, 1.5, 1) },
    Case("backgroundColor", Ink.red, Ink.blue) { $0.backgroundColor = purple },
    Case("cornerRadius", 2, 8) { $0.cornerRadius = 5 },
    Case("borderWidth", 1, 6) { $0.borderWidth = 3.5 },
    Case("borderColor", Ink.red, Ink.blue) { $0.borderColor = purple },
    Case("shadowColor", Ink.red, Ink.blue) { $0.shadowColor = purple },
    Case("shadowOpacity", 0.5, 1) { $0.shadowOpacity = 0.75 },
    Case("shadowOffset", CGSize(width: 4, height: 0), CGSize(width: 0, height: -2)) {
      $0.shadowOffset = CGSize(width: 2, height: -1)
    },
    Case("shadowRadius", 1, 4) { $0.shadowRadius = 2.5 },
    Case(
      "shadowPath", CGPath(rect: CGRect(0, 0, 10, 10), transform: nil),
      CGPath(rect: CGRect(4, 0, 20, 40), transform: nil)
    ) { $0.shadowPath = CGPath(rect: CGRect(2, 0, 15, 25), transform: nil) },
  ]

  static let shape: [Case] = [
    Case("strokeStart", 0, 0.5) { ($0 as? CAShapeLayer)?.strokeStart = 0.25 },
    Case("strokeEnd", 0.5, 1) { ($0 as? CAShapeLayer)?.strokeEnd = 0.75 },
    Case("lineWidth", 1, 4) { ($0 as? CAShapeLayer)?.lineWidth = 2.5 },
    Case("fillColor", Ink.red, Ink.blue) { ($0 as? CAShapeLayer)?.fillColor = purple },
    Case("strokeColor", Ink.red, Ink.blue) { ($0 as? CAShapeLayer)?.strokeColor = purple },
    Case(
      "path", CGPath(ellipseIn: CGRect(0, 0, 10, 10), transform: nil),
      CGPath(ellipseIn: CGRect(4, 4, 20, 10), transform: nil)
    ) {
      ($0 as? CAShapeLayer)?.path = CGPath(ellipseIn: CGRect(2, 2, 15, 10), transform: nil)
    },
  ]

  static let gradient: [Case] = [
    Case("colors", [Ink.red, Ink.red], [Ink.blue, Ink.red]) {
      ($0 as? CAGradientLayer)?.colors = [purple, Ink.red]
    },
    Case("locations", [0, 0.5], [0.5, 1]) {
      ($0 as? CAGradientLayer)?.locations = [0.25, 0.75]
    },
    Case("startPoint", CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.5)) {
      ($0 as? CAGradientLayer)?.startPoint = CGPoint(x: 0.25, y: 0.25)
    },
    Case("endPoint", CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0.5)) {
      ($0 as? CAGradientLayer)?.endPoint = CGPoint(x: 0.5, y: 0.75)
    },
  ]

  /// A layer whose every part can be seen.
  private func dress(_ layer: CALayer) {
    layer.frame = CGRect(10, 10, 20, 20)
    layer.backgroundColor = Ink.green
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    if let shape = layer as? CAShapeLayer {
      shape.path = CGPath(ellipseIn: CGRect(2, 2, 16, 16), transform: nil)
      shape.strokeColor = Ink.red
    }
    (layer as? CAGradientLayer)?.colors = [Ink.red, Ink.blue]
  }

  private func check(_ property: Case, _ make: () -> CALayer) throws {
    let animated = try RenderedScreen(40, 40, scale: 2)
    let layer = make()
    dress(layer)
    animated.root.addSublayer(layer)
    animated.update(at: 0)
    let rest = try animated.pixels()
    let animation = CABasicAnimation(keyPath: property.key)
    animation.fromValue = property.from()
    animation.toValue = property.to()
    animation.beginTime = 1
    animation.duration = 1
    layer.add(animation, forKey: nil)
    animated.update(at: 1.5)

    let expected = try RenderedScreen(40, 40, scale: 2)
    let still = make()
    dress(still)
    property.middle(still)
    expected.root.addSublayer(still)
    expected.update(at: 0)
    let difference = try animated.pixels().difference(to: expected.pixels())
    // Sums in another order may round another way.
    #expect((difference?.maximum ?? 255) <= 1)
    #expect(try animated.pixels() != rest)
  }

  @Test(arguments: plain) func propertiesOfEveryLayerAnimate(property: Case) throws {
    try check(property) { CALayer() }
  }

  @Test(arguments: shape) func propertiesOfShapesAnimate(property: Case) throws {
    try check(property) { CAShapeLayer() }
  }

  @Test(arguments: gradient) func propertiesOfGradientsAnimate(property: Case) throws {
    try check(property) { CAGradientLayer() }
  }
}
