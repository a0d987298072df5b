// SPDX-License-Identifier: MIT

internal import CCairo

/// The shadow of a graphics state, in pixels.
struct ContextShadow {
  let dx: CGFloat
  let dy: CGFloat
  /// The standard deviation of its blur.
  let deviation: CGFloat
  let color: RGBA

  /// - Parameter base: From the space of the offset and the blur to pixels.
  init?(offset: CGSize, blur: CGFloat, color: CGColor, _ base: CGAffineTransform) {
    let offset = offset.applying(base)
    let scale = abs(base.determinant).squareRoot()
    guard abs(offset.width) < 1_000_000, abs(offset.height) < 1_000_000, blur.isFinite,
      color.rgba.alpha > 0
    else { return nil }
    (dx, dy, self.color) = (offset.width, offset.height, color.rgba)
    // Half the blur, as in Apple's frameworks: a layer's `shadowRadius` of r is a blur of 2r.
    deviation = min(max(blur, 0) / 2 * scale, 400)
  }
}

extension CGContext {
  /// Draws the shadow of the drawing in `body`, and then the drawing.
  ///
  /// - Parameter body: Paints on a context that has no shadow. It's called twice.
  func paintWithShadow(_ body: (CGContext) -> Void) {
    guard let shadow = state.shadow else { return body(self) }
    state.shadow = nil
    draw(shadow, of: body)
    body(self)
    state.shadow = shadow
  }

  private func draw(_ shadow: ContextShadow, of body: (CGContext) -> Void) {
    // Drawing outside the clip, or outside the bitmap, can cast its shadow inside.
    let reach = CGFloat(GaussianBlur.reach(shadow.deviation) + 1)
    let target = deviceClip
    guard !target.isEmpty else { return }
    let area = PixelRect(
      enclosing: target.offsetBy(dx: -shadow.dx, dy: -shadow.dy).insetBy(dx: -reach, dy: -reach))
    guard let pixels = PixelSurface(width: area.width, height: area.height),
      let caster = CGContext(pixels: pixels, ctm: initialTransform, base: baseTransform)
    else { return }
    cairo_surface_set_device_offset(pixels.surface, Double(-area.minX), Double(-area.minY))
    caster.state = state
    caster.state.blendMode = .normal
    caster.synchronizeMatrix()
    body(caster)
    pixels.flush()
    pixels.blurAlpha(shadow.deviation)
    cairo_surface_set_device_offset(pixels.surface, 0, 0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(
      cairo, pixels.surface, Double(CGFloat(area.minX) + shadow.dx),
      Double(CGFloat(area.minY) + shadow.dy))
    cairo_restore(cairo)
  }

  /// The smallest rectangle of pixels around the clip.
  private var deviceClip: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    cairo_restore(cairo)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }
}

extension PixelSurface {
  /// Blurs the alpha, and makes all colors black.
  fileprivate func blurAlpha(_ deviation: CGFloat) {
    let words = bytes.assumingMemoryBound(to: UInt32.self)
    let wordsPerRow = bytesPerRow / 4
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { buffer in
      guard let alphas = buffer.baseAddress else { return }
      for y in 0..<height {
        for x in 0..<width {
          alphas[y * width + x] = UInt8(truncatingIfNeeded: words[y * wordsPerRow + x] >> 24)
        }
      }
      GaussianBlur.blur(
        alphas, width: width, height: height, valuesPerRow: width,
        radii: GaussianBlur.radii(deviation), mirrors: false)
      for y in 0..<height {
        for x in 0..<width { words[y * wordsPerRow + x] = UInt32(alphas[y * width + x]) << 24 }
      }
    }
    markDirty()
  }
}
