// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The nodes of a layer's sublayers, in the order in which they are drawn, and what all of them
/// together are.
struct SiblingNodes {
  let nodes: [RenderNode]
  private(set) var extent = PixelRect.zero
  private(set) var opaqueExtent = PixelRect.zero
  private(set) var backdrops: [NodeID] = []

  init(_ nodes: [RenderNode]) {
    self.nodes = nodes
    for node in nodes {
      extent = extent.union(node.extent)
      opaqueExtent = opaqueExtent.larger(node.opaqueExtent)
      if !node.backdrops.isEmpty { backdrops += node.backdrops }
    }
  }

  /// The nodes of which something may be seen in an area.
  func seen(in area: PixelRect) -> some Sequence<RenderNode> {
    var seen: [RenderNode] = []
    var cover = PixelRect.zero
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices.reversed() {
        let visible = nodes[index].extent.intersection(area)
        guard !cover.contains(visible) else { continue }
        seen.append(nodes[index])
        cover = cover.larger(nodes[index].opaqueExtent.intersection(area))
      }
    }
    return seen.reversed()
  }
}
