// SPDX-License-Identifier: MIT

import Foundation

/// How many bytes of the process are in memory, without what is mapped from files: the system
/// brings in as much of those as it likes.
package func residentMemory() throws -> Int {
  // Glibc's Swift module leaves `malloc_trim` out, which gives back what is free.
  typealias Trim = @convention(c) (Int) -> Int32
  if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ").compactMap { Int($0) }
  return (pages[1] - pages[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
