// SPDX-License-Identifier: MIT

internal import CCairo

extension CGContext {
  public func beginPath() {
    path = CGMutablePath()
  }

  public func move(to point: CGPoint) {
    path.move(to: point, transform: deviceTransform)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point, transform: deviceTransform)
  }

  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: deviceTransform)
  }

  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: deviceTransform)
  }
}

extension CGContext {
  /// Fills the current path and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintPath(path, fill: rule, strokes: false)
    beginPath()
  }

  /// Strokes the current path and removes it.
  public func strokePath() {
    paintPath(path, fill: nil, strokes: true)
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    let path = CGPath(rect: rect.limited, transform: [deviceTransform])
    paintPath(path, fill: .winding, strokes: false)
  }

  public func stroke(_ rect: CGRect) {
    paintPath(CGPath(rect: rect, transform: [deviceTransform]), fill: nil, strokes: true)
  }

  /// Paints a path in pixels.
  private func paintPath(_ path: CGPath, fill: CGPathFillRule?, strokes: Bool) {
    guard isDrawable, !path.isEmpty else { return }
    if state.shadow != nil {
      return paintWithShadow { $0.paintPath(path, fill: fill, strokes: strokes) }
    }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    if let fill {
      setSource(state.fillColor)
      trace(path)
      cairo_set_fill_rule(cairo, fill.cairo)
      if state.blendMode.reachesBeyondShapes {
        paintInsidePath()
      } else {
        cairo_fill(cairo)
      }
    }
    if strokes, setStrokeStyle() {
      setSource(state.strokeColor)
      trace(path)
      cairo_stroke(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Paints only inside Cairo's path, with the current source and operator.
  private func paintInsidePath() {
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  private func setSource(_ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
  }

  /// Whether the line has a width.
  private func setStrokeStyle() -> Bool {
    guard state.lineWidth > 0, state.lineWidth.isFinite else { return false }
    cairo_set_line_width(cairo, min(state.lineWidth, 1_000_000))
    cairo_set_line_cap(cairo, state.lineCap.cairo)
    cairo_set_line_join(cairo, state.lineJoin.cairo)
    return true
  }
}

extension CGContext {
  /// Clips to the current path and removes it. An empty path clips everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, using: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: CGPath(rect: rect.limited, transform: [deviceTransform]), using: .winding)
  }

  /// The smallest rectangle of user space around the clip; null if nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    guard isDrawable else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    guard x2 > x1, y2 > y1 else { return .null }
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private func clip(to path: CGPath, using rule: CGPathFillRule) {
    trace(path)
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }
}

extension CGContext {
  /// Draws the image with its bottom at the smallest y of the rectangle.
  ///
  /// In a space with y down, the image is upside down, as on Apple platforms.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpright: false)
  }

  /// Draws the image with its top at the smallest y of the rectangle, which is upright in a space with
  /// y down.
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
      inverse.setMatrix(ofPattern: pattern)
      // Padding keeps the edges of a scaled image from fading out.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      paintPattern(pattern, in: rect)
    }
  }

  /// Fills a rectangle of user space with a pattern under the current blend mode.
  private func paintPattern(_ pattern: OpaquePointer, in rect: CGRect) {
    guard isDrawable, !rect.isNull else { return }
    if state.shadow != nil { return paintWithShadow { $0.paintPattern(pattern, in: rect) } }
    cairo_set_source(cairo, pattern)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    let path = CGPath(rect: rect.limited, transform: [deviceTransform])
    trace(path)
    if state.blendMode.reachesBeyondShapes {
      paintInsidePath()
    } else {
      cairo_fill(cairo)
    }
    // The source must not refer to the image's memory after its owner releases it.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }
}
