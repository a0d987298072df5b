// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The pictures of groups before their opacity. A fade changes only the opacity, so it paints the
/// group once. For a single color behind a mask, the picture is the masked coverage.
final class GroupCache {
  private struct Entry {
    var node: RenderNode
    var raster: Raster?
    var frame: Int
  }

  /// The number of frames for which an unused group is kept.
  private static let patience = 60

  private var entries: [NodeID: Entry] = [:]
  private var frame = 0

  var count: Int { entries.values.count { $0.raster != nil } }

  /// The whole group, which `body` paints if necessary; `nil` if the group has changed since the last
  /// frame, because painting all of it for a part would be wasteful.
  func raster(
    of node: RenderNode, isCoverage: Bool = false, for area: PixelRect, _ body: (Raster) -> Void
  ) -> Raster? {
    let old = entries[node.id]
    let isSame = old?.node.hasSameContent(as: node) ?? false
    if isSame, let raster = old?.raster {
      entries[node.id] = Entry(node: node, raster: raster, frame: frame)
      return raster
    }
    var raster: Raster?
    let extent = node.extent
    if area == extent || isSame && old?.frame != frame {
      raster = Raster.prepared(old?.raster, extent, isCoverage: isCoverage)
      if let raster { body(raster) }
    }
    entries[node.id] = Entry(node: node, raster: raster, frame: frame)
    return raster
  }

  func endFrame() {
    frame += 1
    guard !entries.isEmpty else { return }
    entries = entries.filter { frame - $0.value.frame < Self.patience }
  }

  /// Removes the groups that the last frame didn't use.
  func trim() {
    entries = entries.filter { $0.value.frame == frame }
  }

  func removeAll() {
    entries.removeAll()
  }
}
