// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The ramps of the gradients that were drawn last. A layer that appears again usually has the same
/// colors, and so finds its ramp here.
final class GradientRamps {
  private typealias Entry = (colors: [CGColor], locations: [CGFloat], ramp: GradientRamp)

  private var entries: [Entry] = []
  private static let limit = 8

  func ramp(of gradient: GradientPlacement) -> GradientRamp {
    let isRadial = gradient.geometry.isRadial
    let known = entries.firstIndex {
      $0.colors == gradient.colors && $0.locations == gradient.locations
        && $0.ramp.isRadial == isRadial
    }
    let entry: Entry =
      known.map { entries.remove(at: $0) } ?? (
        gradient.colors, gradient.locations,
        GradientRamp(
          colors: gradient.colors, locations: gradient.locations, isRadial: isRadial)
      )
    entries = [entry] + entries.prefix(Self.limit - 1)
    return entry.ramp
  }
}
