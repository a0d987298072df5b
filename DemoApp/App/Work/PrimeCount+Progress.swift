// SPDX-License-Identifier: MIT

import Foundation

extension PrimeCount {
  /// How many primes are below `end`, counted in as many pieces as `progress` has units.
  ///
  /// - Returns: nil when `progress` was canceled meanwhile.
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
