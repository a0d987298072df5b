// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Paints parts of render trees.
struct LayerPainter {
  let cache: RasterCache
  let pool: RasterPool
  let backdrops = BackdropStore()
  let groups = GroupCache()

  /// Paints the visible part of the node and its children in `area`.
  func paintNode(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    let area = area.intersection(node.extent)
    guard !area.isEmpty else { return }
    if node.needsGroup {
      paintGroup(node, on: canvas, in: area)
    } else {
      paintUngrouped(node, on: canvas, in: area)
    }
  }

  /// Paints everything but the opacity and the mask. Leaves out the parts that a child hides.
  func paintUngrouped(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    if let amount = node.dissolve { return paintDissolve(of: node, amount, on: canvas, in: area) }
    if !node.childrenHide(area) {
      paintPrimitives(node.background, .background, of: node, on: canvas, in: area)
    }
    paintClipped(node, on: canvas, in: area)
    paintPrimitives(node.border, .border, of: node, on: canvas, in: area)
  }

  private func paintClipped(_ node: RenderNode, on canvas: Canvas, in area: PixelRect) {
    let area = node.parts.clip.limit(area)
    guard case .shape(let coverage, _) = node.parts.clip else {
      return paintContentsAndChildren(node, on: canvas, in: area)
    }
    guard !area.isEmpty, !(node.contents.isEmpty && node.children.isEmpty),
      let mask = cache.raster(of: coverage, for: RasterCache.Slot(node, .clip))
    else { return }
    guard !isWhole(area, of: node, inside: mask) else {
      return paintContentsAndChildren(node, on: canvas, in: area)
    }
    pool.withRaster(area, isCoverage: canvas.isCoverage) { group in
      paintContentsAndChildren(node, on: Canvas(group), in: area)
      canvas.draw(group, through: mask, in: area)
    }
  }

  private func paintContentsAndChildren(
    _ node: RenderNode, on canvas: Canvas, in area: PixelRect
  ) {
    guard !area.isEmpty else { return }
    if !node.siblings.opaqueExtent.contains(area) {
      paintPrimitives(node.contents, .contents, of: node, on: canvas, in: area)
    }
    for child in node.siblings.seen(in: area) { paintNode(child, on: canvas, in: area) }
  }

  func paintPrimitives(
    _ primitives: [Primitive], _ part: RasterCache.Slot.Part, of node: RenderNode,
    on canvas: Canvas, in area: PixelRect
  ) {
    for (index, primitive) in primitives.enumerated() {
      let visible = area.intersection(primitive.extent)
      guard !visible.isEmpty else { continue }
      paintPrimitive(
        primitive, RasterCache.Slot(node, part, index), on: canvas, in: visible)
    }
  }

  private func paintPrimitive(
    _ primitive: Primitive, _ slot: RasterCache.Slot, on canvas: Canvas, in area: PixelRect
  ) {
    var mask: Raster?
    if !primitive.coverage.isPixels {
      mask = cache.raster(of: primitive.coverage, for: slot)
      guard mask != nil else { return }
    }
    var source: Raster?
    switch primitive.source {
    case .color(let color):
      if let mask {
        fill(color, through: mask, on: canvas, in: area)
      } else {
        canvas.fill(color, in: area)
      }
      return
    case .image(let placement):
      if let origin = placement.exactOrigin {
        canvas.draw(placement.image, x: origin.x, y: origin.y, through: mask, in: area)
        return
      }
      source = cache.raster(of: placement, primitive.extent, for: slot.source)
    case .gradient(let gradient):
      source = cache.raster(of: gradient, primitive.extent, for: slot.source)
    case .backdrop where canvas.isCoverage:
      // The pixels of a backdrop are opaque.
      paintPrimitive(primitive.opaque, slot, on: canvas, in: area)
      return
    case .backdrop(let placement):
      // There are no pixels beneath a layer that is drawn into a bitmap.
      guard backdrops.root != nil else { return }
      source = raster(of: placement, for: slot.layer)
    case .bitmap(let placement):
      return paintBitmap(placement, slot, on: canvas, in: area)
    }
    guard let source else { return }
    if let mask {
      canvas.draw(source, through: mask, in: area)
    } else {
      canvas.draw(source, in: area)
    }
  }

  /// Paints a color without the mask in the middle, where the mask changes nothing.
  private func fill(
    _ color: RGBA, through mask: Raster, on canvas: Canvas, in area: PixelRect
  ) {
    let middle = mask.middle
    let even = middle.extent.intersection(area)
    guard even.area >= Self.smallestMiddle else {
      return canvas.fill(color, through: mask, in: area)
    }
    for part in area.parts(around: even) { canvas.fill(color, through: mask, in: part) }
    if middle.isCovered { canvas.fill(color, in: even) }
  }

  /// In pixels. Several calls to Cairo take longer than a mask of fewer pixels.
  private static let smallestMiddle = 2048

  /// Paints a layer that is drawn once.
  private func paintBitmap(
    _ placement: BitmapPlacement, _ slot: RasterCache.Slot, on canvas: Canvas, in area: PixelRect
  ) {
    let node = placement.node
    let bitmap = cache.bitmap(of: placement, for: slot) { raster in
      // Only this drawing needs the rasters of the layer's parts.
      let painter = LayerPainter(
        cache: RasterCache(screen: placement.bitmap, ramps: cache.ramps), pool: pool)
      painter.paintNode(node, on: Canvas(raster), in: node.extent)
    }
    guard let bitmap else { return }
    if let offset = placement.exactOffset {
      bitmap.raster.move(to: placement.bitmap.offsetBy(x: offset.x, y: offset.y))
      canvas.draw(bitmap.raster, in: area)
      return
    }
    pool.withRaster(area, isCoverage: false, clears: false) { raster in
      bitmap.sample(into: raster, toScreen: placement.transform)
      canvas.draw(raster, in: area)
    }
  }
}
