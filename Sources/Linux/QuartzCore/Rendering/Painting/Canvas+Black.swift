// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension Canvas {
  /// Paints black through a mask with Cairo's result, but in half of the time. Each frame of a fade
  /// paints a shadow.
  ///
  /// - Returns: `false` if the color isn't black or the area is too narrow. Cairo must paint it then.
  func fillBlack(_ color: RGBA, through mask: Raster, in area: PixelRect) -> Bool {
    guard !isCoverage, color.red + color.green + color.blue == 0, (0...1).contains(color.alpha),
      area.width >= 8, extent.contains(area), mask.extent.contains(area)
    else { return false }
    let black = BlackPaint(color.alpha)
    var coverages = UnsafeRawPointer(mask.coverages(from: area.minX, area.minY))
    var line = pixels.bytes + (area.minY - extent.minY) * pixels.bytesPerRow
    line += (area.minX - extent.minX) * 4
    // If the width isn't a multiple of eight, the last group paints only the pixels that are left.
    let last = area.width - 8
    let rest = UInt64.max << ((-area.width & 7) * 8)
    pixels.flush()
    for _ in area.minY..<area.maxY {
      black.paint((coverages + last).loadUnaligned(as: UInt64.self) & rest, on: line + last &* 4)
      for x in stride(from: 0, to: last, by: 8) {
        black.paint((coverages + x).loadUnaligned(as: UInt64.self), on: line + x &* 4)
      }
      coverages += mask.bytesPerRow
      line += pixels.bytesPerRow
    }
    pixels.markDirty()
    return true
  }
}

/// Black of an opacity that is painted onto eight pixels at a time.
private struct BlackPaint {
  private typealias Four = SIMD4<UInt32>
  private typealias Words = SIMD8<UInt16>

  private let opacity: Words

  init(_ opacity: CGFloat) {
    // Cairo's conversion to a byte.
    let bits = UInt32(opacity * 65_536)
    self.opacity = Words(repeating: UInt16((bits - (bits >> 16)) >> 8))
  }

  /// - Parameter coverages: The coverages of eight pixels, the first in the lowest byte.
  @inline(__always)
  func paint(_ coverages: UInt64, on pixels: UnsafeMutableRawPointer) {
    guard coverages != 0 else { return }
    let eight = unsafeBitCast(coverages, to: SIMD8<UInt8>.self)
    paint(Four(truncatingIfNeeded: eight.lowHalf), on: pixels)
    paint(Four(truncatingIfNeeded: eight.highHalf), on: pixels + 16)
  }

  @inline(__always)
  private func paint(_ coverages: Four, on target: UnsafeMutableRawPointer) {
    let pixels = target.loadUnaligned(as: Four.self)
    let bytes = Four(repeating: 0xFF_00FF)
    // Both halves of a word are the alpha of its pixel.
    let alpha = product(coverages | (coverages &<< 16), opacity)
    let rest = unsafeBitCast(bytes &- alpha, to: Words.self)
    let alphaAndGreen = product((pixels &>> 8) & bytes, rest) &+ (alpha & 0xFFFF_0000)
    let result = product(pixels & bytes, rest) | (alphaAndGreen &<< 8)
    target.storeBytes(of: result, as: Four.self)
  }

  /// The products of bytes, two in each word, divided by 255 and rounded.
  @inline(__always)
  private func product(_ a: Four, _ b: Words) -> Four {
    let products = unsafeBitCast(a, to: Words.self) &* b &+ 128
    let quotients = (SIMD8<UInt32>(truncatingIfNeeded: products) &* 257) &>> 16
    return unsafeBitCast(Words(truncatingIfNeeded: quotients), to: Four.self)
  }
}
