// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The size of a picture in pixels, always one that a server and Cairo can hold.
struct PixelSize: Equatable {
  /// X11 coordinates are 16 bits with a sign, and a `CGContext` on Linux ends a little before.
  static let maximumSide = 32_000
  /// A quarter of a gigabyte of pixels: twice an 8K screen. Larger windows are cut below.
  static let maximumArea = 1 << 26

  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.maximumSide)
    self.height = min(max(height, 1), Self.maximumSide, Self.maximumArea / self.width)
  }

  init(points: CGSize, scale: CGFloat) {
    self.init(width: Self.side(points.width * scale), height: Self.side(points.height * scale))
  }

  private static func side(_ value: CGFloat) -> Int {
    guard value > 1 else { return 1 }  // also not-a-number
    return Int(min(value, CGFloat(maximumSide)).rounded())
  }
}

extension PixelRect {
  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The damage as rectangles to upload; one around all of them when there are very many.
  static func clipped(_ damage: [PixelRect], to size: PixelSize) -> [PixelRect] {
    let all = PixelRect(size)
    let rects = damage.map { $0.intersection(all) }.filter { !$0.isEmpty }
    return rects.count > 64 ? [rects.reduce(.zero) { $0.union($1) }] : rects
  }

  /// Parts that each fit in `byteLimit` when packed in rows padded to four bytes. None where the
  /// limit is no room at all: a connection that has ended accepts nothing.
  func strips(bytesPerPixel: Int, byteLimit: Int) -> [PixelRect] {
    guard byteLimit > 0, !isEmpty else { return [] }
    let columns = min(width, max(byteLimit / bytesPerPixel - 4, 1))
    let rowBytes = (columns * bytesPerPixel + 3) & ~3
    let rows = min(height, max(byteLimit / rowBytes, 1))
    return stride(from: minY, to: maxY, by: rows).flatMap { top in
      stride(from: minX, to: maxX, by: columns).map { left in
        PixelRect(minX: left, minY: top, maxX: left + columns, maxY: top + rows).intersection(self)
      }
    }
  }
}
