// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(path, fill: rule, strokes: false)
    beginPath()
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    paint(path, fill: nil, strokes: true)
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects.map(\.limited), transform: deviceTransform)
    paint(path, fill: .winding, strokes: false)
  }

  public func stroke(_ rect: CGRect) {
    paint(CGPath(rect: rect, transform: [deviceTransform]), fill: nil, strokes: true)
  }

  /// Makes the pixels transparent, whatever colour and blend mode are.
  public func clear(_ rect: CGRect) {
    guard isDrawable else { return }
    let path = CGPath(rect: rect.limited, transform: [deviceTransform])
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    trace(path)
    cairo_fill(cairo)
  }

  /// Paints a path whose points are pixels.
  private func paint(_ path: CGPath, fill: CGPathFillRule?, strokes: Bool) {
    guard isDrawable, !path.isEmpty else { return }
    if state.shadow != nil {
      return paintWithShadow { $0.paint(path, fill: fill, strokes: strokes) }
    }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    if let fill {
      setSource(state.fillColor)
      trace(path)
      cairo_set_fill_rule(
        cairo, fill == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
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

  /// Paints the source and the operator that are set inside Cairo's path, and nowhere else.
  func paintInsidePath() {
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
