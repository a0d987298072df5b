// SPDX-License-Identifier: MIT

import Foundation

/// Samples the alpha of an upright image, first along its rows, which serve several rows of pixels
/// each, and then between two of these rows.
struct AlphaRows {
  /// The columns of the image that a column of pixels reads.
  struct Place: Equatable {
    var left: Int32
    var right: Int32
    var part: UInt16
  }

  typealias Row = UnsafePointer<UInt32>

  private let places: [Place]
  /// The columns that read the same pixel, such as those of a stretched middle.
  private let even: Range<Int>
  /// The rows of the image that a row of pixels reads, and the part of the second one.
  private let source: (Int) -> (upper: Row, lower: Row, part: UInt16)
  private var known: [(row: Row, alphas: [UInt8])] = []
  private var last: (upper: Row, lower: Row, part: UInt16, pixels: UnsafePointer<UInt8>)?

  init(places: [Place], source: @escaping (Int) -> (upper: Row, lower: Row, part: UInt16)) {
    self.places = places
    self.source = source
    let middle = places.count / 2
    let isEven = { [places] in places[$0] == places[middle] }
    let start = (0..<middle).last { !isEven($0) }.map { $0 + 1 } ?? 0
    even = start..<((middle..<places.count).first { !isEven($0) } ?? places.count)
  }

  mutating func fill(_ target: UnsafeMutablePointer<UInt8>, y: Int) {
    let (first, second, part) = source(y)
    defer { last = (first, second, part, UnsafePointer(target)) }
    if let last, last.upper == first, last.lower == second, first == second || last.part == part {
      target.update(from: last.pixels, count: places.count)
      return
    }
    let (upper, lower) = (alphas(of: first), alphas(of: second))
    upper.withUnsafeBytes { upper in
      lower.withUnsafeBytes { lower in
        Self.mix(UnsafeMutableRawPointer(target), upper, lower, part)
      }
    }
  }

  private mutating func alphas(of row: Row) -> [UInt8] {
    if let old = known.first(where: { $0.row == row }) { return old.alphas }
    func alpha(_ place: Place) -> UInt8 {
      Self.mixed(
        UInt8(truncatingIfNeeded: row[Int(place.left)] >> 24),
        UInt8(truncatingIfNeeded: row[Int(place.right)] >> 24), place.part)
    }
    let alphas = [UInt8](unsafeUninitializedCapacity: places.count) { alphas, count in
      places.withUnsafeBufferPointer { places in
        for column in 0..<even.lowerBound { alphas[column] = alpha(places[column]) }
        if !even.isEmpty {
          alphas[even].update(repeating: alpha(places[even.lowerBound]))
        }
        for column in even.upperBound..<places.count { alphas[column] = alpha(places[column]) }
      }
      count = places.count
    }
    known = known.suffix(1) + [(row, alphas)]
    return alphas
  }

  /// Mixes sixteen pixels at once, as long as there are so many.
  private static func mix(
    _ target: UnsafeMutableRawPointer, _ upper: UnsafeRawBufferPointer,
    _ lower: UnsafeRawBufferPointer, _ part: UInt16
  ) {
    typealias Pixels = SIMD16<UInt8>
    var column = 0
    while column + 16 <= upper.count {
      let a = SIMD16<UInt16>(
        truncatingIfNeeded: upper.loadUnaligned(fromByteOffset: column, as: Pixels.self))
      let b = SIMD16<UInt16>(
        truncatingIfNeeded: lower.loadUnaligned(fromByteOffset: column, as: Pixels.self))
      let sum = (a &* (256 &- part) &+ b &* part &+ 128) &>> 8
      target.storeBytes(of: Pixels(truncatingIfNeeded: sum), toByteOffset: column, as: Pixels.self)
      column += 16
    }
    for column in column..<upper.count {
      target.storeBytes(
        of: mixed(upper[column], lower[column], part), toByteOffset: column, as: UInt8.self)
    }
  }

  @inline(__always)
  private static func mixed(_ a: UInt8, _ b: UInt8, _ part: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(a) &* (256 &- part) &+ UInt16(b) &* part &+ 128) >> 8)
  }
}
