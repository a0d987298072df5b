// SPDX-License-Identifier: MIT

import Foundation

/// How much memory the process has.
enum ResidentMemory {
  private typealias Trim = @convention(c) (Int) -> Int32

  /// Glibc's `malloc_trim`, which its Swift module leaves out.
  private static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }

  /// In bytes, after what is free was given back to the system.
  static func measure() throws -> Int {
    guard let trim else { throw Missing("there is no malloc_trim") }
    _ = trim(0)
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { throw Missing("no resident pages") }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
