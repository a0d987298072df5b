// SPDX-License-Identifier: MIT

import Foundation

/// The demo's work, which counts prime numbers by trial division.
enum PrimeCount {
  /// Counts the primes below the total unit count of `progress`, outside the main actor.
  ///
  /// - Throws: A `CancellationError` if the task is canceled.
  static func run(_ progress: Progress) async throws -> Int {
    var count = 0
    for number in 0..<progress.totalUnitCount {
      if number % 4096 == 0 {
        try Task.checkCancellation()
        // On Linux, `Progress` isn't thread-safe. This also lets other tasks run, because several
        // counts can occupy all threads.
        await MainActor.run { progress.completedUnitCount = number }
      }
      if isPrime(number) { count += 1 }
    }
    await MainActor.run { progress.completedUnitCount = progress.totalUnitCount }
    return count
  }

  private static func isPrime(_ number: Int64) -> Bool {
    var divisor: Int64 = 2
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return number > 1
  }
}
