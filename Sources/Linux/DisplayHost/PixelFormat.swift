// SPDX-License-Identifier: MIT

/// How a screen stores a pixel.
struct PixelFormat: Equatable {
  var bitsPerPixel: Int
  var redMask: UInt32
  var greenMask: UInt32
  var blueMask: UInt32
  /// The bits that say "opaque", on screens of 32 bit depth.
  var alphaMask: UInt32 = 0
  var isBigEndian = false
  /// Rows start at multiples of this many bits.
  var rowPadding = 32

  /// Whether the back buffer's own pixels, BGRA in this order in memory, are what the screen takes.
  var isNative: Bool {
    bitsPerPixel == 32 && !isBigEndian && rowPadding == 32
      && redMask == 0xff_0000 && greenMask == 0xff00 && blueMask == 0xff
  }

  var bytesPerPixel: Int { bitsPerPixel / 8 }

  func bytesPerRow(width: Int) -> Int {
    (width * bitsPerPixel + rowPadding - 1) / rowPadding * (rowPadding / 8)
  }

  /// One pixel of the back buffer in the screen's own bits.
  func encode(_ pixel: UInt32) -> UInt32 {
    Self.place((pixel >> 16) & 0xff, in: redMask)
      | Self.place((pixel >> 8) & 0xff, in: greenMask)
      | Self.place(pixel & 0xff, in: blueMask)
      | Self.place(pixel >> 24, in: alphaMask)
  }

  /// Scales a component of 8 bits to the width of the mask, rounding to the nearest.
  static func place(_ component: UInt32, in mask: UInt32) -> UInt32 {
    guard mask != 0 else { return 0 }
    let shift = UInt32(mask.trailingZeroBitCount)
    let largest = UInt64(mask >> shift)
    return UInt32((UInt64(component) * largest + 127) / 255) << shift
  }
}
