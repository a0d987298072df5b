// SPDX-License-Identifier: MIT

import Foundation

/// A client's memory for pixels in another format than Cairo's.
struct ClientPixels {
  let data: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let isAlphaLast: Bool
  let isBigEndian: Bool

  /// From Cairo's format, alpha first in words of the machine.
  func encode(_ word: UInt32) -> UInt32 {
    let word = isAlphaLast ? word << 8 | word >> 24 : word
    return isBigEndian ? word.bigEndian : word.littleEndian
  }

  func decode(_ word: UInt32) -> UInt32 {
    let word = isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
    return isAlphaLast ? word >> 8 | word << 24 : word
  }
}

extension CGContext {
  /// Draws with Cairo. The client reads and writes its memory whenever it wants to, so that all of
  /// it is read before, and written after.
  @_spi(LinuxHost) public func drawing(_ body: () -> Void) {
    readClientPixels()
    body()
    writeClientPixels()
  }

  func readClientPixels() {
    guard let client else { return }
    pixels.flush()
    for row in 0..<height {
      let own = pixels.bytes + row * pixels.bytesPerRow
      let theirs = client.data + row * client.bytesPerRow
      for offset in stride(from: 0, to: width * 4, by: 4) {
        let word = theirs.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        own.storeBytes(of: client.decode(word), toByteOffset: offset, as: UInt32.self)
      }
    }
    pixels.markDirty()
  }

  private func writeClientPixels() {
    guard let client else { return }
    pixels.flush()
    for row in 0..<height {
      let own = pixels.bytes + row * pixels.bytesPerRow
      let theirs = client.data + row * client.bytesPerRow
      for offset in stride(from: 0, to: width * 4, by: 4) {
        let word = own.load(fromByteOffset: offset, as: UInt32.self)
        theirs.storeBytes(of: client.encode(word), toByteOffset: offset, as: UInt32.self)
      }
    }
  }
}
