// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's description of `CAValueFunction`, the transform of the interpolated
/// number, which is why half of a whole turn is half a turn.
@Suite struct ValueFunctionTests {
  private func transform(
    _ name: CAValueFunctionName, from: Any?, to: Any?, at progress: Double
  ) -> CATransform3D {
    let animation = makeAnimation("transform", from: from, to: to)
    animation.valueFunction = CAValueFunction(name: name)
    var values = LayerValues()
    AnimationProgram(animation, defaultDuration: 1).apply(to: &values, at: progress)
    return values.transform
  }

  @Test func aWholeTurnTurns() {
    let half = transform(.rotateZ, from: 0, to: 2 * CGFloat.pi, at: 0.5)
    #expect(isClose(half, CATransform3DMakeRotation(.pi, 0, 0, 1)))
    let quarter = transform(.rotateZ, from: 0, to: 2 * CGFloat.pi, at: 0.25)
    #expect(isClose(quarter, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
  }

  @Test func threeNumbersScaleAndTranslate() {
    #expect(
      isClose(
        transform(.scale, from: [0, 0, 0], to: [2, 4, 1], at: 0.5),
        CATransform3DMakeScale(1, 2, 0.5)))
    #expect(
      isClose(
        transform(.translate, from: [0, 0, 0], to: [2, 4, 8], at: 0.5),
        CATransform3DMakeTranslation(1, 2, 4)))
  }

  /// Our rule: an end that is left out is the number that changes nothing.
  @Test func missingEndsDoNothing() {
    #expect(
      isClose(transform(.scaleX, from: 3, to: nil, at: 0.5), CATransform3DMakeScale(2, 1, 1)))
    #expect(
      isClose(
        transform(.translateY, from: nil, to: 4, at: 0.5), CATransform3DMakeTranslation(0, 2, 0)))
  }

  @Test func wrongValuesChangeNothing() {
    #expect(CATransform3DIsIdentity(transform(.scale, from: 1, to: 2, at: 0.5)))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    #expect(CAValueFunction(name: .rotateX)?.name == .rotateX)
  }
}
