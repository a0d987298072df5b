// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The measured paths of the layers whose strokes are trimmed, as long as they are.
final class PathMeasureCache {
  private struct Entry {
    var path: CGPath
    var measure: PathMeasure
    var frame: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0

  func measure(of path: CGPath, for layer: CALayer) -> PathMeasure {
    let id = ObjectIdentifier(layer)
    if let entry = entries[id], entry.path == path {
      entries[id]?.frame = frame
      return entry.measure
    }
    let measure = PathMeasure(path)
    entries[id] = Entry(path: path, measure: measure, frame: frame)
    return measure
  }

  /// Forgets what no recent frame asked for: a layer that stands still is not asked about.
  func endFrame() {
    frame += 1
    guard frame.isMultiple(of: 256) else { return }
    entries = entries.filter { frame - $0.value.frame < 256 }
  }

  /// Forgets all layers but these.
  func forget(except layers: Set<NodeID>) {
    guard !entries.isEmpty else { return }
    let layers = Set(layers.map(\.layer))
    entries = entries.filter { layers.contains($0.key) }
  }
}
