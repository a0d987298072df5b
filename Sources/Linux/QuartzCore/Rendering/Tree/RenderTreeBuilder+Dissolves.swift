// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  /// The node that mixes an old look of a layer with the layer's own node.
  func node(
    of dissolve: Dissolve, into layer: CALayer, _ values: LayerValues, in context: Context
  ) -> RenderNode? {
    var inner = context
    // Both looks have the inherited opacity as one.
    inner.opacity = 1
    let children = SiblingNodes(
      node(for: layer, values, in: inner, reusing: nil).map { [$0] } ?? [])
    var parts = LayerParts()
    parts.margin = margin
    if let picture = dissolve.picture, context.transform.isDrawable {
      let placement = ImagePlacement(
        image: picture,
        rect: dissolve.frame, transform: context.transform)
      add(placement, to: &parts.contents)
      parts.limit(to: context.clip)
    }
    guard !parts.isEmpty || !children.nodes.isEmpty else { return nil }
    let origin = RenderNode.Origin(
      revision: layer.modelRevision, context: context, margin: margin)
    // Not the name of the layer's own node.
    let id = NodeID(layer: ObjectIdentifier(layer), instance: -1 - context.replica.instance)
    return RenderNode(
      layer: layer, id: id, origin: origin, opacity: context.opacity,
      passesOpacity: false, mask: nil, parts: parts, siblings: children,
      extents: NodeExtents(
        parts, children: children.extent, contentClip: context.clip, clip: context.clip),
      dissolve: dissolve.amount)
  }
}
