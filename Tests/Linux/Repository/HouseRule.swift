// SPDX-License-Identifier: MIT

import Testing

/// One rule of the house about a Swift file.
struct HouseRule: CustomTestStringConvertible, Sendable {
  /// What holds, as a sentence.
  let name: String
  let check: @Sendable (SourceFile) -> [Violation]

  var testDescription: String { name }

  static let all: [HouseRule] = [
    length, licence, conditionals, portability, backends, hostInterface, concurrency,
    setters,
  ]
}
