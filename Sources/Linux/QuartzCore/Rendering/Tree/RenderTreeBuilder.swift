// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Creates the render tree of a layer tree.
struct RenderTreeBuilder {
  let time: CFTimeInterval
  /// The pixels of the screen, or the pixels that a bitmap may have.
  var screen: PixelRect

  /// The lengths of trimmed paths, which outlive a frame.
  let measures: PathMeasureCache

  /// The state of one walk through the layers.
  let walk = Walk()

  final class Walk {
    let time = ChangeClock.tick()
    /// The number of animated layers so far.
    var animated = 0
  }

  /// The values that a layer inherits.
  struct Context: Equatable {
    /// From the superlayer's space to pixels.
    var transform: CGAffineTransform
    /// The layer isn't visible outside these pixels.
    var clip: PixelRect
    /// The opacity of ancestors that the layer can apply itself.
    var opacity: CGFloat = 1
    /// Whether the layer or an ancestor is translucent.
    var isTranslucent = false
  }

  /// The tree of a layer, or `nil` if it isn't visible. If nothing has changed and nothing is animated,
  /// returns the old tree.
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
    old.id == NodeID(layer) && !old.isRestless && layer.changeTime <= old.time
      && old.origin.context == context
  }

  private func newNode(
    for layer: CALayer, in context: Context, reusing old: RenderNode?
  ) -> RenderNode? {
    if layer.hasAnimations { walk.animated += 1 }
    let values = layer.presentationValues(at: time)
    if let dissolve = values.dissolve {
      return node(of: dissolve, into: layer, values, in: context)
    }
    return node(for: layer, values, in: context, reusing: old)
  }

  /// The tree of a layer without the old picture of a dissolve.
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
    let origin = RenderNode.Origin(layer, context)
    // The parts of a bitmap aren't those of its layer, which grew too large because of a sublayer.
    let isSame = !layer.hasAnimations && old?.origin == origin && old?.bitmap == nil
    var parts = LayerParts()
    if isSame, let old {
      parts = old.parts
    } else {
      parts = self.parts(of: values, layer: layer, transform: transform, clip: context.clip)
      if context.isTranslucent { parts.background.removeAll(where: \.isBackdrop) }
    }
    let passes = passesOpacity(values, parts, layer: layer)
    var inner = Context(transform: transform, clip: parts.clip.limit(context.clip))
    if passes { inner.opacity = opacity }
    inner.isTranslucent = context.isTranslucent || values.shownOpacity < 1
    let siblings = SiblingNodes(
      nodes(for: layer.children, in: inner, reusing: old?.children ?? []))
    if siblings.nodes.isEmpty, parts.isEmpty { return nil }
    var mask: RenderNode?
    if let maskLayer = layer.maskLayer {
      // The mask is drawn only where there are pixels to mask.
      let area = parts.extent(with: siblings, clip: context.clip)
      mask = node(
        for: maskLayer, in: Context(transform: transform, clip: area), reusing: old?.mask)
      // A mask without alpha hides everything.
      guard let mask, !mask.extent.isEmpty else { return nil }
    }
    if isSame, let old, old.mask === mask, old.children.matches(siblings.nodes, by: ===) {
      return old
    }
    return RenderNode(
      layer: layer, in: context, opacity: opacity, passesOpacity: passes, mask: mask, parts: parts,
      siblings: siblings)
  }

  /// Whether the parts and the sublayers can be translucent one by one, without a group.
  private func passesOpacity(
    _ values: LayerValues, _ parts: LayerParts, layer: CALayer
  ) -> Bool {
    guard layer.maskLayer == nil, parts.isFadable else { return false }
    let shown = layer.children.lazy.filter { !$0.isHidden }
    return !values.allowsGroupOpacity || parts.count + shown.prefix(2).count <= 1
  }

  /// The number of nodes that still match their layers, up to the first that doesn't. There may be
  /// thousands, and counting references to them would take longer than checking them.
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

  /// The nodes of siblings in drawing order.
  private func nodes(
    for layers: [CALayer], in context: Context, reusing old: [RenderNode]
  ) -> [RenderNode] {
    guard !layers.isEmpty else { return [] }
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
      // Usually the layers are those of the last frame, in the same order, and few have changed.
      let next = min(result.count, old.count)
      let same = currentNodes(old[next...], of: layers[index...], in: context)
      result += old[next..<next + same]
      index += same
      guard index < layers.count else { break }
      let layer = layers[index]
      index += 1
      let id = NodeID(layer)
      let place = next + same
      let match = place < old.count && old[place].id == id ? old[place] : find(id)
      guard let node = node(for: layer, in: context, reusing: match) else { continue }
      result.append(node)
    }
    return result
  }
}
