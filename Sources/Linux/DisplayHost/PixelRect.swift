// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

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

/// A rectangle of whole pixels inside a picture; never empty.
struct PixelRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The pixels that `rect` touches inside `size`; `nil` when there are none or it is not a number.
  init?(_ rect: CGRect, in size: PixelSize) {
    let horizontal = Self.range(rect.origin.x, rect.size.width, limit: size.width)
    let vertical = Self.range(rect.origin.y, rect.size.height, limit: size.height)
    guard let horizontal, let vertical else { return nil }
    self.init(
      x: horizontal.lowerBound, y: vertical.lowerBound,
      width: horizontal.count, height: vertical.count)
  }

  private static func range(_ start: CGFloat, _ length: CGFloat, limit: Int) -> Range<Int>? {
    let end = start + length
    guard !start.isNaN, !end.isNaN else { return nil }
    let lower = max(min(start, end), 0).rounded(.down)
    let upper = min(max(start, end), CGFloat(limit)).rounded(.up)
    guard lower < upper else { return nil }
    return Int(lower)..<Int(upper)
  }

  /// The damage as rectangles to upload; one around all of them when there are very many.
  static func clipped(_ damage: [CGRect], to size: PixelSize) -> [PixelRect] {
    let rects = damage.compactMap { PixelRect($0, in: size) }
    guard rects.count > 64, let first = rects.first else { return rects }
    return [rects.dropFirst().reduce(first) { $0.union($1) }]
  }

  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Parts that each fit in `byteLimit` when packed in rows padded to four bytes. None where the
  /// limit is no room at all: a connection that has ended accepts nothing.
  func strips(bytesPerPixel: Int, byteLimit: Int) -> [PixelRect] {
    guard byteLimit > 0 else { return [] }
    let columns = min(width, max(byteLimit / bytesPerPixel - 4, 1))
    let rowBytes = (columns * bytesPerPixel + 3) & ~3
    let rows = min(height, max(byteLimit / rowBytes, 1))
    return stride(from: y, to: y + height, by: rows).flatMap { top in
      stride(from: x, to: x + width, by: columns).map { left in
        PixelRect(
          x: left, y: top,
          width: min(columns, x + width - left), height: min(rows, y + height - top))
      }
    }
  }
}
