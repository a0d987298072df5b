// SPDX-License-Identifier: MIT

import Synchronization

/// A bitmap that doesn't change.
///
/// Two images are equal if they're the same object. Because the pixels never change after the
/// initialization, any thread can use an image.
public final class CGImage: Hashable, @unchecked Sendable {
  let pixels: PixelSurface
  /// 0 if it isn't known whether the image is a shadow, 1 if it is one, and 2 if not.
  private let shade = Atomic<UInt8>(0)

  init(_ pixels: PixelSurface) {
    self.pixels = pixels
  }

  /// An image of the given premultiplied pixels, 0xAARRGGBB, in rows from the top.
  ///
  /// Fails if the number of words doesn't match the size, or if the size is too large.
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

  /// The premultiplied pixels in memory, which are valid while the image lives. A row has
  /// `bytesPerRow / 4` words.
  @_spi(LinuxHost) public var words: UnsafePointer<UInt32> {
    UnsafePointer(pixels.bytes.assumingMemoryBound(to: UInt32.self))
  }

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

  /// Whether all pixels are black, and the outermost are transparent.
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

/// The place of the alpha in a pixel, and whether the colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
}

/// The layout of a pixel: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
}
