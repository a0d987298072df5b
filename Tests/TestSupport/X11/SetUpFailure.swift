// SPDX-License-Identifier: MIT

/// Why a test could not be carried out; always a failure, never a silent skip.
public struct SetUpFailure: Error, CustomStringConvertible {
  /// What is missing, or what did not happen.
  public let description: String

  /// A failure in words.
  public init(_ description: String) { self.description = description }
}
