// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// The cases that the conformance suites leave open. Expected values: our rules.
@Suite struct ValueTests {
  private func interpolate(_ a: Any, _ b: Any, _ t: CGFloat) throws -> AnimatableValue {
    try #require(AnimatableValue(a)).interpolated(to: try #require(AnimatableValue(b)), t)
  }

  /// On Linux, numbers aren't bridged: a `CGFloat` in an `Any` isn't an `NSNumber`.
  @Test func everyKindOfNumberIsRead() {
    let numbers: [Any] = [CGFloat(1), 1.0, Float(1), 1, NSNumber(value: 1), true]
    for number in numbers { #expect(AnimatableValue(number)?.number == 1) }
    #expect(AnimatableValue("1") == nil)
    #expect(AnimatableValue(nil) == nil)
  }

  /// A scale of zero has no angle, so the entries are mixed.
  @Test func transformsGrowFromNothing() {
    let grown = CATransform3DMakeScale(0, 0, 1).interpolated(to: CATransform3DIdentity, 0.5)
    #expect(isClose(grown, CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  /// A missing color is the other color, transparent.
  @Test func aMissingColorIsTransparent() throws {
    let color = try interpolate(CGColor.black, NSNull(), 0.75).color
    #expect(color?.components == [0, 0.25])
  }

  @Test func valuesWithoutAMiddleChangeHalfway() throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(try interpolate(square, circle, 0.4).path == square)
    #expect(try interpolate(square, circle, 0.6).path == circle)
    #expect(try interpolate([0.0], [1.0, 2], 0.4).numbers == [0])
  }

  /// Unknown paths are rejected when they're read, not when they're played.
  @Test(
    arguments: [
      "", "opacitie", "position.z", "opacity.x", "transform.rotation.w", "bounds.size.depth",
      "position.", ".x", "frame",
    ])
  func unknownPathsAreRefused(keyPath: String) {
    #expect(PropertyPath(keyPath) == nil)
  }

  /// A value of another kind changes nothing, and neither does a property of another layer.
  @Test func otherValuesAreIgnored() throws {
    var values = LayerValues()
    try #require(PropertyPath("opacity")).set(.point(.zero), in: &values)
    try #require(PropertyPath("position")).set(.scalar(3), in: &values)
    try #require(PropertyPath("strokeEnd")).set(.scalar(0.5), in: &values)
    #expect(values.opacity == 1 && values.position == .zero && values.shape == nil)
  }
}
