// SPDX-License-Identifier: MIT

/// Whether `path` lies in a directory that builds write: `.build`, `.build-tsan` and the like.
func isBuilt(_ path: String) -> Bool {
  path.split(separator: "/").contains { $0 == ".swiftpm" || $0.hasPrefix(".build") }
}
