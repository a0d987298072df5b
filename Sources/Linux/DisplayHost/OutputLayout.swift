// SPDX-License-Identifier: MIT

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
      let area = output.area.commonArea(with: window)
      if best == nil || area > best?.area ?? 0 { best = (output.rate, area) }
    }
    return best?.rate ?? RefreshRate.fallback
  }
}

extension PixelRect {
  /// How many pixels two rectangles have in common.
  fileprivate func commonArea(with other: PixelRect) -> Int {
    let width = min(x + width, other.x + other.width) - max(x, other.x)
    let height = min(y + height, other.y + other.height) - max(y, other.y)
    return max(width, 0) * max(height, 0)
  }
}
