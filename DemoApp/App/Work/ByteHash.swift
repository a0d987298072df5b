// SPDX-License-Identifier: MIT

import Foundation

/// A 64-bit FNV-1a hash of a series of chunks. It detects accidental differences, not forgeries.
struct ByteHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func update(_ chunk: some Sequence<UInt8>) {
    for byte in chunk { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash of all the bytes so far, such as “FNV af63dc4c8601ec8c”.
  var digest: String { String(format: "FNV %016llx", value) }
}
