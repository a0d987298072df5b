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
  /// The part of the right column for each column of pixels.
  private let parts: [UInt16]
  /// The columns that read the same pixel, such as those of a stretched middle.
  private let even: Range<Int>
  /// The rows of the image that a row of pixels reads, and the part of the second one.
  private let source: (Int) -> (upper: Row, lower: Row, part: UInt16)
  private var known: [(row: Row, alphas: [UInt8])] = []
  private var last: (upper: Row, lower: Row, part: UInt16, pixels: UnsafePointer<UInt8>)?

  init(places: [Place], source: @escaping (Int) -> (upper: Row, lower: Row, part: UInt16)) {
    self.places = places
    parts = places.map(\.part)
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
    let parts = SIMD16(repeating: part)
    Self.mix(target, upper, lower, places.count) { _ in parts }
    for column in places.count & -16..<places.count {
      target[column] = Self.mixed(upper[column], lower[column], part)
    }
  }

  private mutating func alphas(of row: Row) -> [UInt8] {
    if let old = known.first(where: { $0.row == row }) { return old.alphas }
    let count = places.count
    let alphas = [UInt8](unsafeUninitializedCapacity: count) { alphas, length in
      length = count
      guard let lefts = alphas.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { rights in
        guard let rights = rights.baseAddress else { return }
        places.withUnsafeBufferPointer { places in
          func read(_ column: Int) {
            let place = places[column]
            lefts[column] = UInt8(truncatingIfNeeded: row[Int(place.left)] >> 24)
            rights[column] = UInt8(truncatingIfNeeded: row[Int(place.right)] >> 24)
          }
          for column in 0..<min(even.lowerBound + 1, count) { read(column) }
          for column in even.upperBound..<count { read(column) }
        }
        if let first = even.first {
          (lefts + first).update(repeating: lefts[first], count: even.count)
          (rights + first).update(repeating: rights[first], count: even.count)
        }
        parts.withUnsafeBytes { parts in
          Self.mix(lefts, lefts, rights, count) {
            parts.loadUnaligned(fromByteOffset: $0 * 2, as: SIMD16<UInt16>.self)
          }
        }
        for column in count & -16..<count {
          lefts[column] = Self.mixed(lefts[column], rights[column], parts[column])
        }
      }
    }
    known = known.suffix(1) + [(row, alphas)]
    return alphas
  }

  /// Mixes the alphas in groups of sixteen. The rest remains.
  @inline(__always)
  private static func mix(
    _ target: UnsafeMutablePointer<UInt8>, _ first: UnsafePointer<UInt8>,
    _ second: UnsafePointer<UInt8>, _ count: Int, _ parts: (Int) -> SIMD16<UInt16>
  ) {
    typealias Pixels = SIMD16<UInt8>
    let target = UnsafeMutableRawPointer(target)
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    for column in stride(from: 0, to: count & -16, by: 16) {
      let a = SIMD16<UInt16>(
        truncatingIfNeeded: first.loadUnaligned(fromByteOffset: column, as: Pixels.self))
      let b = SIMD16<UInt16>(
        truncatingIfNeeded: second.loadUnaligned(fromByteOffset: column, as: Pixels.self))
      let part = parts(column)
      let sum = (a &* (256 &- part) &+ b &* part &+ 128) &>> 8
      target.storeBytes(of: Pixels(truncatingIfNeeded: sum), toByteOffset: column, as: Pixels.self)
    }
  }

  @inline(__always)
  private static func mixed(_ a: UInt8, _ b: UInt8, _ part: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(a) &* (256 &- part) &+ UInt16(b) &* part &+ 128) >> 8)
  }
}
