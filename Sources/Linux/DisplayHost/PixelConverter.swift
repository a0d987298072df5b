// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Turns pixels of the back buffer into those of a screen: what `PixelFormat.encode` says, without
/// a division for each component of each pixel.
struct PixelConverter {
  private let format: PixelFormat
  /// The place of each of 256 values of blue, green, red and alpha, one after the other.
  private let places: [UInt32]

  init(_ format: PixelFormat) {
    self.format = format
    let masks = [format.blueMask, format.greenMask, format.redMask, format.alphaMask]
    places = masks.flatMap { mask in (0..<256).map { PixelFormat.place($0, in: mask) } }
  }

  /// Converts pixels of `rect` from the back buffer into the screen's format at the same place.
  func convert(
    _ rect: PixelRect, from source: UnsafeRawPointer, sourceBytesPerRow: Int,
    to target: UnsafeMutableRawPointer, targetBytesPerRow: Int
  ) {
    let size = format.bytesPerPixel
    places.withUnsafeBufferPointer { places in
      for y in rect.minY..<rect.maxY {
        let input = source + y * sourceBytesPerRow + rect.minX * 4
        let output = target + y * targetBytesPerRow + rect.minX * size
        switch size {
        case 2:
          convert(rect.width, input, places) {
            store(UInt16(truncatingIfNeeded: $0), at: output + $1 * 2)
          }
        case 4: convert(rect.width, input, places) { store($0, at: output + $1 * 4) }
        default: convert(rect.width, input, places) { storeBytes($0, at: output + $1 * size) }
        }
      }
    }
  }

  /// One row. The value of each pixel goes to `store`, with its number.
  @inline(__always)
  private func convert(
    _ count: Int, _ input: UnsafeRawPointer, _ places: UnsafeBufferPointer<UInt32>,
    _ store: (UInt32, Int) -> Void
  ) {
    for index in 0..<count {
      let pixel = Int(input.load(fromByteOffset: index * 4, as: UInt32.self))
      let value =
        places[pixel & 0xff] | places[256 + (pixel >> 8 & 0xff)]
        | places[512 + (pixel >> 16 & 0xff)] | places[768 + (pixel >> 24)]
      store(value, index)
    }
  }

  private func store<Word: FixedWidthInteger & BitwiseCopyable>(
    _ value: Word, at address: UnsafeMutableRawPointer
  ) {
    address.storeBytes(
      of: format.isBigEndian ? value.bigEndian : value.littleEndian, as: Word.self)
  }

  private func storeBytes(_ value: UInt32, at address: UnsafeMutableRawPointer) {
    let size = format.bytesPerPixel
    for index in 0..<size {
      let position = format.isBigEndian ? size - 1 - index : index
      address.storeBytes(
        of: UInt8(truncatingIfNeeded: value >> (8 * UInt32(position))), toByteOffset: index,
        as: UInt8.self)
    }
  }
}
