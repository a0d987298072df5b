// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: the pixels the images are made of.
@Suite struct ImageTests {
  @Test func pngsComeBackAsTheyWere() throws {
    // Alpha is 0 or 255, and colours are whole where it is 255, so that nothing is rounded.
    let words: [UInt32] = [0xFF12_3456, 0, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFE_DCBA, 0xFF01_0203]
    let image = try #require(CGImage(premultipliedARGB: words, width: 3, height: 2))
    let data = try #require(image.pngData())
    let again = try #require(CGImage.decodingPNG(data))
    #expect(again.premultipliedARGB == words)
    #expect(again != image, "identity is equality")
  }

  @Test func opaquePNGsDecodeToo() throws {
    let image = try #require(CGImage(premultipliedARGB: [0xFF80_8080], width: 1, height: 1))
    let data = try #require(image.pngData())
    let again = try #require(CGImage.decodingPNG(data))
    #expect(PixelReader(again).straight(0, 0) == Pixel(128, 128, 128))
  }

  @Test func whatIsNoPNGIsNil() throws {
    #expect(CGImage.decodingPNG(Data()) == nil)
    #expect(CGImage.decodingPNG(Data("GIF89a".utf8)) == nil)
    let image = try Bitmap.quarters()
    let data = try #require(image.pngData())
    for count in [8, 20, data.count / 2, data.count - 13] {
      #expect(CGImage.decodingPNG(data.prefix(count)) == nil)
    }
    #expect(CGImage.decodingPNG((Data([1, 2]) + data).dropFirst(2)) != nil, "a slice")
  }

  /// The header promises more than there is: nobody asks for the memory.
  @Test(arguments: [[0, 0, 0x80, 0], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]] as [[UInt8]])
  func anAbsurdSizeIsNil(side: [UInt8]) throws {
    var data = try #require(try Bitmap.quarters().pngData())
    data.replaceSubrange(16..<24, with: side + side)
    #expect(CGImage.decodingPNG(data) == nil)
  }

  @Test func anImageIsWrittenToAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.png")
    let image = try Bitmap.quarters()
    try image.writePNG(to: url)
    let again = try #require(CGImage.decodingPNG(try Data(contentsOf: url)))
    #expect(again.premultipliedARGB == image.premultipliedARGB)
    #expect(throws: (any Error).self) {
      try image.writePNG(to: folder.appendingPathComponent("missing/a.png"))
    }
  }

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

  @Test func scaledEdgesStaySharp() throws {
    let image = try #require(CGImage(premultipliedARGB: [0xFFFF_0000], width: 1, height: 1))
    let pixels = try Bitmap.upright(9, 9) { context in
      context.drawUpright(image, in: CGRect(x: 2, y: 2, width: 5, height: 5))
    }
    #expect(pixels.bounds() == CGRect(x: 2, y: 2, width: 5, height: 5))
    #expect(pixels.straight(2, 2) == .pureRed)
    #expect(pixels.straight(6, 6) == .pureRed)
  }
}
