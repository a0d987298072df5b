// SPDX-License-Identifier: MIT

extension Raster {
  /// Multiplies the colours, which are premultiplied, and leaves their alpha.
  func multiply(by tint: Tint) {
    func factor(_ value: CGFloat) -> UInt32 { UInt32((value.unit * 256).rounded()) }
    let (red, green, blue) = (factor(tint.red), factor(tint.green), factor(tint.blue))
    writeWords { words, wordsPerRow in
      for row in 0..<extent.height {
        let line = words + row * wordsPerRow
        for column in 0..<extent.width {
          let word = line[column]
          let r = ((word >> 16 & 255) * red + 128) >> 8
          let g = ((word >> 8 & 255) * green + 128) >> 8
          let b = ((word & 255) * blue + 128) >> 8
          line[column] = (word & 0xFF00_0000) | (r << 16) | (g << 8) | b
        }
      }
    }
  }
}
