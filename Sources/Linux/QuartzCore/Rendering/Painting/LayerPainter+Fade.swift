// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
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
}
