// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels, y down. Every empty one is `.zero`.
@_spi(LinuxHost) @frozen public struct PixelRect: Hashable, Sendable {
  public let minX: Int
  public let minY: Int
  public let maxX: Int
  public let maxY: Int

  public static let zero = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    let isEmpty = maxX <= minX || maxY <= minY
    self.minX = isEmpty ? 0 : minX
    self.minY = isEmpty ? 0 : minY
    self.maxX = isEmpty ? 0 : maxX
    self.maxY = isEmpty ? 0 : maxY
  }

  /// The pixels that a rectangle touches, apart from rounding errors.
  ///
  /// Coordinates are limited to the range that is safe for integers and for Cairo's fixed point numbers.
  public init(enclosing rect: CGRect) {
    let hair: CGFloat = 1 / 512
    guard !rect.isNull, !rect.isEmpty else {
      self = .zero
      return
    }
    self.init(
      minX: Self.whole(rect.minX + hair, .down), minY: Self.whole(rect.minY + hair, .down),
      maxX: Self.whole(rect.maxX - hair, .up), maxY: Self.whole(rect.maxY - hair, .up))
  }

  private static func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -1_000_000), 1_000_000).rounded(rule))
  }

  @inlinable public var isEmpty: Bool { maxX <= minX }
  @inlinable public var width: Int { maxX - minX }
  @inlinable public var height: Int { maxY - minY }
  @inlinable public var area: Int { width * height }

  @inlinable public var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The larger of two rectangles.
  public func larger(_ other: PixelRect) -> PixelRect { other.area > area ? other : self }

  @inlinable public func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  @inlinable public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  @inlinable public func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  @inlinable public func insetBy(_ amount: Int) -> PixelRect {
    guard !isEmpty else { return self }
    return PixelRect(
      minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
  }

  /// The parts above, left of, right of, and below a rectangle in this one.
  public func parts(around middle: PixelRect) -> [PixelRect] {
    [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: middle.minY),
      PixelRect(minX: minX, minY: middle.minY, maxX: middle.minX, maxY: middle.maxY),
      PixelRect(minX: middle.maxX, minY: middle.minY, maxX: maxX, maxY: middle.maxY),
      PixelRect(minX: minX, minY: middle.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
