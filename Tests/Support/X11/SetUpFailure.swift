// SPDX-License-Identifier: MIT

/// Why a test could not be carried out; always a failure, never a silent skip.
package struct SetUpFailure: Error, CustomStringConvertible {
  /// What is missing, or what did not happen.
  package let description: String

  package init(_ description: String) { self.description = description }
}
