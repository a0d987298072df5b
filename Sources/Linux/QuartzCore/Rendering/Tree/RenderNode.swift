// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The layer of a node. It's only compared, and never used to find the layer.
struct NodeID: Hashable {
  let layer: ObjectIdentifier
  /// Whether the node mixes an old picture of the layer with the layer's own node.
  var isDissolve = false

  init(_ layer: CALayer, isDissolve: Bool = false) {
    self.layer = ObjectIdentifier(layer)
    self.isDissolve = isDissolve
  }
}

/// The picture of a layer and its sublayers at one time, as a value of the render tree, in pixels.
///
/// A node never changes after its creation, so the same object in two trees means the same picture.
final class RenderNode {
  let id: NodeID

  /// The opacity of the whole node.
  let opacity: CGFloat

  /// How far a dissolve has progressed. Then the contents are the old picture, and the child, if
  /// there is one, is the new one.
  let dissolve: CGFloat?

  /// The tree whose alpha masks the whole node.
  let mask: RenderNode?

  /// The layer's own drawing before the opacity.
  let parts: LayerParts

  // Drawn in this order. The clip cuts the contents and the children.
  let background: [Primitive]
  let contents: [Primitive]
  let siblings: SiblingNodes
  let border: [Primitive]

  /// The pixels that the node or its children may change on the screen.
  let extent: PixelRect

  /// `extent` before the mask cuts it.
  let contentExtent: PixelRect

  /// Pixels through which nothing beneath the node is visible; there may be more.
  let opaqueExtent: PixelRect

  /// The layers in the node, including its own, that filter the pixels beneath them. Masks don't
  /// count.
  let backdrops: [NodeID]

  let origin: Origin

  /// The last time when the node was known to match its layer.
  var time: UInt64 = 0

  /// Whether every frame must check the node, because a layer in it is animated.
  var isRestless = true

  var children: [RenderNode] { siblings.nodes }

  /// The values from which the node was created. If they're equal, the node can be used again.
  struct Origin: Equatable {
    /// Tells whether an `id` still belongs to the same layer: another layer can have its place in
    /// memory.
    let serial: UInt64
    let revision: UInt64
    let context: RenderTreeBuilder.Context

    init(_ layer: CALayer, _ context: RenderTreeBuilder.Context) {
      (serial, revision) = (layer.serial, layer.revision)
      self.context = context
    }
  }

  /// - Parameter passesOpacity: Whether the children have the opacity, so that only the parts must be
  ///   faded.
  init(
    layer: CALayer, in context: RenderTreeBuilder.Context, opacity: CGFloat,
    passesOpacity: Bool = false, mask: RenderNode? = nil, parts: LayerParts,
    siblings: SiblingNodes = SiblingNodes([]), dissolve: CGFloat? = nil
  ) {
    id = NodeID(layer, isDissolve: dissolve != nil)
    self.dissolve = dissolve
    origin = Origin(layer, context)
    self.mask = mask
    self.parts = parts
    // One primitive doesn't need a group to be translucent.
    let isLone = mask == nil && siblings.nodes.isEmpty && parts.count == 1 && parts.isFadable
    let isFaded = opacity < 1 && (passesOpacity || isLone)
    let drawn = isFaded ? parts.faded(opacity) : parts
    self.opacity = isFaded || passesOpacity ? 1 : opacity
    self.siblings = siblings
    background = drawn.background
    contents = drawn.contents
    border = drawn.border
    backdrops = (background.contains(where: \.isBackdrop) ? [id] : []) + siblings.backdrops
    contentExtent = parts.extent(with: siblings, clip: context.clip)
    extent = mask.map { [contentExtent] in contentExtent.intersection($0.extent) } ?? contentExtent
    guard mask == nil, self.opacity >= 1, dissolve == nil else {
      opaqueExtent = .zero
      return
    }
    var opaque = parts.clip.cut(siblings.opaqueExtent)
    for primitive in background where primitive.isOpaque {
      opaque = opaque.larger(primitive.extent)
    }
    opaqueExtent = opaque.intersection(extent)
  }

  /// Whether one of the children covers the whole area.
  func childrenHide(_ area: PixelRect) -> Bool {
    parts.clip.cut(siblings.opaqueExtent).contains(area)
  }

  /// Whether the node is a picture of this layer.
  func shows(_ layer: CALayer) -> Bool { origin.serial == layer.serial }

  /// Whether the node must be drawn separately and composited as one picture.
  var needsGroup: Bool { mask != nil || opacity < 1 }

  /// Whether the node is a single primitive, which is painted without a group, and then rounded
  /// differently.
  var isLone: Bool {
    children.isEmpty && dissolve == nil && parts.clip == .none && border.isEmpty
      && background.count + contents.count == 1
  }

  /// Whether both nodes draw the same picture before their opacity.
  func hasSameContent(as other: RenderNode) -> Bool {
    self === other
      || extent == other.extent && contentExtent == other.contentExtent
        && background == other.background && contents == other.contents && border == other.border
        && dissolve == other.dissolve && parts.clip == other.parts.clip && mask === other.mask
        && children.elementsEqual(other.children, by: ===)
  }

  /// Whether both trees draw the same picture, even of other layers.
  func looksLike(_ other: RenderNode) -> Bool {
    self === other
      || extent == other.extent && contentExtent == other.contentExtent
        && opacity == other.opacity && dissolve == other.dissolve
        && background == other.background && contents == other.contents && border == other.border
        && parts.clip == other.parts.clip
        && (mask.map { mask in other.mask.map(mask.looksLike) ?? false } ?? (other.mask == nil))
        && children.matches(other.children) { $0.looksLike($1) }
  }
}

/// The nodes of a layer's sublayers, in drawing order, and their common properties.
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

  /// The nodes that may be visible in an area.
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
