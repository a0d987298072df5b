// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport

extension OffscreenScreen {
  func tap(_ view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Advances the clock until a condition is true, which real work causes.
  func wait(for what: String, until condition: () -> Bool) async throws {
    // A minute is too long on every machine.
    let end = DispatchTime.now() + 60
    while !condition() {
      guard DispatchTime.now() < end else { throw SetUpFailure("waited in vain for \(what)") }
      await pass(seconds: 1.0 / 60)
      await advance(by: 0.05)
    }
  }
}
