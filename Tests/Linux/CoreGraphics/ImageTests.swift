// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: the pixels the images are made of.
@Suite struct ImageTests {
  @Test func drawingGoesIntoTheCallersMemory() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt32.self, repeating: 0, count: 16)
    do {
      let context = try #require(
        CGContext(
          data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0x2002))
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // Row 1 is the lower one; a row is 16 bytes long.
    #expect(memory.load(fromByteOffset: 16, as: UInt32.self) == 0xFFFF_0000)
    #expect(memory.load(fromByteOffset: 0, as: UInt32.self) == 0)
  }
}
