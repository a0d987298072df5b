// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A layer that is drawn once, and its place.
struct BitmapPlacement: Equatable {
  /// The layer, in pixels of the bitmap.
  let node: RenderNode
  /// Whether a layer in it is animated.
  let isRestless: Bool
  /// From the pixels of the bitmap to those of the screen.
  var transform: CGAffineTransform

  /// The pixels of the bitmap. The edges of the layer fade into the empty pixels around it.
  var bitmap: PixelRect { node.extent.insetBy(-1) }

  static func == (a: BitmapPlacement, b: BitmapPlacement) -> Bool {
    a.node === b.node && a.transform == b.transform
  }

  /// The pixels of the screen that it may touch.
  var extent: PixelRect { PixelRect(enclosing: bitmap.cgRect.applying(transform)) }

  /// The distance between the pixels of the bitmap and those of the screen, if they match.
  var exactOffset: (x: Int, y: Int)? {
    let hair: CGFloat = 1 / 256
    let (x, y) = (transform.tx.rounded(), transform.ty.rounded())
    let reach = CGFloat(max(bitmap.width, bitmap.height))
    guard abs(transform.tx - x) < hair, abs(transform.ty - y) < hair,
      abs(transform.a - 1) * reach < hair, abs(transform.d - 1) * reach < hair,
      abs(transform.b) * reach < hair, abs(transform.c) * reach < hair
    else { return nil }
    return (Int(x), Int(y))
  }
}

extension RenderTreeBuilder {
  /// The largest area of a bitmap in screens, as on Apple platforms.
  static let bitmapScreens: CGFloat = 2.5
  private static let largestSide = 8192

  /// The bitmap of a layer whose `shouldRasterize` is set; `nil` if it's too large or empty.
  func bitmap(
    of layer: CALayer, _ values: LayerValues, _ transform: CGAffineTransform, in context: Context,
    reusing old: RenderNode?
  ) -> BitmapPlacement? {
    let scale = values.rasterizationScale
    guard scale.isFinite, scale > 1e-3, scale < 1e3 else { return nil }
    let side = Self.largestSide
    let stage = PixelRect(minX: -side, minY: -side, maxX: side, maxY: side)
    var inner = Context(transform: CGAffineTransform(scaleX: scale, y: scale), clip: stage)
    // There are no pixels beneath a bitmap.
    inner.isTranslucent = true
    let toScreen = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
    let last = old?.bitmap
    if let old, var last, !last.isRestless, layer.onlyMoves, old.shows(layer),
      layer.changeTime <= old.time, last.node.origin.context == inner
    {
      last.transform = toScreen
      return last
    }
    var builder = self
    builder.screen = stage
    let animated = walk.animated
    guard
      let node = builder.node(for: layer, values.unmoved, in: inner, reusing: last?.node),
      CGFloat(node.extent.area) <= CGFloat(screen.area) * Self.bitmapScreens
    else { return nil }
    // A layer that only moved in its superlayer has the same picture.
    let isSame = last?.node.shows(layer) == true && last?.node.hasSameContent(as: node) ?? false
    return BitmapPlacement(
      node: isSame ? last?.node ?? node : node,
      isRestless: walk.animated > animated || !layer.onlyMoves, transform: toScreen)
  }

  /// The node of a bitmap, or `nil` if it isn't visible.
  func node(
    of bitmap: BitmapPlacement, layer: CALayer, opacity: CGFloat, in context: Context,
    reusing old: RenderNode?
  ) -> RenderNode? {
    var parts = LayerParts()
    addPrimitive(.bitmap(bitmap), .pixels(bitmap.extent), bitmap.extent, to: &parts.contents)
    parts.limit(to: context.clip)
    guard !parts.isEmpty else { return nil }
    if let old, old.origin == RenderNode.Origin(layer, context),
      old.opacity == opacity,
      old.contents == parts.contents
    {
      return old
    }
    return RenderNode(layer: layer, in: context, opacity: opacity, parts: parts)
  }
}

extension RenderNode {
  /// The bitmap that the node shows, if its layer is drawn once.
  var bitmap: BitmapPlacement? {
    guard case .bitmap(let placement) = contents.first?.source else { return nil }
    return placement
  }
}

extension LayerValues {
  /// The same layer with the same space as its superlayer.
  fileprivate var unmoved: LayerValues {
    var v = self
    v.shouldRasterize = false
    (v.opacity, v.isHidden) = (1, false)
    v.transform = .identity
    v.anchorPoint = .zero
    v.position = v.bounds.origin
    return v
  }
}
