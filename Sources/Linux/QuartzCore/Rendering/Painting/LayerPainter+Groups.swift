// SPDX-License-Identifier: MIT

import Foundation
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
        paint(mask, on: maskCanvas, in: area)
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
      guard let shape = cache.raster(of: primitive.coverage, for: slot),
        !multiply(mask, with: shape, into: alpha)
      else { return }
      alpha.begin(alpha.extent)
      let alphaCanvas = Canvas(alpha)
      paint(mask, on: alphaCanvas, in: alpha.extent)
      alphaCanvas.keep(inside: shape, in: alpha.extent)
    }
    func fill(_ alpha: Raster) {
      // The inside of a bezel hides its shadow completely.
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

  /// Writes the product of a mask and a coverage. If the mask is an image or a gradient, samples it
  /// only where the coverage isn't empty.
  ///
  /// - Returns: Whether the mask is an image or a gradient, and `alpha` was written.
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
    guard let edges = cache.raster(of: primitive.coverage, for: slot) else { return false }
    alpha.fillProduct(of: image, and: shape)
    Canvas(alpha).keep(inside: edges, in: alpha.extent)
    return true
  }

  /// Paints a translucent node that is a single gradient, which needs no group.
  ///
  /// - Returns: Whether the node is a single gradient, and was painted.
  private func paintFadedGradient(
    _ node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) -> Bool {
    guard node.mask == nil, let (primitive, slot) = node.lonePrimitive,
      primitive.coverage.isPixels, case .gradient(let gradient) = primitive.source
    else { return false }
    paintGradient(
      gradient, of: primitive, slot.source, opacity: node.opacity, on: canvas, in: area)
    return true
  }

  /// Paints an old picture mixed with the new one.
  func paintDissolve(
    of node: RenderNode, _ amount: CGFloat, on canvas: Canvas, in area: PixelRect
  ) {
    pool.withRaster(area, isCoverage: canvas.isCoverage) { mix in
      paintPrimitives(node.contents, .contents, of: node, on: Canvas(mix), in: area)
      pool.withRaster(area, isCoverage: canvas.isCoverage) { new in
        for child in node.children { paint(child, on: Canvas(new), in: area) }
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
