// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  /// The node that mixes an old picture of a layer with the layer's own node.
  func node(
    of dissolve: Dissolve, into layer: CALayer, _ values: LayerValues, in context: Context
  ) -> RenderNode? {
    var inner = context
    // The inherited opacity applies to the mixture.
    inner.opacity = 1
    let new = node(for: layer, values, in: inner, reusing: nil)
    var parts = LayerParts()
    if let picture = dissolve.picture, context.transform.isDrawable {
      let placement = ImagePlacement(
        image: picture, rect: dissolve.frame, transform: context.transform)
      addImage(placement, to: &parts.contents)
      parts.limit(to: context.clip)
    }
    guard !parts.isEmpty || new != nil else { return nil }
    return RenderNode(
      layer: layer, in: context, opacity: context.opacity, parts: parts,
      siblings: SiblingNodes(new.map { [$0] } ?? []), dissolve: dissolve.amount)
  }
}
