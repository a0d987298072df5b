// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

@_spi(LinuxHost) @testable import DisplayHost

/// Expected values: components scaled from 255 to the mask's largest value by hand.
struct PixelFormatTests {
  private let deep = PixelFormat(
    bitsPerPixel: 16, redMask: 0xf800, greenMask: 0x07e0, blueMask: 0x001f)
  private let common = PixelFormat(
    bitsPerPixel: 32, redMask: 0xff_0000, greenMask: 0xff00, blueMask: 0xff)

  @Test func onlyTheBackBuffersOwnFormatIsNative() {
    #expect(common.isNative)
    #expect(!deep.isNative)
    var swapped = common
    swapped.isBigEndian = true
    #expect(!swapped.isNative)
  }

  private static let sixteenBitPixels: [(UInt32, UInt32)] = [
    (0xffff_ffff, 0xffff), (0xffff_0000, 0xf800), (0xff00_ff00, 0x07e0), (0xff00_00ff, 0x001f),
    (0xff00_0000, 0),
    // 128 of 255 is 15.56 of 31 and 31.6 of 63: 16, 32, 16 in their places.
    (0xff80_8080, 0x8410),
  ]

  @Test(arguments: sixteenBitPixels)
  func colorsAreEncodedInSixteenBits(pixel: UInt32, expected: UInt32) {
    #expect(deep.encode(pixel) == expected)
  }

  @Test func colorsAreEncodedInThirtyBits() {
    let format = PixelFormat(
      bitsPerPixel: 32, redMask: 0x3ff0_0000, greenMask: 0xffc00, blueMask: 0x3ff)
    // 51 of 255 is a fifth: 204.6 of 1023, rounded to the nearest.
    #expect(format.encode(0xffff_0033) == 0x3ff0_0000 | 205)
  }

  @Test func alphaGoesWhereTheScreenHasIt() {
    var format = common
    #expect(format.encode(0x80ff_ffff) == 0x00ff_ffff)
    format.alphaMask = 0xff00_0000
    #expect(format.encode(0x80ff_ffff) == 0x80ff_ffff)
  }

  @Test func rowsArePaddedToWholeWords() {
    #expect(deep.bytesPerRow(width: 3) == 8)
    #expect(common.bytesPerRow(width: 3) == 12)
  }

  private static let formats = [
    PixelFormat(bitsPerPixel: 8, redMask: 0xe0, greenMask: 0x1c, blueMask: 0x03),
    PixelFormat(bitsPerPixel: 16, redMask: 0xf800, greenMask: 0x07e0, blueMask: 0x001f),
    PixelFormat(bitsPerPixel: 24, redMask: 0xff, greenMask: 0xff00, blueMask: 0xff_0000),
    PixelFormat(bitsPerPixel: 32, redMask: 0x3ff0_0000, greenMask: 0xffc00, blueMask: 0x3ff),
    PixelFormat(
      bitsPerPixel: 32, redMask: 0xff00, greenMask: 0xff_0000, blueMask: 0xff00_0000,
      alphaMask: 0xff),
  ]

  /// Expected: what `encode` says of each pixel, its bytes in the order of the screen.
  @Test(arguments: formats, [false, true])
  func conversionEncodesEachPixel(format: PixelFormat, isBigEndian: Bool) {
    var format = format
    format.isBigEndian = isBigEndian
    let size = format.bytesPerPixel
    // Every value of every component, none of them at the same time as its equal.
    let source = (0..<256).map { (number: UInt32) in
      let (green, red, alpha) = (number ^ 0x55, 255 - number, number ^ 0xaa)
      return alpha << 24 | red << 16 | green << 8 | number
    }
    var target = [UInt8](repeating: 0, count: 256 * size)
    target.withUnsafeMutableBytes { target in
      source.withUnsafeBytes { source in
        guard let input = source.baseAddress, let output = target.baseAddress else { return }
        PixelConverter(format).convert(
          PixelRect(x: 0, y: 0, width: 256, height: 1), from: input, sourceBytesPerRow: 1024,
          to: output, targetBytesPerRow: 256 * size)
      }
    }
    let expected = source.flatMap { pixel in
      let bytes = (0..<size).map { UInt8(format.encode(pixel) >> (8 * UInt32($0)) & 0xff) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    #expect(target == expected)
  }

  @Test(arguments: [false, true])
  func conversionTouchesOnlyTheRectangle(isBigEndian: Bool) {
    var format = deep
    format.isBigEndian = isBigEndian
    let source = [UInt32](repeating: 0xffff_0000, count: 16)
    var target = [UInt8](repeating: 0xee, count: 32)
    target.withUnsafeMutableBytes { target in
      source.withUnsafeBytes { source in
        guard let input = source.baseAddress, let output = target.baseAddress else { return }
        PixelConverter(format).convert(
          PixelRect(x: 1, y: 2, width: 2, height: 1), from: input, sourceBytesPerRow: 16,
          to: output, targetBytesPerRow: 8)
      }
    }
    var expected = [UInt8](repeating: 0xee, count: 32)
    let pixel: [UInt8] = isBigEndian ? [0xf8, 0] : [0, 0xf8]
    expected.replaceSubrange(18..<22, with: pixel + pixel)
    #expect(target == expected)
  }
}
