// SPDX-License-Identifier: MIT

import Foundation

/// What a screen of Xvfb shows, read from the file in which Xvfb keeps it (the format of xwd).
struct Framebuffer {
  let depth: Int
  let width: Int
  let height: Int
  private let bytesPerRow: Int
  private let bytesPerPixel: Int
  private let pixels: Data

  init(file: URL) throws {
    let data = try Data(contentsOf: file)
    // The header is big-endian words; the pixels follow the header and 12 bytes for each colour.
    let fields = (0..<20).map { index in
      data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    depth = fields[3]
    width = fields[4]
    height = fields[5]
    bytesPerPixel = fields[11] / 8
    bytesPerRow = fields[12]
    pixels = Data(data.dropFirst(fields[0] + fields[19] * 12))
    guard pixels.count >= bytesPerRow * height, width > 0 else {
      throw SetUpFailure("\(file.path) is not a picture of xwd")
    }
  }

  /// The colour bits of a pixel as the screen stores them.
  subscript(x: Int, y: Int) -> UInt32 {
    let start = y * bytesPerRow + x * bytesPerPixel
    let word = (0..<bytesPerPixel).reduce(UInt32(0)) {
      $0 | UInt32(pixels[start + $1]) << UInt32($1 * 8)
    }
    return word & UInt32((1 << depth) - 1)
  }

  /// How many pixels have this value.
  func count(of value: UInt32) -> Int {
    (0..<height).reduce(0) { sum, y in
      sum + (0..<width).reduce(0) { $0 + (self[$1, y] == value ? 1 : 0) }
    }
  }
}
