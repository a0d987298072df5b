// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport

/// PNG files with faults, from slips of single bits to headers that promise millions of pixels.
@MainActor final class ImageTrial: FuzzTrial {
  static let subject = "PNG files were each decoded to the size they told, or rejected"

  let count: Int
  var generator: SeededGenerator
  private var decoded = 0

  init(count: Int, seed: UInt64) {
    self.count = count
    generator = SeededGenerator(seed: seed)
  }

  func handleNext() -> String? {
    var file = PNGFile(using: &generator)
    let bytes = file.bytes(using: &generator)
    guard let image = CGImage.decodingPNG(Data(bytes)) else { return nil }
    decoded += 1
    guard image.width == file.width, image.height == file.height,
      image.premultipliedARGB.allSatisfy(Self.isPremultiplied)
    else { return "\(file.width) x \(file.height) became \(image.width) x \(image.height)" }
    return nil
  }

  private static func isPremultiplied(_ word: UInt32) -> Bool {
    let alpha = word >> 24
    return word >> 16 & 255 <= alpha && word >> 8 & 255 <= alpha && word & 255 <= alpha
  }

  func outcome() -> Claim {
    Claim(
      text: "\(decoded) of \(count) were decoded",
      objections: decoded > 0 && decoded < count ? [] : ["the faults are no mixture"])
  }
}

/// A PNG file of a few chunks, most of which make sense.
private struct PNGFile {
  private typealias Chunk = (type: String, data: [UInt8])

  private(set) var width: Int
  private(set) var height: Int
  private var chunks: [Chunk]

  init(using generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let isHuge = generator.isOne(in: 20)
    (width, height) =
      isHuge ? (1 << number(4...31), 1 << number(4...31)) : (number(1...9), number(1...9))
    let depth = generator.one(of: [1, 2, 4, 8, 8, 8, 16])
    let color = generator.one(of: [0, 2, 3, 4, 6, 6])
    let isInterlaced = generator.isOne(in: 6)
    chunks = [
      (
        "IHDR",
        Self.word(width) + Self.word(height) + [
          UInt8(depth), UInt8(color), 0, 0, isInterlaced ? 1 : 0,
        ]
      )
    ]
    func random(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }
    if generator.isOne(in: 5) { chunks.append(("gAMA", random(4))) }
    if generator.isOne(in: 9) {
      chunks.append(
        (
          generator.one(of: ["tEXt", "zTXt", "iCCP", "cHRM", "sRGB", "abcd"]),
          random(number(0...20))
        ))
    }
    if color == 3 || generator.isOne(in: 9) {
      chunks.append(("PLTE", random(3 * number(1...(depth < 8 ? 1 << depth : 20)))))
    }
    if generator.isOne(in: 5) { chunks.append(("tRNS", random(number(0...8)))) }
    // Rows of a filter and their samples, stored without compression. Seven passes are taken as one,
    // so that they are too short.
    let samples = [1, 1, 3, 1, 2, 1, 4][color]
    let row = 1 + (min(width, 64) * samples * depth + 7) / 8
    var pixels = random(min(row * min(height, 64), 2000))
    for start in stride(from: 0, to: pixels.count, by: row) {
      pixels[start] %= generator.isOne(in: 30) ? 9 : 5
    }
    chunks.append(("IDAT", Self.stored(pixels)))
    chunks.append(("IEND", []))
  }

  /// The file, most often with a fault.
  mutating func bytes(using generator: inout SeededGenerator) -> [UInt8] {
    let fault = Int.random(in: 0..<10, using: &generator)
    func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    switch fault {
    case 0: chunks.remove(at: index(below: chunks.count))
    case 1: chunks.append(chunks[index(below: chunks.count)])
    case 2: chunks.swapAt(index(below: chunks.count), index(below: chunks.count))
    case 3, 4:
      // With the right sum, so that what is behind the sum sees it.
      let place = index(below: chunks.count)
      guard !chunks[place].data.isEmpty else { break }
      let byte = index(below: chunks[place].data.count)
      chunks[place].data[byte] ^= 1 << UInt8(index(below: 8))
      if place == 0 { readSize() }
    default: break
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for chunk in chunks {
      let body = Array(chunk.type.utf8) + chunk.data
      file += Self.word(chunk.data.count) + body + Self.word(Int(CRC.sum(of: body)))
    }
    switch fault {
    case 5: file.removeLast(index(below: file.count))
    case 6: file[index(below: file.count)] ^= 1 << UInt8(index(below: 8))
    case 7: file += [0, 1, 2]
    default: break
    }
    return file
  }

  private mutating func readSize() {
    func word(_ start: Int) -> Int {
      chunks[0].data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (word(0), word(4))
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// What zlib makes of bytes it does not compress.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let count = [
      UInt8(truncatingIfNeeded: bytes.count), UInt8(truncatingIfNeeded: bytes.count >> 8),
    ]
    return [0x78, 0x01, 1] + count + count.map { ~$0 } + bytes + word(high << 16 | low)
  }
}

/// The checksum of PNG's chunks.
private enum CRC {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func sum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
