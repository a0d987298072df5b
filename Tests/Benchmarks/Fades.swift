// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// The slowest frame while the HUD fades in, with each mask. It is to be ready before the next.
@MainActor enum Fades {
  static func rows() async throws -> [Row] {
    let stage = Stage(width: 390, height: 844)
    let unmasked = await slowestFrame(stage, .passthrough)
    var rows: [Row] = []
    for mask in StatusHUD.MaskType.allCases {
      rows.append(
        Row(
          "Slowest frame of the fade with mask `\(mask)`, 390 x 844 @2x",
          await slowestFrame(stage, mask), "without a mask", unmasked, unit: "ms",
          limit: 1000 / 60, isAbsolute: true))
    }
    await stage.end()
    return rows
  }

  /// In milliseconds: of each frame the best of several fades, and of these the worst.
  private static func slowestFrame(_ stage: Stage, _ mask: StatusHUD.MaskType) async -> Double {
    var best = [Double](repeating: .infinity, count: 10)
    for _ in 0..<5 {
      StatusHUD.show(status: "Loading", maskType: mask)
      for frame in best.indices {
        await stage.screen.advance(by: 1.0 / 60)
        best[frame] = min(best[frame], nanoseconds { stage.paint() } / 1_000_000)
      }
      StatusHUD.dismiss()
      await stage.screen.advance(by: 1)
      stage.paint()
    }
    return best.max() ?? .infinity
  }
}
