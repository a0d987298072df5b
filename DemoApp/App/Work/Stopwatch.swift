// SPDX-License-Identifier: MIT

import Foundation

/// A stopwatch that describes the time since its creation.
struct Stopwatch: Sendable {
  // `ContinuousClock` requires iOS 16.
  private let start = ProcessInfo.processInfo.systemUptime

  var text: String {
    String(format: "%.1f s", ProcessInfo.processInfo.systemUptime - start)
  }
}

extension Int {
  /// The digits in groups of three, separated by narrow spaces, such as “1 234 567”.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits[Swift.max(0, end - 3)..<end])
    }
    return (self < 0 ? "−" : "") + groups.reversed().joined(separator: "\u{202F}")
  }

  /// The number of bytes as the size of a file, such as “1.2 MB”.
  var asFileSize: String { Int64(self).formatted(.byteCount(style: .file)) }
}
