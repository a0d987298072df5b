// SPDX-License-Identifier: MIT

/// Samples the alpha of an upright image, first along its rows, which serve several rows of pixels
/// each, and then between two of these rows.
struct AlphaRows {
  /// The neighbors in a row of the image that a column of pixels reads, and the part of the second
  /// one. Neighbor 0 is the first column twice, and the last neighbor is the last column twice.
  struct Place {
    var neighbors: Int
    var part: UInt16
  }

  typealias Row = UnsafePointer<UInt32>

  private let places: [Place]
  /// The part of the second neighbor for each column of pixels, in whole groups of sixteen.
  private let parts: [UInt16]
  /// The columns between those that copy the left edge of the image and those that copy the right
  /// edge. Without a transform, only the middle is between them.
  private let mixedColumns: Range<Int>
  /// The columns of a stretched middle, which read one of four pixels of the image.
  private let middle: (columns: Range<Int>, pixels: Range<Int>)
  /// The rows of the image that a row of pixels reads, and the part of the second one.
  private let source: (Int) -> (upper: Row, lower: Row, part: UInt16)
  /// The last two rows of the image that were read, and their alphas.
  private var known: [Row?] = [nil, nil]
  private var alphas: [[UInt8]]
  /// The alphas of a row of the image, with the first and the last one twice.
  private var line: [UInt8]
  /// Two neighbors for each column of pixels.
  private var pairs: [UInt16]
  private var last: (upper: Row, lower: Row, part: UInt16, pixels: UnsafePointer<UInt8>)?

  init(
    width: Int, places: [Place], source: @escaping (Int) -> (upper: Row, lower: Row, part: UInt16)
  ) {
    self.places = places
    let room = (places.count + 15) & -16
    parts = places.map(\.part) + Array(repeating: 0, count: room - places.count)
    pairs = Array(repeating: 0, count: room)
    alphas = Array(repeating: Array(repeating: 0, count: room), count: 2)
    line = Array(repeating: 0, count: width + 2)
    self.source = source
    func isCopy(_ column: Int, like other: Int) -> Bool {
      places[column].part == 0
        && places[column].neighbors - places[other].neighbors == column - other
    }
    let start = places.indices.first { !isCopy($0, like: 0) } ?? places.count
    let end = places.indices.last { !isCopy($0, like: places.count - 1) }.map { $0 + 1 } ?? 0
    mixedColumns = start..<max(start, end)
    let pixel = places[places.count / 2].neighbors
    let columns = places.indices.filter { abs(places[$0].neighbors - pixel) <= 1 }
    middle = (
      ((columns.first ?? 0)..<(columns.last ?? 0) + 1).clamped(to: mixedColumns),
      max(pixel - 1, 0)..<min(pixel + 3, width + 2)
    )
  }

  mutating func fill(_ target: UnsafeMutablePointer<UInt8>, y: Int) {
    let (first, second, part) = source(y)
    defer { last = (first, second, part, UnsafePointer(target)) }
    if let last, last.upper == first, last.lower == second, first == second || last.part == part {
      target.update(from: last.pixels, count: places.count)
      return
    }
    let upper = read(first, keeping: second)
    guard part > 0 else { return target.update(from: alphas[upper], count: places.count) }
    let lower = read(second, keeping: first)
    let whole = places.count & -16
    alphas[upper].withUnsafeBytes { upper in
      alphas[lower].withUnsafeBytes { lower in
        for column in stride(from: 0, to: places.count, by: 16) {
          let mixed = Self.mixed(
            SIMD16(truncatingIfNeeded: upper.loadUnaligned(fromByteOffset: column, as: Bytes.self)),
            SIMD16(truncatingIfNeeded: lower.loadUnaligned(fromByteOffset: column, as: Bytes.self)),
            SIMD16(repeating: part))
          if column < whole {
            UnsafeMutableRawPointer(target + column).storeBytes(of: mixed, as: Bytes.self)
          } else {
            for index in column..<places.count { target[index] = mixed[index - column] }
          }
        }
      }
    }
  }

  /// Reads a row of the image unless it's known, and returns its place.
  private mutating func read(_ row: Row, keeping other: Row) -> Int {
    if known[0] == row { return 0 }
    if known[1] == row { return 1 }
    let place = known[0] == other ? 1 : 0
    known[place] = row
    let width = line.count - 2
    line.withUnsafeMutableBufferPointer { line in
      for x in 0..<width { line[x + 1] = UInt8(truncatingIfNeeded: row[x] >> 24) }
      line[0] = line[1]
      line[width + 1] = line[width]
    }
    let value = line[middle.pixels.lowerBound]
    let flat =
      middle.pixels.allSatisfy { line[$0] == value } ? middle.columns : mixedColumns.suffix(0)
    let (start, end) = (mixedColumns.lowerBound, mixedColumns.upperBound)
    mix([start..<flat.lowerBound, flat.upperBound..<end], to: place)
    alphas[place].withUnsafeMutableBufferPointer { alphas in
      for copy in [0..<start, end..<places.count] where !copy.isEmpty {
        let first = places[copy.lowerBound].neighbors
        _ = alphas[copy].update(fromContentsOf: line[first..<first + copy.count])
      }
      alphas[flat].update(repeating: value)
    }
    return place
  }

  /// Computes the alphas of columns that lie between two pixels of the image.
  private mutating func mix(_ columns: [Range<Int>], to place: Int) {
    guard columns.contains(where: { !$0.isEmpty }) else { return }
    pairs.withUnsafeMutableBufferPointer { pairs in
      line.withUnsafeBytes { line in
        places.withUnsafeBufferPointer { places in
          for column in columns.joined() {
            pairs[column] = line.loadUnaligned(
              fromByteOffset: places[column].neighbors, as: UInt16.self)
          }
        }
      }
    }
    alphas[place].withUnsafeMutableBytes { alphas in
      pairs.withUnsafeBytes { pairs in
        parts.withUnsafeBytes { parts in
          for column in stride(from: 0, to: alphas.count, by: 16) {
            let pair = pairs.loadUnaligned(fromByteOffset: column * 2, as: Words.self)
            let part = parts.loadUnaligned(fromByteOffset: column * 2, as: Words.self)
            let mixed = Self.mixed(pair & 0xFF, pair &>> 8, part)
            alphas.storeBytes(of: mixed, toByteOffset: column, as: Bytes.self)
          }
        }
      }
    }
  }

  private typealias Bytes = SIMD16<UInt8>
  private typealias Words = SIMD16<UInt16>

  @inline(__always)
  private static func mixed(_ a: Words, _ b: Words, _ part: Words) -> Bytes {
    Bytes(truncatingIfNeeded: (a &* (256 &- part) &+ b &* part &+ 128) &>> 8)
  }
}
