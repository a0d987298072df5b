// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test if no app hosts it. Here, an app does, unless `STATUSHUD_WITHOUT_APP` is set.
  package static var requiresApp: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["STATUSHUD_WITHOUT_APP"] == nil,
      "An app must host this test.")
  }
}
