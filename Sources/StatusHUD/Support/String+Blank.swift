// SPDX-License-Identifier: MIT

extension String {
  /// Whether there is nothing in it that could be read out.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
