// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

/// Expected: the transform that UIKit's contexts have on Apple platforms.
@Suite struct UprightContextTests {
  @Test func anUprightContextIsAFlippedOne() throws {
    let context = CGContext(uprightData: nil, width: 20, height: 30, bytesPerRow: 0, scale: 2)
    #expect(context?.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
  }
}
