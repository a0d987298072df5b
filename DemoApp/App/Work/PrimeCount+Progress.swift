// SPDX-License-Identifier: MIT

import Foundation

extension PrimeCount {
  /// Counts the primes below `end`, in as many parts as `progress` has units.
  ///
  /// - Returns: The number of primes, or `nil` if `progress` is canceled.
  static func count(below end: Int, reportingTo progress: Progress) -> Int? {
    let pieces = Int(progress.totalUnitCount)
    var result = 0
    for piece in 0..<pieces {
      if progress.isCancelled { return nil }
      result += count(in: end * piece / pieces..<end * (piece + 1) / pieces)
      progress.completedUnitCount = Int64(piece + 1)
    }
    return result
  }
}
