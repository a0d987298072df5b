// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// What groups look like before their opacity, as long as only that changes: a fade paints what
/// fades once. Of what has one colour behind a mask that is how much of each pixel is left.
final class GroupCache {
  private struct Entry {
    var node: RenderNode
    var raster: Raster?
    var frame: Int
  }

  /// How many frames a group is kept that nobody looks at.
  private static let patience = 60

  private var entries: [NodeID: Entry] = [:]
  private var frame = 0

  var count: Int { entries.values.count { $0.raster != nil } }

  /// The whole group, painted by `body` if need be; nil when the group has changed since the frame
  /// before, and painting all of it for a part would be waste.
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
      raster = old?.raster
      if raster?.fits(extent, isCoverage: isCoverage) != true {
        raster = Raster(width: extent.width, height: extent.height, isCoverage: isCoverage)
      }
      if let raster {
        raster.begin(extent)
        body(raster)
      }
    }
    entries[node.id] = Entry(node: node, raster: raster, frame: frame)
    return raster
  }

  func endFrame() {
    frame += 1
    guard !entries.isEmpty else { return }
    entries = entries.filter { frame - $0.value.frame < Self.patience }
  }

  /// Forgets what the last frame did not need: a fade that has ended leaves nothing to be kept.
  func trim() {
    entries = entries.filter { $0.value.frame == frame }
  }

  func removeAll() {
    entries.removeAll()
  }
}

extension RenderNode {
  /// Whether both draw the same, opacity apart.
  func hasSameContent(as other: RenderNode) -> Bool {
    self === other
      || extent == other.extent && contentExtent == other.contentExtent
        && background == other.background && contents == other.contents && border == other.border
        && dissolve == other.dissolve && parts.clip == other.parts.clip && mask === other.mask
        && parts.shadow == other.parts.shadow
        && children.elementsEqual(other.children, by: ===)
  }
}
