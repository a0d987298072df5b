// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: the rules of matrices, of row vectors as in `CGAffineTransform`.
@Suite struct TransformTests {
  private let samples: [CATransform3D] = [
    CATransform3DIdentity,
    CATransform3DMakeTranslation(3, -4, 5),
    CATransform3DMakeScale(2, 0.5, 3),
    CATransform3DMakeRotation(0.7, 0, 0, 1),
    CATransform3DMakeRotation(2.5, 1, 2, -0.5),
    CATransform3DMakeScale(-1, 1, 1),
    CATransform3DMakeScale(2, -3, 1),
    CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1),
      CATransform3DConcat(
        CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(9, 8, 7))),
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0.5, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0, m41: 10, m42: 20, m43: 0, m44: 1),
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: -0.002, m41: 0, m42: 0, m43: 0, m44: 1),
  ]

  /// The definition of an inverse. A transform without one, or with depth, is returned unchanged.
  @Test func anInverseUndoesItsTransform() {
    for t in samples where t.isAffine {
      #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    }
    for t in [CATransform3DMakeScale(1, 0, 1), samples[1]] {
      #expect(CATransform3DEqualToTransform(CATransform3DInvert(t), t))
    }
  }

  /// What begins and ends in the plane never leaves it, not even by rounding.
  @Test func whatActsInThePlaneStaysThere() {
    for t in samples where t.isAffine {
      #expect(CATransform3DInvert(t).isAffine)
      for step in 1..<20 {
        let (part, flat) = (CGFloat(step) / 20, CATransform3DMakeScale(0, 3, 1))
        #expect(t.interpolated(to: CATransform3DMakeRotation(0.7, 0, 0, 1), part).isAffine)
        #expect(t.interpolated(to: flat, part).isAffine)
      }
    }
  }

  /// By the definition of its parts.
  @Test func partsMakeTheMatrix() throws {
    // Those that leave the plane have none.
    for t in samples.dropLast() where t.m13 == 0 {
      let parts = try #require(TransformParts(t))
      #expect(isClose(parts.matrix, t))
    }
    #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    #expect(TransformParts(CATransform3DMakeTranslation(.nan, 0, 0)) == nil)
  }

  /// A part that is set has its value, and doesn't change the others.
  @Test func partsAreIndependent() {
    var t = CATransform3DMakeTranslation(7, 8, 0)
    t.rotation = 1
    t.scaleX = 3
    #expect(isClose(t.rotation, 1) && isClose(t.scaleX, 3) && isClose(t.scaleY, 1))
    #expect(t.translation == CGSize(width: 7, height: 8))
  }
}
