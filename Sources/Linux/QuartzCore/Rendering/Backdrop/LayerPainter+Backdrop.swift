// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
  /// The filtered picture of a backdrop.
  func raster(of placement: BackdropPlacement, for id: NodeID) -> Raster? {
    backdrops.raster(of: placement, for: id) { area, take in
      pool.withRaster(area, isCoverage: false) { raster in
        if let root = backdrops.root { paint(beneath: id, root, on: Canvas(raster), in: area) }
        take(raster)
      }
    }
  }

  /// Whether a clip cuts nothing off an area that a backdrop fills to begin with: then what is drawn
  /// aside and then put there would be the same as what is drawn there. So it is within a HUD.
  func isWhole(_ area: PixelRect, of node: RenderNode, inside mask: Raster) -> Bool {
    guard node.contents.isEmpty, let first = node.children.first, !first.needsGroup,
      let (placement, _) = first.backdrop, first.parts.shadow == nil,
      let primitive = first.background.first, primitive.isBackdrop, primitive.coverage.isPixels,
      placement.extent.contains(area), primitive.extent.contains(area),
      mask.extent.contains(area)
    else { return false }
    // Bounds are convex: what holds the corners holds all that is between them.
    return [area.minX, area.maxX - 1].allSatisfy { x in
      mask.coverage(x, area.minY) == 255 && mask.coverage(x, area.maxY - 1) == 255
    }
  }

  /// Paints what a node draws before a backdrop that is in it, as if it was opaque.
  private func paint(
    beneath id: NodeID, _ node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) {
    paintSilhouette(of: node, on: canvas, in: area)
    guard node.id != id else {
      let first = node.background.prefix { !$0.isBackdrop }
      paint(Array(first), from: 0, of: node, on: canvas, in: area)
      return
    }
    paint(node.background, from: 0, of: node, on: canvas, in: area)
    guard let index = node.children.firstIndex(where: { $0.backdrops.contains(id) }) else { return }
    paint(before: index, of: node, on: canvas, in: area)
    // What the node's clip cuts off the backdrop it does not cut off what lies beneath it.
    paint(beneath: id, node.children[index], on: canvas, in: area)
  }

  /// Paints contents and the first children, clipped.
  private func paint(before index: Int, of node: RenderNode, on canvas: Canvas, in area: PixelRect)
  {
    // An old look does not lie beneath the new one.
    guard node.dissolve == nil, index > 0 || !node.contents.isEmpty else { return }
    func paintAll(_ canvas: Canvas, _ area: PixelRect) {
      guard !area.isEmpty else { return }
      paint(node.contents, from: 100, of: node, on: canvas, in: area)
      for child in node.children[..<index] { paint(child, on: canvas, in: area) }
    }
    switch node.parts.clip {
    case .none: paintAll(canvas, area)
    case .rect(let rect): paintAll(canvas, area.intersection(rect))
    case .shape(let coverage, let rect):
      let area = area.intersection(rect)
      guard !area.isEmpty,
        let mask = cache.raster(of: coverage, margin: node.parts.margin, for: slot(node, 300))
      else { return }
      pool.withRaster(area, isCoverage: false) { group in
        paintAll(Canvas(group), area)
        canvas.draw(group, through: mask, in: area)
      }
    }
  }
}
