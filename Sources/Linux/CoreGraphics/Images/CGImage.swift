// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A bitmap that does not change.
///
/// Two images are equal when they are the same object. That the pixels never change after the
/// initialiser is what makes it safe to hand an image to another thread.
public final class CGImage: Hashable, @unchecked Sendable {
  let pixels: PixelSurface
  /// 0 until somebody asks, then 1 or 2.
  private let shade = Atomic<UInt8>(0)

  init(_ pixels: PixelSurface) {
    self.pixels = pixels
  }

  /// An image of the given premultiplied pixels, 0xAARRGGBB, in rows from the top.
  ///
  /// Fails when the number of words does not match the size, or the size is absurd.
  @_spi(LinuxHost) public convenience init?(
    premultipliedARGB words: [UInt32], width: Int, height: Int
  ) {
    guard let pixels = PixelSurface(width: width, height: height),
      words.count == width * height
    else { return nil }
    words.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<height {
        memcpy(pixels.bytes + row * pixels.bytesPerRow, base + row * width * 4, width * 4)
      }
    }
    pixels.markDirty()
    self.init(pixels)
  }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
  public var bytesPerRow: Int { pixels.bytesPerRow }

  /// The premultiplied pixels, 0xAARRGGBB, in rows from the top.
  @_spi(LinuxHost) public var premultipliedARGB: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      if let base = buffer.baseAddress {
        for row in 0..<height {
          memcpy(base + row * width, pixels.bytes + row * pixels.bytesPerRow, width * 4)
        }
      }
      count = width * height
    }
  }

  /// Whether all of it is black, and nothing is seen of the outermost pixels.
  @_spi(LinuxHost) public var isShadow: Bool {
    let known = shade.load(ordering: .relaxed)
    guard known == 0 else { return known == 1 }
    let wordsPerRow = bytesPerRow / 4
    let isShadow = (0..<height).allSatisfy { y in
      let row = words + y * wordsPerRow
      let isEdge = y == 0 || y == height - 1
      return row[0] == 0 && row[width - 1] == 0
        && (0..<width).allSatisfy { row[$0] & (isEdge ? .max : 0xFF_FFFF) == 0 }
    }
    shade.store(isShadow ? 1 : 2, ordering: .relaxed)
    return isShadow
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CGImage {
  /// The premultiplied pixels in place, to be read while the image lives; a row has
  /// `bytesPerRow / 4` words.
  @_spi(LinuxHost) public var words: UnsafePointer<UInt32> {
    UnsafePointer(pixels.bytes.assumingMemoryBound(to: UInt32.self))
  }
}
