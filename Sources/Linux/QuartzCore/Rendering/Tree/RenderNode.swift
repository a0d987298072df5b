// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// What a layer and its sublayers draw at one time: a value of the render tree, in pixels.
///
/// A node never changes after it was built, so that the same object in two trees means the same
/// picture.
final class RenderNode {
  /// The layer, for matching nodes of two trees. Only ever compared.
  let id: ObjectIdentifier

  /// Tells whether `id` is still that layer's: another one may have come to its place in memory.
  private(set) weak var layer: CALayer?

  /// The order among siblings.
  let z: CGFloat

  /// The opacity of everything together.
  let opacity: CGFloat

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

  let origin: Origin

  /// What the node was built from, to tell whether it can be used again.
  struct Origin: Equatable {
    var revision: UInt64
    var transform: CGAffineTransform
    var clip: PixelRect
    var opacity: CGFloat
  }

  /// - Parameter passesOpacity: Whether the children were built with the opacity, so that only the
  ///   parts are left to be faded.
  init(
    layer: CALayer, origin: Origin, z: CGFloat, opacity: CGFloat, passesOpacity: Bool,
    mask: RenderNode?, parts: LayerParts, children: [RenderNode]
  ) {
    id = ObjectIdentifier(layer)
    self.layer = layer
    self.origin = origin
    self.z = z
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
    var clipped = PixelRect.zero
    for primitive in contents { clipped = clipped.union(primitive.extent) }
    for child in children { clipped = clipped.union(child.extent) }
    switch parts.clip {
    case .none: break
    case .rect(let rect), .shape(_, let rect): clipped = clipped.intersection(rect)
    }
    var all = clipped
    for primitive in background + border { all = all.union(primitive.extent) }
    contentExtent = all.intersection(origin.clip)
    if let shadow = parts.shadow { all = all.union(shadow.extent(of: contentExtent)) }
    all = all.intersection(origin.clip)
    extent = mask.map { all.intersection($0.extent) } ?? all
  }

  /// Whether the node must be drawn aside and composited as one.
  var needsGroup: Bool { mask != nil || opacity < 1 }

  /// Whether the clip cannot be done by drawing fewer pixels, and there is something to clip.
  var shapeClip: Coverage? {
    guard case .shape(let coverage, _) = parts.clip, !(contents.isEmpty && children.isEmpty) else {
      return nil
    }
    return coverage
  }
}

/// A blurred copy of a node's alpha in one colour.
struct SilhouetteShadow: Equatable {
  var color: RGBA
  /// In pixels.
  var deviation: CGFloat
  var dx: Int
  var dy: Int

  func extent(of content: PixelRect) -> PixelRect {
    guard !content.isEmpty else { return .zero }
    let spread = content.insetBy(-GaussianBlur.reach(deviation))
    return PixelRect(
      minX: spread.minX + dx, minY: spread.minY + dy, maxX: spread.maxX + dx,
      maxY: spread.maxY + dy)
  }
}
