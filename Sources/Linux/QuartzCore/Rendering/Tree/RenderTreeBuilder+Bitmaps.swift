// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  /// The node of a layer that is drawn once: its picture. nil when it must be drawn as any other.
  ///
  /// The picture holds everything but the layer's opacity and transform.
  func bitmapNode(
    of layer: CALayer, _ values: LayerValues, at place: Place, in context: Context,
    reusing old: RenderNode?
  ) -> RenderNode? {
    let scale = values.rasterizationScale
    guard scale > 0, scale < 1000,
      let area = SubtreeBitmap.area(of: values.bounds.standardized, scale: scale)
    else { return nil }
    let id = context.id(of: layer)
    walk.animated += 1
    let bitmap = bitmaps.bitmap(for: id, scale: scale, area: area)
    let inner = Context(
      transform: .identity, clip: area, isTranslucent: context.isTranslucent,
      replica: context.replica)
    let builder = RenderTreeBuilder(
      time: time, screen: area, measures: measures, bitmaps: bitmaps, showsModel: showsModel)
    let tree = builder.content(
      of: layer, values,
      at: Place(transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 1), in: inner,
      reusing: bitmap.lastTree)
    guard let (image, extent) = bitmap.update(tree) else { return nil }
    let isLarger = abs(place.transform.determinant).squareRoot() > scale
    let filter = isLarger ? values.magnificationFilter : values.minificationFilter
    let placement = ImagePlacement(
      image: image,
      part: PixelRect(minX: 0, minY: 0, maxX: extent.width, maxY: extent.height),
      center: CGRect(x: 0, y: 0, width: 1, height: 1), scale: scale,
      rect: extent.cgRect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)),
      transform: place.transform, isNearest: filter == .nearest)
    var parts = LayerParts()
    parts.margin = margin
    add(placement, to: &parts.contents)
    parts.limit(to: context.clip)
    guard !parts.isEmpty else { return nil }
    let origin = RenderNode.Origin(
      revision: layer.modelRevision, context: context, margin: margin, isBitmap: true)
    if let old, old.layer === layer, old.origin == origin, old.parts.contents == parts.contents,
      old.opacity == place.opacity, old.z == values.zPosition, old.children.isEmpty
    {
      return old
    }
    return RenderNode(
      layer: layer, id: id, origin: origin, z: values.zPosition, opacity: place.opacity,
      passesOpacity: false, mask: nil, parts: parts, siblings: SiblingNodes([]),
      extents: NodeExtents(
        parts, children: .zero, contentClip: context.clip, clip: context.clip))
  }
}
