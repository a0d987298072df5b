// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: whole pixels, which no rule of antialiasing changes.
@Suite struct DrawingTests {
  @Test func theOriginOfAScreenIsItsUpperLeftCorner() throws {
    let pixels = try Bitmap.upright(20, 20, scale: 2) { context in
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(pixels.bounds() == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test func anUprightContextIsAFlippedOne() throws {
    // UIKit's contexts have this transform on Apple platforms.
    _ = try Bitmap.upright(20, 30, scale: 2) { context in
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
    }
  }
}
