// SPDX-License-Identifier: MIT

import Foundation

/// A SHA-256 hash (FIPS 180-4) of a series of chunks.
///
/// The demo has no dependencies, and CryptoKit isn't available on all platforms. The hashed data
/// isn't secret.
struct SHA256 {
  private static let blockSize = 64
  private static let roundConstants: [UInt32] = primes(64).map { fraction(cbrt(Double($0))) }

  private var state: [UInt32] = primes(8).map { fraction(Double($0).squareRoot()) }
  private var schedule = [UInt32](repeating: 0, count: 64)
  /// The bytes that don't fill a block yet.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// Adds bytes to the message.
  mutating func update(_ chunk: some Collection<UInt8>) {
    length &+= UInt64(chunk.count)
    rest.append(contentsOf: chunk)
    let whole = rest.count - rest.count % Self.blockSize
    rest.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: whole, by: Self.blockSize) {
        compress(bytes[start..<start + Self.blockSize])
      }
    }
    rest.removeFirst(whole)
  }

  /// Returns the digest of all the bytes so far, as 64 hexadecimal digits.
  func hexDigest() -> String {
    var last = self
    let bits = length &* 8
    // Append a 1 bit, zeros, and the length in bits, so that the message fills entire blocks.
    let used = last.rest.count + 1 + 8
    let zeros = (Self.blockSize - used % Self.blockSize) % Self.blockSize
    last.update([0x80] + [UInt8](repeating: 0, count: zeros))
    last.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compress(_ block: Slice<UnsafeBufferPointer<UInt8>>) {
    let start = block.startIndex
    for i in 0..<16 {
      let at = start + 4 * i
      schedule[i] =
        UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16
        | UInt32(block[at + 2]) << 8 | UInt32(block[at + 3])
    }
    for i in 16..<64 {
      let x = schedule[i - 15]
      let y = schedule[i - 2]
      let sigma0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
      let sigma1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
      schedule[i] = schedule[i - 16] &+ sigma0 &+ schedule[i - 7] &+ sigma1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ sum1 &+ choice &+ Self.roundConstants[i] &+ schedule[i]
      let second = sum0 &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
  }

  private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// Returns the first 32 bits of a fractional part. The standard's constants come from the roots
  /// of the first primes, for which a `Double` has enough bits.
  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  private static func primes(_ count: Int) -> [Int] {
    Array((2...).lazy.filter(PrimeCount.isPrime).prefix(count))
  }
}
