// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// Paints parts of render trees.
struct LayerPainter {
  let cache: RasterCache
  let pool: GroupPool
  let backdrops = BackdropStore()
  let groups = GroupCache()

  /// Where the slots of what the clip cuts begin.
  static let contentsSlot = 100

  /// Paints what the node and its children show of `area`.
  func paint(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    let area = area.intersection(node.extent)
    guard !area.isEmpty else { return }
    guard node.needsGroup else {
      paintUngrouped(node, on: canvas, in: area)
      return
    }
    guard !paintMaskedColor(node, on: canvas, in: area),
      !paintFadedGradient(node, on: canvas, in: area)
    else { return }
    // What a backdrop shows is not the group's own, so such a group is never kept.
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

  private func paintUngrouped(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    if let amount = node.dissolve { return paintDissolve(of: node, amount, on: canvas, in: area) }
    if !node.opaqueExtent.contains(area) { paintSilhouette(of: node, on: canvas, in: area) }
    paintContent(node, on: canvas, in: area)
  }

  /// Paints everything but the shadow that everything casts. What a child hides is left out.
  private func paintContent(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    if !node.childrenHide(area) {
      paint(node.background, from: 0, of: node, on: canvas, in: area)
    }
    paintClipped(node, on: canvas, in: area)
    paint(node.border, from: 200, of: node, on: canvas, in: area)
  }

  private func paintClipped(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    switch node.parts.clip {
    case .none:
      paintContentsAndChildren(node, on: canvas, in: area)
    case .rect(let rect):
      paintContentsAndChildren(node, on: canvas, in: area.intersection(rect))
    case .shape(let coverage, let rect):
      let area = area.intersection(rect)
      guard !area.isEmpty, !(node.contents.isEmpty && node.children.isEmpty),
        let mask = cache.raster(of: coverage, margin: node.parts.margin, for: slot(node, 300))
      else { return }
      guard !isWhole(area, of: node, inside: mask) else {
        paintContentsAndChildren(node, on: canvas, in: area)
        return
      }
      pool.withRaster(area, isCoverage: canvas.isCoverage) { group in
        paintContentsAndChildren(node, on: Canvas(group), in: area)
        canvas.draw(group, through: mask, in: area)
      }
    }
  }

  private func paintContentsAndChildren(
    _ node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) {
    guard !area.isEmpty else { return }
    if !node.siblings.opaqueExtent.contains(area) {
      paint(node.contents, from: Self.contentsSlot, of: node, on: canvas, in: area)
    }
    for child in node.siblings.seen(in: area) { paint(child, on: canvas, in: area) }
  }

  func paintSilhouette(of node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    guard let shadow = node.parts.shadow else { return }
    let visible = area.intersection(shadow.extent(of: node.contentExtent))
    guard !visible.isEmpty else { return }
    let raster = cache.silhouette(of: node) {
      paintContent(node, on: Canvas($0), in: node.contentExtent)
    }
    guard let raster else { return }
    canvas.fill(shadow.color, through: raster, dx: shadow.dx, dy: shadow.dy, in: visible)
  }

  func paint(
    _ primitives: [Primitive], from first: Int, of node: RenderNode, on canvas: Canvas,
    in area: PixelRect
  ) {
    for (index, primitive) in primitives.enumerated() {
      let visible = area.intersection(primitive.extent)
      guard !visible.isEmpty else { continue }
      paint(
        primitive, slot(node, first + index * 2), margin: node.parts.margin, on: canvas,
        in: visible)
    }
  }

  /// - Parameter margin: That of the node.
  func paint(
    _ primitive: Primitive, _ slot: RasterCache.Slot, margin: Int, on canvas: Canvas,
    in area: PixelRect
  ) {
    var mask: Raster?
    if !primitive.coverage.isPixels {
      mask = cache.raster(of: primitive.coverage, margin: margin, for: slot)
      guard mask != nil else { return }
    }
    let sourceSlot = RasterCache.Slot(layer: slot.layer, index: slot.index + 1)
    var source: Raster?
    switch primitive.source {
    case .color(let color):
      if case .alpha = primitive.coverage, let mask {
        for part in mask.parts(of: area) { canvas.fill(color, through: mask, in: part) }
      } else if let mask {
        canvas.fill(color, through: mask, in: area)
      } else {
        canvas.fill(color, in: area)
      }
      return
    case .image(let placement):
      if let origin = placement.exactOrigin {
        canvas.draw(placement.image, x: origin.x, y: origin.y, through: mask, in: area)
        return
      }
      source = cache.raster(
        of: placement, primitive.extent, margin: margin, for: sourceSlot)
    case .gradient(let gradient) where mask == nil:
      return paint(gradient, of: primitive, sourceSlot, on: canvas, in: area)
    case .gradient(let gradient):
      source = cache.raster(of: gradient, primitive.extent, for: sourceSlot)
    case .backdrop where canvas.isCoverage:
      // Its pixels are opaque, whatever lies beneath.
      paint(primitive.opaque, slot, margin: margin, on: canvas, in: area)
      return
    case .backdrop(let placement):
      // A layer that is drawn by itself has nothing beneath it.
      guard backdrops.root != nil else { return }
      source = raster(of: placement, for: slot.layer)
    case .bitmap(let placement):
      return paint(placement, slot, on: canvas, in: area)
    }
    guard let source else { return }
    if let mask {
      canvas.draw(source, through: mask, in: area)
    } else {
      canvas.draw(source, in: area)
    }
  }

  func slot(_ node: RenderNode, _ index: Int) -> RasterCache.Slot {
    RasterCache.Slot(layer: node.id, index: index)
  }
}
