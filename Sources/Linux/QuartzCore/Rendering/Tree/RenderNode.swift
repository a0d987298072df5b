// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// What a layer and its sublayers draw at one time: a value of the render tree, in pixels.
///
/// A node never changes after it was built, so that the same object in two trees means the same
/// picture.
final class RenderNode {
  /// The layer and the instance, for matching nodes of two trees. Only ever compared.
  let id: NodeID

  /// Tells whether `id` is still that layer's: another one may have come to its place in memory.
  private(set) weak var layer: CALayer?

  /// The opacity of everything together.
  let opacity: CGFloat

  /// Set when the contents are an old look, and the child, if there is one, is the new one: how much
  /// of that is mixed in.
  let dissolve: CGFloat?

  /// The tree whose alpha masks everything of this node.
  let mask: RenderNode?

  /// What the layer draws itself, before opacity.
  let parts: LayerParts

  /// Drawn in this order: background with a shadow of known shape; what the clip cuts; the
  /// children, which it cuts too; the border.
  let background: [Primitive]
  let contents: [Primitive]
  let siblings: SiblingNodes
  let border: [Primitive]

  /// All pixels that this node or its children may touch, on the screen.
  let extent: PixelRect

  /// `extent` before a shadow of everything widened it.
  let contentExtent: PixelRect

  /// Pixels that nothing beneath the node shows through; there may be more.
  let opaqueExtent: PixelRect

  /// The layers in it, itself among them, that filter what lies beneath; not those of masks.
  let backdrops: [NodeID]

  let origin: Origin

  /// When the node was last found to be what its layer looks like.
  var time: UInt64 = 0

  /// Whether it must be looked at in every frame: something in it is animated.
  var isRestless = true

  var children: [RenderNode] { siblings.nodes }

  /// What the node was built from, to tell whether it can be used again.
  struct Origin: Equatable {
    var revision: UInt64
    var context: RenderTreeBuilder.Context
    /// How far around the screen its ancestors' shadows make it count.
    var margin: Int
  }

  /// - Parameter passesOpacity: Whether the children were built with the opacity, so that only the
  ///   parts are left to be faded.
  init(
    layer: CALayer, id: NodeID, origin: Origin, opacity: CGFloat, passesOpacity: Bool,
    mask: RenderNode?, parts: LayerParts, siblings: SiblingNodes, extents: NodeExtents,
    dissolve: CGFloat? = nil
  ) {
    self.id = id
    self.dissolve = dissolve
    self.layer = layer
    self.origin = origin
    self.mask = mask
    self.parts = parts
    // One primitive needs no group to be translucent, and its children, if any, are not seen.
    let isLone = mask == nil && siblings.nodes.isEmpty && parts.count == 1 && parts.isFadable
    let isFaded = opacity < 1 && (passesOpacity || isLone)
    let drawn = isFaded ? parts.faded(opacity) : parts
    self.opacity = isFaded || passesOpacity ? 1 : opacity
    self.siblings = siblings
    background = drawn.background
    contents = drawn.contents
    border = drawn.border
    backdrops = (background.contains(where: \.isBackdrop) ? [id] : []) + siblings.backdrops
    contentExtent = extents.content
    extent = mask.map { extents.all.intersection($0.extent) } ?? extents.all
    guard mask == nil, self.opacity >= 1, dissolve == nil else {
      opaqueExtent = .zero
      return
    }
    var opaque = PixelRect.zero
    switch parts.clip {
    case .none: opaque = siblings.opaqueExtent
    case .rect(let rect): opaque = siblings.opaqueExtent.intersection(rect)
    case .shape: break
    }
    for primitive in background where primitive.isOpaque {
      opaque = opaque.larger(primitive.extent)
    }
    opaqueExtent = opaque.intersection(extent)
  }

  /// Whether one of the children alone is all that is seen of an area.
  func childrenHide(_ area: PixelRect) -> Bool {
    switch parts.clip {
    case .none: siblings.opaqueExtent.contains(area)
    case .rect(let rect): siblings.opaqueExtent.intersection(rect).contains(area)
    case .shape: false
    }
  }

  /// Whether the node must be drawn aside and composited as one.
  var needsGroup: Bool { mask != nil || opacity < 1 }
}
