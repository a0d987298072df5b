// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// Makes render trees of a layer tree.
struct RenderTreeBuilder {
  let time: CFTimeInterval
  /// The pixels that can be seen, or those that a bitmap may have.
  var screen: PixelRect

  /// Lengths of paths that are trimmed, which outlive a frame.
  let measures: PathMeasureCache

  /// What is the same for the whole walk through the layers.
  let walk = Walk()

  final class Walk {
    let time = ChangeClock.tick()
    /// How many of the layers so far have animations.
    var animated = 0
  }

  /// How far around the screen layers count, in pixels: what lies there may cast a shadow on it.
  var margin = 0

  /// The pixels that count.
  var stage: PixelRect { screen.insetBy(-margin) }

  /// What a layer inherits.
  struct Context: Equatable {
    /// From the superlayer's space to pixels.
    var transform: CGAffineTransform
    /// Nothing of the layer can be seen outside.
    var clip: PixelRect
    /// The opacity of ancestors that the layer can apply by itself.
    var opacity: CGFloat = 1
    /// Whether an ancestor is translucent, by itself or not.
    var isTranslucent = false
    var replica = Replica()
  }

  /// The tree of a layer, or nil when nothing of it can be seen. Where nothing has changed and
  /// nothing is animated it is the old one.
  func node(for layer: CALayer, in context: Context, reusing old: RenderNode?) -> RenderNode? {
    if let old, isCurrent(old, of: layer, in: context) { return old }
    let animated = walk.animated
    let node = newNode(for: layer, in: context, reusing: old)
    node?.time = walk.time
    node?.isRestless = walk.animated > animated
    return node
  }

  @inline(__always)
  private func isCurrent(_ old: RenderNode, of layer: CALayer, in context: Context) -> Bool {
    old.id == context.id(of: layer) && !old.isRestless && layer.changeTime <= old.time
      && old.origin.margin == margin && old.origin.context == context
  }

  private func newNode(
    for layer: CALayer, in context: Context, reusing old: RenderNode?
  ) -> RenderNode? {
    if layer.hasAnimations { walk.animated += 1 }
    let values = layer.presentationValues(at: time - context.replica.delay)
    if let dissolve = values.dissolve {
      return node(of: dissolve, into: layer, values, in: context)
    }
    return node(for: layer, values, in: context, reusing: old)
  }

  /// The tree of a layer without its old look.
  func node(
    for layer: CALayer, _ values: LayerValues, in context: Context, reusing old: RenderNode?
  ) -> RenderNode? {
    let opacity = values.shownOpacity * context.opacity
    guard opacity > 0, opacity.isFinite else { return nil }
    let transform = values.transformToSuperlayer.concatenating(context.transform)
    guard transform.isDrawable else { return nil }
    if values.shouldRasterize,
      let bitmap = bitmap(of: layer, values, transform, in: context, reusing: old)
    {
      return node(of: bitmap, layer: layer, opacity: opacity, in: context, reusing: old)
    }
    let origin = RenderNode.Origin(
      revision: layer.modelRevision, context: context, margin: margin)
    let isSame = !layer.hasAnimations && old?.layer === layer && old?.origin == origin
    var parts = LayerParts()
    if isSame, let old {
      parts = old.parts
    } else {
      parts = self.parts(of: values, layer: layer, transform: transform, clip: context.clip)
      if context.isTranslucent { parts.background.removeAll(where: \.isBackdrop) }
    }
    let passes = passesOpacity(values, parts, layer: layer)
    let (builder, clip) = widened(for: parts.shadow, context.clip)
    var inner = Context(transform: transform, clip: clip, replica: context.replica)
    if passes { inner.opacity = opacity }
    inner.isTranslucent = context.isTranslucent || values.shownOpacity < 1
    switch parts.clip {
    case .none: break
    case .rect(let rect), .shape(_, let rect): inner.clip = inner.clip.intersection(rect)
    }
    let siblings = SiblingNodes(
      builder.nodes(in: layer, values, inner, reusing: old?.children))
    if siblings.nodes.isEmpty, parts.isEmpty { return nil }
    let extents = NodeExtents(
      parts, children: siblings.extent, contentClip: clip, clip: context.clip)
    var mask: RenderNode?
    if let maskLayer = layer.maskForRendering {
      // Beyond what there is to be masked the mask need not be drawn.
      let inner = Context(transform: transform, clip: extents.all, replica: context.replica)
      mask = node(for: maskLayer, in: inner, reusing: old?.mask)
      // A mask without alpha hides everything.
      guard let mask, !mask.extent.isEmpty else { return nil }
    }
    if isSame, let old, old.mask === mask, old.children.matches(siblings.nodes, by: ===) {
      return old
    }
    return RenderNode(
      layer: layer, id: context.id(of: layer), origin: origin, opacity: opacity,
      passesOpacity: passes, mask: mask, parts: parts, siblings: siblings,
      extents: extents)
  }

  /// What casts a shadow of all that it draws is cut only where its shadow cannot be seen.
  func widened(
    for shadow: SilhouetteShadow?, _ clip: PixelRect
  ) -> (builder: RenderTreeBuilder, clip: PixelRect) {
    guard let shadow else { return (self, clip) }
    var builder = self
    builder.margin = min(margin + shadow.distance, Self.largestMargin)
    return (builder, clip.insetBy(margin - builder.margin))
  }

  /// Shadows that fall further, or on each other, are not worth the pixels.
  private static let largestMargin = 2048

  /// Whether the parts and the sublayers can be translucent each by itself, without a group.
  private func passesOpacity(
    _ values: LayerValues, _ parts: LayerParts, layer: CALayer
  ) -> Bool {
    guard layer.maskForRendering == nil, parts.isFadable else { return false }
    guard values.allowsGroupOpacity else { return true }
    return values.replicator == nil && parts.count + layer.sublayersForRendering.count <= 1
  }

  /// How many nodes are still what the layers look like, up to the first that is not. There may be
  /// thousands, and counting references to them would take longer than looking at them.
  private func currentNodes(
    _ old: ArraySlice<RenderNode>, of layers: ArraySlice<CALayer>, in context: Context
  ) -> Int {
    old.withUnsafeBufferPointer { old in
      layers.withUnsafeBufferPointer { layers in
        let count = min(old.count, layers.count)
        return (0..<count).first { !isCurrent(old[$0], of: layers[$0], in: context) } ?? count
      }
    }
  }

  /// Siblings in the order in which they are drawn.
  func nodes(
    for layers: [CALayer], in context: Context, reusing old: [RenderNode]?, from first: Int = 0
  ) -> [RenderNode] {
    guard !layers.isEmpty else { return [] }
    let old = old ?? []
    var known: [NodeID: RenderNode]?
    func find(_ id: NodeID) -> RenderNode? {
      let all = known ?? Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
      known = all
      return all[id]
    }
    var result: [RenderNode] = []
    result.reserveCapacity(layers.count)
    var index = 0
    while index < layers.count {
      // Most often the layers are those of the last frame, in the same order, and few have changed.
      let next = min(first + result.count, old.count)
      let same = currentNodes(old[next...], of: layers[index...], in: context)
      result += old[next..<next + same]
      index += same
      guard index < layers.count else { break }
      let layer = layers[index]
      index += 1
      let id = context.id(of: layer)
      let place = next + same
      let match = place < old.count && old[place].id == id ? old[place] : find(id)
      guard let node = node(for: layer, in: context, reusing: match) else { continue }
      result.append(node)
    }
    return result
  }
}
