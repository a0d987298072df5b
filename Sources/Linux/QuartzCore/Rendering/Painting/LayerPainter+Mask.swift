// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
  /// Paints a masked node that is nothing but one colour: the ring of a spinner is one. The colour
  /// goes through the product of two coverages, and no group of colours is needed.
  ///
  /// - Returns: Whether the node is such a one, and was painted.
  func paintMaskedColor(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) -> Bool {
    guard let mask = node.mask, let (primitive, slot) = node.lonePrimitive,
      !primitive.coverage.isPixels, case .color(var color) = primitive.source
    else { return false }
    func draw(_ alpha: Raster) {
      let margin = node.parts.margin
      guard let shape = cache.raster(of: primitive.coverage, margin: margin, for: slot),
        !multiply(mask, with: shape, into: alpha)
      else { return }
      alpha.begin(alpha.extent)
      let alphaCanvas = Canvas(alpha)
      paint(mask, on: alphaCanvas, in: alpha.extent)
      alphaCanvas.keep(inside: shape, in: alpha.extent)
    }
    func fill(_ alpha: Raster) {
      // Inside a bezel nothing is left of its shadow.
      if !alpha.isBlank(in: area) { canvas.fill(color, through: alpha, in: area) }
    }
    color.alpha *= node.opacity
    if let alpha = groups.raster(of: node, isCoverage: true, for: area, draw) {
      fill(alpha)
    } else {
      pool.withRaster(area, isCoverage: true) { alpha in
        draw(alpha)
        fill(alpha)
      }
    }
    return true
  }

  /// Paints a translucent node that is nothing but one gradient, which needs no group.
  ///
  /// - Returns: Whether the node is such a one, and was painted.
  func paintFadedGradient(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) -> Bool {
    guard node.mask == nil, let (primitive, first) = node.lonePrimitive,
      primitive.coverage.isPixels, case .gradient(let gradient) = primitive.source
    else { return false }
    let slot = RasterCache.Slot(layer: first.layer, index: first.index + 1)
    paint(gradient, of: primitive, slot, opacity: node.opacity, on: canvas, in: area)
    return true
  }

  /// Paints whole pixels of a gradient. A radial one is as quickly computed as read, and kept only
  /// where its rows are short.
  func paint(
    _ gradient: GradientPlacement, of primitive: Primitive, _ slot: RasterCache.Slot,
    opacity: CGFloat = 1, on canvas: Canvas, in area: PixelRect
  ) {
    guard
      var rings = GradientRings(
        cache.ramps.ramp(of: gradient), gradient.geometry,
        toUnit: gradient.transform.inverted(), x: area.minX, y: area.minY, width: area.width,
        height: area.height)
    else {
      let extent = gradient.geometry.isRadial ? area : primitive.extent
      if let raster = cache.raster(of: gradient, extent, for: slot) {
        canvas.draw(raster, opacity: opacity, in: area)
      }
      return
    }
    pool.withRaster(area, isCoverage: false, clears: false) { raster in
      raster.writeWords { rings.fill($0, wordsPerRow: $1) }
      canvas.draw(raster, opacity: opacity, in: area)
    }
  }

  /// Samples a mask that is an image or a gradient only where there is something to be masked.
  private func multiply(_ mask: RenderNode, with shape: Raster, into alpha: Raster) -> Bool {
    guard !mask.needsGroup, let (primitive, slot) = mask.lonePrimitive else { return false }
    if case .gradient(let gradient) = primitive.source {
      return primitive.coverage.isRectangle
        && alpha.fillProduct(of: gradient, cache.ramps.ramp(of: gradient), and: shape)
    }
    guard case .image(let image) = primitive.source, !image.needsCairo else { return false }
    if primitive.coverage.isPixels {
      alpha.fillProduct(of: image, and: shape)
      return true
    }
    let margin = mask.parts.margin
    guard let edges = cache.raster(of: primitive.coverage, margin: margin, for: slot) else {
      return false
    }
    alpha.fillProduct(of: image, and: shape)
    Canvas(alpha).keep(inside: edges, in: alpha.extent)
    return true
  }
}

extension RenderNode {
  /// All that the node draws, if that is one thing.
  var lonePrimitive: (Primitive, RasterCache.Slot)? {
    guard children.isEmpty, dissolve == nil, parts.shadow == nil, parts.clip == .none,
      border.isEmpty,
      background.count + contents.count == 1, let primitive = background.first ?? contents.first
    else { return nil }
    let index = background.isEmpty ? LayerPainter.contentsSlot : 0
    return (primitive, RasterCache.Slot(layer: id, index: index))
  }
}
