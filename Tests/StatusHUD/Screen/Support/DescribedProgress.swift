// SPDX-License-Identifier: MIT

import Foundation

/// A progress with a description: Foundation's is empty on Linux and cannot be set there.
final class DescribedProgress: Progress, @unchecked Sendable {
  var text = ""
  override var localizedDescription: String! { text }

  /// Of ten units, none done.
  static func make(_ text: String) -> DescribedProgress {
    let progress = DescribedProgress(parent: nil)
    progress.totalUnitCount = 10
    progress.text = text
    return progress
  }
}
