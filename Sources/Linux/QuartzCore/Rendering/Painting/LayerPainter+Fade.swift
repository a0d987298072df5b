// SPDX-License-Identifier: MIT

extension LayerPainter {
  /// Where the slots of the pictures begin, and how far apart they are.
  private static let pictureSlots = 1000

  func paint(
    _ fade: ImageFade, _ slot: RasterCache.Slot, margin: Int, through mask: Raster?,
    on canvas: Canvas, in area: PixelRect
  ) {
    pool.withRaster(area, isCoverage: canvas.isCoverage) { mix in
      for (index, step) in fade.steps.enumerated() {
        var slot = slot
        slot.index += Self.pictureSlots * (index + 1)
        guard step.amount < 1 else {
          paint(step, slot, margin: margin, on: Canvas(mix), in: area)
          continue
        }
        pool.withRaster(area, isCoverage: canvas.isCoverage) { picture in
          paint(step, slot, margin: margin, on: Canvas(picture), in: area)
          Canvas(mix).approach(picture, by: step.amount, in: area)
        }
      }
      if let mask {
        canvas.draw(mix, through: mask, in: area)
      } else {
        canvas.draw(mix, in: area)
      }
    }
  }

  /// Paints an old look with so much of the new one in it.
  func paintDissolve(
    of node: RenderNode, _ amount: CGFloat, on canvas: Canvas, in area: PixelRect
  ) {
    pool.withRaster(area, isCoverage: canvas.isCoverage) { mix in
      paint(node.contents, from: Self.contentsSlot, of: node, on: Canvas(mix), in: area)
      pool.withRaster(area, isCoverage: canvas.isCoverage) { new in
        for child in node.children { paint(child, on: Canvas(new), in: area) }
        Canvas(mix).approach(new, by: amount, in: area)
      }
      canvas.draw(mix, in: area)
    }
  }

  private func paint(
    _ step: ImageFade.Step, _ slot: RasterCache.Slot, margin: Int, on canvas: Canvas,
    in area: PixelRect
  ) {
    for picture in step.pictures {
      let visible = area.intersection(picture.extent)
      if !visible.isEmpty { paint(picture, slot, margin: margin, on: canvas, in: visible) }
    }
  }
}
