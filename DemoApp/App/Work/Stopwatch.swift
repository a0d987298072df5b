// SPDX-License-Identifier: MIT

import Foundation

/// Measures how long a job took, in words.
struct Stopwatch: Sendable {
  // Not `ContinuousClock`, which needs iOS 16.
  private let start = ProcessInfo.processInfo.systemUptime

  var text: String {
    String(format: "%.1f s", ProcessInfo.processInfo.systemUptime - start)
  }
}

extension Int {
  /// "1 234 567": digits in threes, set apart by narrow spaces.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits[Swift.max(0, end - 3)..<end])
    }
    return (self < 0 ? "−" : "") + groups.reversed().joined(separator: "\u{202F}")
  }
}
