// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  /// Draws the image with its bottom at the smallest y of the rectangle.
  ///
  /// In a space whose y axis points down the image is upside down, as on Apple platforms.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpright: false)
  }

  /// Draws the image with its top at the smallest y of the rectangle: the right way up in a space
  /// whose y axis points down.
  @_spi(LinuxHost) public func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpright: true)
  }

  private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0, isDrawable else { return }
    let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    let placement =
      isUpright
      ? CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
      : CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: rect.minX, ty: rect.maxY)
    // Cairo's pattern matrices map from user space to the pattern.
    let inverse = placement.inverted()
    guard placement.concatenating(deviceTransform).isDrawable, inverse.isDrawable else { return }
    image.withPrivateSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t()
      matrix.set(inverse)
      cairo_pattern_set_matrix(pattern, &matrix)
      // Padding keeps the edges of a scaled image from fading out.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      paint(pattern, in: rect)
    }
  }

  /// Fills a rectangle of user space with a pattern under the current blend mode.
  func paint(_ pattern: OpaquePointer, in rect: CGRect) {
    guard isDrawable, !rect.isNull else { return }
    if state.shadow != nil { return paintWithShadow { $0.paint(pattern, in: rect) } }
    cairo_set_source(cairo, pattern)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    let path = CGPath(rect: rect.limited, transform: [deviceTransform])
    trace(path)
    if state.blendMode.reachesBeyondShapes {
      paintInsidePath()
    } else {
      cairo_fill(cairo)
    }
    // Lets go of the image's memory before its owner does.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }
}
