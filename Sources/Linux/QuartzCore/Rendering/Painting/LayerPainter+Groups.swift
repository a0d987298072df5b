// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
  /// Paints a node that is masked or translucent.
  func paintGroup(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    guard !paintMaskedColor(node, on: canvas, in: area),
      !paintFadedGradient(node, on: canvas, in: area)
    else { return }
    // A group with a backdrop also shows pixels that aren't its own, so it's never kept.
    if node.mask == nil, node.backdrops.isEmpty, !canvas.isCoverage,
      let group = groups.raster(
        of: node, for: area, { paintUngrouped(node, on: Canvas($0), in: node.extent) })
    {
      canvas.draw(group, opacity: node.opacity, in: area)
      return
    }
    pool.withRaster(area, isCoverage: canvas.isCoverage) { group in
      paintUngrouped(node, on: Canvas(group), in: area)
      guard let mask = node.mask else {
        canvas.draw(group, opacity: node.opacity, in: area)
        return
      }
      pool.withRaster(area, isCoverage: true) { alpha in
        let maskCanvas = Canvas(alpha)
        paintNode(mask, on: maskCanvas, in: area)
        if node.opacity < 1 { maskCanvas.fade(to: node.opacity, in: area) }
        canvas.draw(group, through: alpha, in: area)
      }
    }
  }

  /// Paints a masked node that is a single color, such as the ring of a spinner. The color is painted
  /// through the product of two coverages, without a group of colors.
  ///
  /// - Returns: Whether the node is a single color, and was painted.
  private func paintMaskedColor(
    _ node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) -> Bool {
    guard let mask = node.mask, let (primitive, slot) = node.lonePrimitive,
      !primitive.coverage.isPixels, case .color(var color) = primitive.source
    else { return false }
    func draw(_ alpha: Raster) {
      guard let shape = cache.raster(of: primitive.coverage, for: slot) else { return }
      let alphaCanvas = Canvas(alpha)
      paintNode(mask, on: alphaCanvas, in: alpha.extent)
      alphaCanvas.keep(inside: shape, in: alpha.extent)
    }
    color.alpha *= node.opacity
    if let alpha = groups.raster(of: node, isCoverage: true, for: area, draw) {
      canvas.fill(color, through: alpha, in: area)
    } else {
      pool.withRaster(area, isCoverage: true) { alpha in
        draw(alpha)
        canvas.fill(color, through: alpha, in: area)
      }
    }
    return true
  }

  /// Paints a translucent node that is a single gradient, whose raster is kept without a group.
  ///
  /// - Returns: Whether the node is a single gradient, and was painted.
  private func paintFadedGradient(
    _ node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) -> Bool {
    guard node.mask == nil, let (primitive, slot) = node.lonePrimitive,
      primitive.coverage.isPixels, case .gradient(let gradient) = primitive.source,
      let raster = cache.raster(of: gradient, primitive.extent, for: slot.source)
    else { return false }
    canvas.draw(raster, opacity: node.opacity, in: area)
    return true
  }

  /// Paints an old picture mixed with the new one.
  func paintDissolve(
    of node: RenderNode, _ amount: CGFloat, on canvas: Canvas, in area: PixelRect
  ) {
    pool.withRaster(area, isCoverage: canvas.isCoverage) { mix in
      paintPrimitives(node.contents, .contents, of: node, on: Canvas(mix), in: area)
      pool.withRaster(area, isCoverage: canvas.isCoverage) { new in
        for child in node.children { paintNode(child, on: Canvas(new), in: area) }
        Canvas(mix).approach(new, by: amount, in: area)
      }
      canvas.draw(mix, in: area)
    }
  }
}

extension RenderNode {
  /// The node's only primitive, if it has just one.
  fileprivate var lonePrimitive: (Primitive, RasterCache.Slot)? {
    guard isLone, let primitive = background.first ?? contents.first else { return nil }
    return (primitive, RasterCache.Slot(self, background.isEmpty ? .contents : .background))
  }
}
