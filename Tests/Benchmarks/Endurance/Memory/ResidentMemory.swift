// SPDX-License-Identifier: MIT

import Foundation

/// How much of the process is in memory, in bytes.
struct ResidentMemory {
  /// All of it.
  let whole: Int
  /// What is mapped from files: programs and fonts, of which the system brings in what it likes.
  let mapped: Int
  /// What was allocated.
  var own: Int { whole - mapped }

  private typealias Trim = @convention(c) (Int) -> Int32

  /// Glibc's `malloc_trim`, which its Swift module leaves out.
  private static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }

  /// Measures, after what is free was given back to the system.
  init() throws {
    guard let trim = Self.trim else { throw Missing("there is no malloc_trim") }
    _ = trim(0)
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    guard fields.count > 2, let resident = Int(fields[1]), let shared = Int(fields[2]) else {
      throw Missing("/proc/self/statm is not as it was")
    }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    whole = resident * page
    mapped = shared * page
  }

  struct Missing: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
