// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  /// Clips to the current path and forgets it; an empty path clips everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, using: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects.map(\.limited), transform: deviceTransform)
    clip(to: path, using: .winding)
  }

  /// The smallest rectangle of user space around the clip; null when nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    guard isDrawable else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    guard x2 > x1, y2 > y1 else { return .null }
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private func clip(to path: CGPath, using rule: CGPathFillRule) {
    trace(path)
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
  }
}
