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
  let children: [RenderNode]
  let border: [Primitive]

  /// All pixels that this node or its children may touch, on the screen.
  let extent: PixelRect

  /// `extent` before a shadow of everything widened it.
  let contentExtent: PixelRect

  /// The layers in it, itself among them, that filter what lies beneath; not those of masks.
  let backdrops: [NodeID]

  let origin: Origin

  /// What the node was built from, to tell whether it can be used again.
  struct Origin: Equatable {
    var revision: UInt64
    var transform: CGAffineTransform
    var clip: PixelRect
    /// How far around the screen its ancestors' shadows make it count.
    var margin: Int
    var opacity: CGFloat
    var isTranslucent = false
  }

  /// - Parameter passesOpacity: Whether the children were built with the opacity, so that only the
  ///   parts are left to be faded.
  init(
    layer: CALayer, id: NodeID, origin: Origin, opacity: CGFloat, passesOpacity: Bool,
    mask: RenderNode?, parts: LayerParts, children: [RenderNode], extents: NodeExtents,
    dissolve: CGFloat? = nil
  ) {
    self.id = id
    self.dissolve = dissolve
    self.layer = layer
    self.origin = origin
    self.mask = mask
    self.parts = parts
    self.children = children
    // One primitive needs no group to be translucent, and its children, if any, are not seen.
    let isLone = mask == nil && children.isEmpty && parts.count == 1 && parts.isFadable
    let isFaded = opacity < 1 && (passesOpacity || isLone)
    let drawn = isFaded ? parts.faded(opacity) : parts
    self.opacity = isFaded || passesOpacity ? 1 : opacity
    background = drawn.background
    contents = drawn.contents
    border = drawn.border
    var backdrops = background.contains(where: \.isBackdrop) ? [id] : []
    for child in children where !child.backdrops.isEmpty { backdrops += child.backdrops }
    self.backdrops = backdrops
    contentExtent = extents.content
    extent = mask.map { extents.all.intersection($0.extent) } ?? extents.all
  }

  /// Whether the node must be drawn aside and composited as one.
  var needsGroup: Bool { mask != nil || opacity < 1 }
}
