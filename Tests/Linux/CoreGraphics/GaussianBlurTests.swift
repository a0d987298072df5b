// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxCoreGraphics

@Suite struct GaussianBlurTests {
  /// For bytes and small radii, the division uses another method than for wider numbers.
  @Test(arguments: [1, 2, 3, 7, 8, 31, 32, 63, 64, 90])
  func bytesAreBlurredLikeWiderNumbers(radius: Int) {
    let (width, height) = (40, 33)
    var seed = UInt32(radius)
    var bytes = (0..<width * height).map { index -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return index % width < 20 ? 255 : UInt8(truncatingIfNeeded: seed >> 24)
    }
    var words = bytes.map(UInt16.init)
    for mirrors in [true, false] {
      GaussianBlur.blur(
        &bytes, width: width, height: height, valuesPerRow: width, radii: [radius, 1],
        mirrors: mirrors)
      GaussianBlur.blur(
        &words, width: width, height: height, valuesPerRow: width, radii: [radius, 1],
        mirrors: mirrors)
      #expect(bytes.map(UInt16.init) == words)
    }
  }
}
