// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import Testing

/// What the conformance suite leaves. Expected values: each type's documentation.
@Suite struct AffineTransformTests {
  @Test func aNullRectangleStaysNull() {
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 9, y: 9)).isNull)
  }

  @Test func aTransformComesBackFromJSON() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

}
