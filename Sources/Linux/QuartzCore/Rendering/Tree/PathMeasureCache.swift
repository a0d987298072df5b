// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The measured paths of layers whose strokes are trimmed.
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

  /// Removes the measures that no recent frame has used.
  func endFrame() {
    frame += 1
    guard frame.isMultiple(of: 256) else { return }
    entries = entries.filter { frame - $0.value.frame < 256 }
  }

  /// Removes the measures of all layers except these.
  func forget(except layers: Set<NodeID>) {
    guard !entries.isEmpty else { return }
    let layers = Set(layers.map(\.layer))
    entries = entries.filter { layers.contains($0.key) }
  }
}
