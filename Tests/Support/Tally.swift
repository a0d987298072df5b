// SPDX-License-Identifier: MIT

import Foundation

/// Counts what several threads do.
package final class Tally: @unchecked Sendable {
  // `@unchecked`: `count` is touched only with `lock` held.
  private let lock = NSLock()
  private var count = 0

  package init() {}

  package var value: Int { lock.withLock { count } }
  package func add() { lock.withLock { count += 1 } }
}
