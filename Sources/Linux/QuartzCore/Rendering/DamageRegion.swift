// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The pixels that changed, as a few rectangles that do not overlap.
struct DamageRegion {
  /// More rectangles cost more in walking the tree than they save in pixels.
  private static let limit = 6

  private(set) var rects: [PixelRect] = []
  let screen: PixelRect

  init(screen: PixelRect) {
    self.screen = screen
  }

  var isEmpty: Bool { rects.isEmpty }

  mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(screen)
    guard !added.isEmpty else { return }
    // A union may touch rectangles that neither part did: begin again after each.
    var index = 0
    while index < rects.count {
      if Self.belongTogether(rects[index], added) {
        added = added.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > Self.limit { mergeCheapest() }
  }

  /// Overlapping rectangles, and such that hardly any pixel between them would be added.
  private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) || a.union(b).area <= (a.area + b.area) * 9 / 8
  }

  private mutating func mergeCheapest() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let (a, b) = (rects[first], rects[second])
        let cost = a.union(b).area - a.area - b.area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
