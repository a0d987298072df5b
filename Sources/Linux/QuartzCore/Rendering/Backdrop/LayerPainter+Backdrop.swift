// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
  /// The filtered picture of a backdrop.
  func raster(of placement: BackdropPlacement, for id: NodeID) -> Raster? {
    backdrops.raster(of: placement, for: id) { area, use in
      pool.withRaster(area, isCoverage: false) { raster in
        if let root = backdrops.root {
          paintBeneath(id, in: root, on: Canvas(raster), in: area)
        }
        use(raster)
      }
    }
  }

  /// Whether a clip cuts nothing from an area that a backdrop fills first, as in a HUD. If so, drawing
  /// directly has the same result as drawing a group and compositing it.
  func isWhole(_ area: PixelRect, of node: RenderNode, inside mask: Raster) -> Bool {
    guard node.contents.isEmpty, let first = node.children.first, !first.needsGroup,
      let (placement, _) = first.backdrop, let primitive = first.background.first,
      primitive.isBackdrop, primitive.coverage.isPixels, placement.extent.contains(area),
      primitive.extent.contains(area), mask.extent.contains(area)
    else { return false }
    // Bounds are convex, so they contain everything between the corners.
    return [area.minX, area.maxX - 1].allSatisfy { x in
      mask.coverage(x, area.minY) == 255 && mask.coverage(x, area.maxY - 1) == 255
    }
  }

  /// Paints the part of a node that is drawn before a backdrop in it, as if the node was opaque.
  private func paintBeneath(
    _ id: NodeID, in node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) {
    guard node.id != id else {
      let first = node.background.prefix { !$0.isBackdrop }
      paintPrimitives(Array(first), .background, of: node, on: canvas, in: area)
      return
    }
    paintPrimitives(node.background, .background, of: node, on: canvas, in: area)
    guard let index = node.children.firstIndex(where: { $0.backdrops.contains(id) }) else { return }
    paintClippedChildren(before: index, of: node, on: canvas, in: area)
    // The node's clip cuts the backdrop, but not the pixels beneath it.
    paintBeneath(id, in: node.children[index], on: canvas, in: area)
  }

  /// Paints the contents and the first children, clipped.
  private func paintClippedChildren(
    before index: Int, of node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) {
    let area = node.parts.clip.limit(area)
    // The old picture of a dissolve isn't beneath the new one.
    guard node.dissolve == nil, index > 0 || !node.contents.isEmpty, !area.isEmpty else { return }
    func paintAll(_ canvas: Canvas) {
      paintPrimitives(node.contents, .contents, of: node, on: canvas, in: area)
      for child in node.children[..<index] { paintNode(child, on: canvas, in: area) }
    }
    guard case .shape(let coverage, _) = node.parts.clip else { return paintAll(canvas) }
    guard let mask = cache.raster(of: coverage, for: RasterCache.Slot(node, .clip)) else { return }
    pool.withRaster(area, isCoverage: false) { group in
      paintAll(Canvas(group))
      canvas.draw(group, through: mask, in: area)
    }
  }
}
