// SPDX-License-Identifier: MIT

import Foundation

/// "123 of 1572" on one line of a terminal. Elsewhere it says nothing.
struct Counter {
  let total: Int
  private var count = 0
  private let isTerminal = isatty(STDOUT_FILENO) == 1

  init(total: Int) {
    self.total = total
  }

  mutating func advance() {
    count += 1
    guard isTerminal else { return }
    FileHandle.standardOutput.write(
      Data("\r\(count) of \(total)\(count == total ? "\n" : "")".utf8))
  }
}
