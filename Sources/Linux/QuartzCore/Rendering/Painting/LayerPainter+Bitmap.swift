// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
  /// Paints a layer that is drawn once. Only what is drawn into the bitmap needs its parts.
  func paint(
    _ placement: BitmapPlacement, _ slot: RasterCache.Slot, on canvas: Canvas, in area: PixelRect
  ) {
    let node = placement.node
    let bitmap = cache.bitmap(of: placement, for: slot) { raster in
      let painter = LayerPainter(
        cache: RasterCache(screen: placement.bitmap, ramps: cache.ramps), pool: pool)
      painter.paint(node, on: Canvas(raster), in: node.extent)
    }
    guard let bitmap else { return }
    if let offset = placement.exactOffset {
      bitmap.raster.move(
        to: PixelRect(
          minX: placement.bitmap.minX + offset.x, minY: placement.bitmap.minY + offset.y,
          maxX: placement.bitmap.maxX + offset.x, maxY: placement.bitmap.maxY + offset.y))
      canvas.draw(bitmap.raster, in: area)
      return
    }
    pool.withRaster(area, isCoverage: false, clears: false) { raster in
      bitmap.sample(into: raster, toScreen: placement.transform)
      canvas.draw(raster, in: area)
    }
  }
}
