// SPDX-License-Identifier: MIT

import Foundation

/// Work for the processor, which counts prime numbers by trial division.
enum PrimeCount {
  /// Returns the number of primes in `range`. If the task is canceled, returns the count so far.
  static func count(in range: Range<Int>) -> Int {
    var count = 0
    for number in range {
      if isPrime(number) { count += 1 }
      if number % 4096 == 0, Task.isCancelled { break }
    }
    return count
  }

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

  private static func isPrime(_ number: Int) -> Bool {
    if number < 4 { return number > 1 }
    if number % 2 == 0 { return false }
    var divisor = 3
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 2
    }
    return true
  }
}
