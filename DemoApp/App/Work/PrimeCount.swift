// SPDX-License-Identifier: MIT

/// Honest work for a processor: prime numbers, counted by trial division.
enum PrimeCount {
  static func isPrime(_ number: Int) -> Bool {
    if number < 4 { return number > 1 }
    if number % 2 == 0 { return false }
    var divisor = 3
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 2
    }
    return true
  }

  /// How many primes lie in `range`; stops early, with what it has, when its task is canceled.
  static func count(in range: Range<Int>) -> Int {
    var count = 0
    for number in range {
      if isPrime(number) { count += 1 }
      if number % 4096 == 0, Task.isCancelled { break }
    }
    return count
  }
}
