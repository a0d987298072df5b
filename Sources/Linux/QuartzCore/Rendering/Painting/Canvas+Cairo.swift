// SPDX-License-Identifier: MIT

internal import CCairo
@_spi(LinuxHost) import LinuxCoreGraphics

/// The pixels on which the painter composites. All operations affect whole pixels, so the result
/// doesn't depend on which part of the screen is painted.
struct Canvas {
  private let cairo: OpaquePointer
  let isCoverage: Bool
  /// The part of the screen that the canvas contains, in pixels.
  let extent: PixelRect

  init(_ raster: Raster) {
    cairo = raster.cairo
    isCoverage = raster.isCoverage
    extent = raster.extent
  }

  init(_ context: CGContext) {
    cairo = context.cairo
    let pixels = context.pixels
    isCoverage = pixels.isCoverage
    extent = PixelRect(minX: 0, minY: 0, maxX: pixels.width, maxY: pixels.height)
  }

  /// Calls `body` with pixels as units, and restores the state afterward.
  func isolated(_ body: () -> Void) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    body()
    cairo_restore(cairo)
  }

  func clear(_ area: PixelRect) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    addRectangle(area)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  func fill(_ color: RGBA, in area: PixelRect) {
    setSource(color)
    addRectangle(area)
    cairo_fill(cairo)
  }

  func fill(_ color: RGBA, through mask: Raster, in area: PixelRect) {
    clipped(area) {
      setSource(color)
      self.mask(mask)
    }
  }

  func draw(_ raster: Raster, in area: PixelRect) {
    setSource(raster)
    addRectangle(area)
    cairo_fill(cairo)
    forgetSource()
  }

  func draw(_ raster: Raster, opacity: CGFloat, in area: PixelRect) {
    clipped(area) {
      setSource(raster)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }

  /// Replaces each pixel by a weighted mean of itself and the raster's.
  func approach(_ raster: Raster, by amount: CGFloat, in area: PixelRect) {
    clipped(area) {
      // Cairo interpolates if a replacing source has an alpha.
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      setSource(raster)
      cairo_paint_with_alpha(cairo, amount)
    }
  }

  func draw(_ raster: Raster, through mask: Raster, in area: PixelRect) {
    clipped(area) {
      setSource(raster)
      self.mask(mask)
    }
  }

  func draw(_ image: CGImage, x: Int, y: Int, through mask: Raster?, in area: PixelRect) {
    clipped(area) {
      setSource(image.surface, x, y)
      if let mask {
        self.mask(mask)
      } else {
        cairo_paint(cairo)
      }
    }
  }

  /// Multiplies the pixels by an opacity.
  func fade(to opacity: CGFloat, in area: PixelRect) {
    clipped(area) {
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
      cairo_paint(cairo)
    }
  }

  /// Multiplies the pixels by a coverage.
  func keep(inside coverage: Raster, in area: PixelRect) {
    clipped(area) {
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      setSource(coverage)
      cairo_paint(cairo)
    }
  }

  private func clipped(_ area: PixelRect, _ body: () -> Void) {
    cairo_save(cairo)
    addRectangle(area)
    cairo_clip(cairo)
    body()
    // The saved state has the source from before, which doesn't refer to a raster.
    cairo_restore(cairo)
  }

  private func addRectangle(_ area: PixelRect) {
    cairo_rectangle(
      cairo, Double(area.minX - extent.minX), Double(area.minY - extent.minY), Double(area.width),
      Double(area.height))
  }

  private func setSource(_ color: RGBA) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  private func setSource(_ raster: Raster) {
    setSource(raster.surface, raster.extent.minX, raster.extent.minY)
  }

  private func setSource(_ surface: OpaquePointer, _ x: Int, _ y: Int) {
    cairo_set_source_surface(cairo, surface, Double(x - extent.minX), Double(y - extent.minY))
  }

  private func forgetSource() {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  private func mask(_ raster: Raster) {
    cairo_mask_surface(
      cairo, raster.surface, Double(raster.extent.minX - extent.minX),
      Double(raster.extent.minY - extent.minY))
  }
}
