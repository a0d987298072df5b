// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

@Suite struct TransformTests {
  @Test func aTransformWithoutPartsHasNone() {
    #expect(TransformParts(CGAffineTransform(scaleX: 0, y: 1)) == nil)
    #expect(TransformParts(CGAffineTransform(translationX: .nan, y: 0)) == nil)
  }
}
