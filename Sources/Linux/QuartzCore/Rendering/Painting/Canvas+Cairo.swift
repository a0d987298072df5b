// SPDX-License-Identifier: MIT

internal import CCairo
@_spi(LinuxHost) import LinuxCoreGraphics

/// Where the painter composites to. Everything happens on whole pixels, so that nothing depends on
/// which part of the screen is painted.
struct Canvas {
  private let cairo: OpaquePointer
  /// The pixel of the screen in the corner.
  private let originX: Int
  private let originY: Int
  let isCoverage: Bool

  init(_ raster: Raster) {
    cairo = raster.cairo
    originX = raster.extent.minX
    originY = raster.extent.minY
    isCoverage = raster.isCoverage
  }

  init(_ context: CGContext) {
    cairo = context.cairo
    originX = 0
    originY = 0
    isCoverage = false
  }

  /// Calls `body` with pixels for units, and without what it changed afterwards.
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

  func fill(_ color: RGBA, through mask: Raster, dx: Int = 0, dy: Int = 0, in area: PixelRect) {
    clipped(area) {
      setSource(color)
      self.mask(mask, dx: dx, dy: dy)
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

  /// Brings what is there so far towards a raster: each pixel becomes a weighted mean.
  func approach(_ raster: Raster, by amount: CGFloat, in area: PixelRect) {
    clipped(area) {
      // Cairo interpolates where a source that replaces is not opaque everywhere.
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
      cairo_set_source_surface(cairo, image.surface, Double(x - originX), Double(y - originY))
      if let mask {
        self.mask(mask)
      } else {
        cairo_paint(cairo)
      }
    }
  }

  /// Multiplies what is there by an opacity.
  func fade(to opacity: CGFloat, in area: PixelRect) {
    clipped(area) {
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
      cairo_paint(cairo)
    }
  }

  /// Takes away what lies outside a coverage.
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
    // The saved state has the source of before, which refers to no raster.
    cairo_restore(cairo)
  }

  private func addRectangle(_ area: PixelRect) {
    cairo_rectangle(
      cairo, Double(area.minX - originX), Double(area.minY - originY), Double(area.width),
      Double(area.height))
  }

  private func setSource(_ color: RGBA) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  private func setSource(_ raster: Raster) {
    cairo_set_source_surface(
      cairo, raster.surface, Double(raster.extent.minX - originX),
      Double(raster.extent.minY - originY))
  }

  private func forgetSource() {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }

  private func mask(_ raster: Raster, dx: Int = 0, dy: Int = 0) {
    cairo_mask_surface(
      cairo, raster.surface, Double(raster.extent.minX + dx - originX),
      Double(raster.extent.minY + dy - originY))
  }
}
