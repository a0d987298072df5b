// SPDX-License-Identifier: MIT

import CCairo
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// The slowest frame while the HUD fades in, for each mask and two screens.
@MainActor enum Fades {
  private static let screens: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("390 x 844 @2x", 390, 844), ("3840 x 2160", 1920, 1080),
  ]

  static func rows() async throws -> [Row] {
    var rows: [Row] = []
    for screen in screens {
      let stage = Stage(width: screen.width, height: screen.height)
      for mask in StatusHUD.MaskType.allCases {
        let slowest = await slowestFrame(stage, mask)
        let base = byHand(mask, stage.size)
        // On a phone, a frame is to be ready before the next.
        rows.append(
          Row(
            "Slowest frame of the fade with mask `\(mask)`, \(screen.name)", slowest,
            "Cairo, the mask alone", base, unit: "ms",
            limit: screen.width < 1000 ? 1000 / 60 : nil, isAbsolute: true))
      }
      await stage.end()
    }
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

  /// What the mask covers in one call of Cairo, over a white screen in another.
  private static func byHand(_ mask: StatusHUD.MaskType, _ size: (width: Int, height: Int))
    -> Double
  {
    let (width, height) = (Double(size.width), Double(size.height))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    return microseconds(calls: 1, rounds: 20) { _ in
      if mask == .passthrough || mask == .clear {
        // Only the bezel is painted.
        cairo_rectangle(cairo, width / 2 - 100, height / 2 - 100, 200, 200)
      } else {
        cairo_rectangle(cairo, 0, 0, width, height)
      }
      cairo_set_source_rgb(cairo, 1, 1, 1)
      cairo_fill_preserve(cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 0.2)
      if mask == .gradient {
        let pattern = cairo_pattern_create_radial(
          width / 2, height / 2, 0, width / 2, height / 2, min(width, height))
        cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
        cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0.75)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
      }
      cairo_fill(cairo)
    } / 1000
  }
}

@MainActor func microseconds(
  calls: Int, rounds: Int, _ body: @escaping @MainActor (Int) -> Void
) -> Double {
  microseconds(calls: calls, rounds: rounds, [body])[0]
}
