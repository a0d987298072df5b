// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// What the shadow of a bezel costs: frames of a HUD with it, beside the same frames without.
@MainActor enum Shadows {
  static func rows() async throws -> [Row] {
    let stage = Stage(width: 390, height: 844)
    // From the call to the first frame, and the slowest frame of the fade, each with and without.
    var (first, fade) = ([Double.infinity, .infinity], [Double.infinity, .infinity])
    for _ in 0..<240 {
      for (index, hasShadow) in [true, false].enumerated() {
        let time = await milliseconds {
          HUDView.show(in: stage.view) {
            $0.configuration.hasShadow = hasShadow
            $0.status = "Loading"
          }
          await stage.screen.advance(by: 1.0 / 60)
          stage.paint()
        }
        first[index] = min(first[index], time)
        var slowest = 0.0
        for _ in 0..<10 {
          await stage.screen.advance(by: 1.0 / 60)
          slowest = max(slowest, nanoseconds { stage.paint() } / 1_000_000)
        }
        fade[index] = min(fade[index], slowest)
        HUDView.hide(in: stage.view, animated: false)
        await stage.screen.advance(by: 1)
        stage.paint()
      }
    }
    await stage.end()
    return [
      Row(
        "First frame with a shadow", first[0], "without", first[1], unit: "ms", limit: 1.25),
      Row(
        "Slowest frame of the fade with a shadow", fade[0], "without", fade[1], unit: "ms",
        limit: fadeLimit),
    ]
  }

  /// While a shadow fades, each frame paints an area that is twice as large, as one group with the
  /// content.
  private static let fadeLimit = 1.5
}
