// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: the rules of matrices, of row vectors as in `CGAffineTransform`.
@Suite struct TransformTests {
  private let samples: [CATransform3D] = [
    CATransform3DIdentity,
    CATransform3DMakeScale(2, -3, 1),
    CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1),
      CATransform3DConcat(
        CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(9, 8, 0))),
  ]

  /// The definition of an inverse. A transform without one, or with depth, is returned unchanged.
  @Test func anInverseUndoesItsTransform() {
    for t in samples {
      #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    }
    for t in [CATransform3DMakeScale(1, 0, 1), CATransform3DMakeTranslation(3, -4, 5)] {
      #expect(CATransform3DEqualToTransform(CATransform3DInvert(t), t))
    }
  }

  @Test func aTransformWithoutPartsHasNone() {
    #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    #expect(TransformParts(CATransform3DMakeTranslation(.nan, 0, 0)) == nil)
  }
}
