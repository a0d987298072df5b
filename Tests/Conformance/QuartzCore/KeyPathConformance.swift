// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's “Core Animation Programming Guide”, appendix C (the parts of transforms,
/// points, sizes and rectangles that a key path can name) and appendix B (what is animatable). A
/// quarter of the way each, of numbers that go evenly.
@MainActor @Suite(.onScreen) struct KeyPathConformance {
  private func shown<Layer: CALayer>(
    _ keyPath: String, from: Any, to: Any, on layer: Layer, at time: CFTimeInterval = 0.25
  ) throws -> Layer {
    let player = Player(layer)
    player.add(basic(keyPath, from: from, to: to))
    return try #require(player.shown(at: time) as? Layer)
  }

  private func transform(
    _ keyPath: String, _ from: Any, _ to: Any, at time: CFTimeInterval = 0.25
  ) throws -> CATransform3D {
    try shown(keyPath, from: from, to: to, on: CALayer(), at: time).transform
  }

  /// An angle goes all the way. A matrix does not know how often it was turned, and takes the
  /// shorter way.
  @Test func matricesTakeTheShorterWay() throws {
    let angle = CGFloat.pi * 3 / 2
    for keyPath in ["transform.rotation.z", "transform.rotation"] {
      let far = try transform(keyPath, 0, angle, at: 0.5)
      #expect(isNear(far.m11, -0.70711) && isNear(far.m12, 0.70711) && isNear(far.m21, -0.70711))
    }
    let end = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
    let near = try transform("transform", CATransform3DIdentity, end, at: 0.5)
    #expect(isNear(near.m11, 0.70711) && isNear(near.m12, -0.70711))
  }

  @Test func pointsSizesAndRectanglesHaveParts() throws {
    let size = CGSize(width: 8, height: 4)
    let sized = try shown("bounds.size", from: CGSize.zero, to: size, on: CALayer())
    #expect(sized.bounds == CGRect(x: 0, y: 0, width: 2, height: 1))
    let moved = try shown("bounds.origin.x", from: 0, to: 8, on: CALayer())
    #expect(moved.bounds.origin == CGPoint(x: 2, y: 0))
  }

  /// A quarter of the way from red to half a green.
  private func isQuarter(_ color: CGColor?) -> Bool {
    guard let parts = color?.components, parts.count == 4 else { return false }
    return zip(parts, [0.75, 0.25, 0, 0.875] as [CGFloat])
      .allSatisfy { isNear($0, $1, within: 0.005) }
  }

  @Test func colorsAreMixedByComponent() throws {
    let (from, to) = (CGColor.rgb(1, 0, 0), CGColor.rgb(0, 1, 0, 0.5))
    let plain = try shown("backgroundColor", from: from, to: to, on: CALayer())
    #expect(isQuarter(plain.backgroundColor))
    #expect(isQuarter(try shown("borderColor", from: from, to: to, on: CALayer()).borderColor))
    let fill = try shown("fillColor", from: from, to: to, on: CAShapeLayer())
    #expect(isQuarter(fill.fillColor))
    let stroke = try shown("strokeColor", from: from, to: to, on: CAShapeLayer())
    #expect(isQuarter(stroke.strokeColor))
  }

  @Test func strokesAnimate() throws {
    #expect(isNear(try shown("strokeEnd", from: 0, to: 1, on: CAShapeLayer()).strokeEnd, 0.25))
    #expect(isNear(try shown("strokeStart", from: 0, to: 1, on: CAShapeLayer()).strokeStart, 0.25))
    #expect(isNear(try shown("lineWidth", from: 2, to: 10, on: CAShapeLayer()).lineWidth, 4))
  }

  /// Half of each: twice as large, turned by an eighth, moved by 5.
  @Test func matricesAreTakenApart() throws {
    let end = CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: 3, y: 3)
        .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
        .concatenating(CGAffineTransform(translationX: 10, y: 20)))
    let half = try transform("transform", CATransform3DIdentity, end, at: 0.5)
    let side = 2 * CGFloat(0.5).squareRoot()
    #expect(isNear(half.m11, side) && isNear(half.m12, side))
    #expect(isNear(half.m21, -side) && isNear(half.m22, side))
    #expect(isNear(half.m41, 5) && isNear(half.m42, 10))
  }
}
