// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a screen of Xvfb, read from the file in which Xvfb keeps them (the format of xwd).
package struct Framebuffer: Equatable {
  /// Bits of a color.
  package let depth: Int
  package let width: Int
  package let height: Int
  private let bytesPerRow: Int
  private let bytesPerPixel: Int
  private let pixels: Data

  init(file: URL) throws {
    let data = try Data(contentsOf: file)
    // The header is big-endian words; the pixels follow the header and 12 bytes for each color.
    let fields = (0..<20).map { index in
      data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    depth = fields[3]
    width = fields[4]
    height = fields[5]
    bytesPerPixel = fields[11] / 8
    bytesPerRow = fields[12]
    pixels = data.dropFirst(fields[0] + fields[19] * 12)
    guard pixels.count >= bytesPerRow * height, width > 0 else {
      throw SetUpFailure("\(file.path) is not a picture of xwd")
    }
  }

  /// The color bits of a pixel as the screen stores them.
  package subscript(x: Int, y: Int) -> UInt32 {
    let start = y * bytesPerRow + x * bytesPerPixel
    let word = pixels.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      (0..<bytesPerPixel).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32($1 * 8) }
    }
    return word & UInt32((1 << depth) - 1)
  }

  /// The number of pixels with this value.
  package func count(of value: UInt32) -> Int {
    guard depth == 24, bytesPerPixel == 4 else {
      return (0..<height).reduce(0) { sum, y in
        sum + (0..<width).reduce(0) { $0 + (self[$1, y] == value ? 1 : 0) }
      }
    }
    let value = value | 0xff00_0000
    return picture().words.count { $0 == value }
  }

  /// The picture, or a part of it, of a screen whose colors have 24 bits.
  package func picture(of part: CGRect = .infinite) -> PixelReader {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = part.integral.intersection(whole)
    guard depth == 24, !part.isEmpty else { return PixelReader(width: 0, height: 0, words: []) }
    let (columns, rows) = (Int(part.width), Int(part.height))
    let words = [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
      pixels.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        // Tests read very many pixels, and this is the fastest loop in a debug build.
        while count < columns * rows {
          let (y, x) = (count / columns + Int(part.minY), count % columns + Int(part.minX))
          buffer[count] =
            bytes.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
            | 0xff00_0000
          count += 1
        }
      }
    }
    return PixelReader(width: Int(part.width), height: Int(part.height), words: words)
  }
}
