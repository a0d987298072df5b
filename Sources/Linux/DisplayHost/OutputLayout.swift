// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The parts of a screen that monitors show, and how often they do.
struct OutputLayout: Equatable {
  struct Output: Equatable {
    var area: PixelRect
    /// Frames a second.
    var rate: Double
  }

  var outputs: [Output] = []

  /// The rate of all outputs; `nil` when it depends on where a window is.
  var commonRate: Double? {
    guard let first = outputs.first?.rate else { return RefreshRate.fallback }
    return outputs.allSatisfy { $0.rate == first } ? first : nil
  }

  /// The rate of the output that shows most of a window.
  func rate(at window: PixelRect) -> Double {
    var best: (rate: Double, area: Int)?
    for output in outputs {
      let area = output.area.intersection(window).area
      if best == nil || area > best?.area ?? 0 { best = (output.rate, area) }
    }
    return best?.rate ?? RefreshRate.fallback
  }
}
