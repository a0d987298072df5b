// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

@_spi(LinuxHost) @testable import DisplayHost

/// Expected values follow from the definition: whole pixels that a rectangle touches.
struct PixelRectTests {
  private let size = PixelSize(width: 100, height: 50)

  @Test func whatIsOutsideIsCut() {
    let damage = [
      PixelRect(x: -10, y: 40, width: 1000, height: 1000),
      PixelRect(x: 200, y: 0, width: 5, height: 5),
    ]
    #expect(PixelRect.clipped(damage, to: size) == [PixelRect(x: 0, y: 40, width: 100, height: 10)])
  }

  @Test func veryManyRectanglesBecomeOneAroundThem() {
    let damage = (0..<65).map { PixelRect(x: $0, y: 20 + $0 % 3, width: 1, height: 1) }
    #expect(
      PixelRect.clipped(damage, to: size) == [PixelRect(x: 0, y: 20, width: 65, height: 3)])
    #expect(PixelRect.clipped(Array(damage.prefix(64)), to: size).count == 64)
  }

  @Test(arguments: [(4, 4096), (2, 64), (3, 100), (4, 16), (4, 1)])
  func stripsCoverEachPixelOnceWithinTheLimit(bytesPerPixel: Int, limit: Int) {
    let rect = PixelRect(x: 7, y: 3, width: 33, height: 21)
    let strips = rect.strips(bytesPerPixel: bytesPerPixel, byteLimit: limit)
    var seen: [Int: Int] = [:]
    for strip in strips {
      let bytes = ((strip.width * bytesPerPixel + 3) & ~3) * strip.height
      // A limit that holds no pixel at all is answered with single pixels.
      #expect(bytes <= max(limit, 4))
      for y in strip.minY..<strip.maxY {
        for x in strip.minX..<strip.maxX { seen[y * 1000 + x, default: 0] += 1 }
      }
    }
    #expect(seen.count == rect.width * rect.height)
    #expect(seen.values.allSatisfy { $0 == 1 })
    #expect(seen.keys.min() == 3007)
    #expect(seen.keys.max() == 23_039)
  }

  /// A connection with an error has a request length of 0, of which the header is subtracted.
  @Test(arguments: [0, -32]) func whereThereIsNoRoomThereAreNoStrips(limit: Int) {
    let rect = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
    #expect(rect.strips(bytesPerPixel: 4, byteLimit: limit).isEmpty)
  }

  @Test func sizesAreAlwaysDrawable() {
    #expect(PixelSize(width: 0, height: -5) == PixelSize(width: 1, height: 1))
    #expect(PixelSize(points: CGSize(width: CGFloat.nan, height: 2), scale: 2).width == 1)
    #expect(PixelSize(points: CGSize(width: 10, height: 20), scale: .nan).height == 1)
    let huge = PixelSize(points: CGSize(width: 1e300, height: CGFloat.infinity), scale: 3)
    // The largest side of a context, and the area that the host allows itself, 2^26 pixels.
    #expect(huge.width == 32_000)
    #expect(huge.height == 2097)
    #expect(PixelSize(points: CGSize(width: 33.4, height: 33.5), scale: 1.5).width == 50)
  }
}
