// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
    let pattern = cairo_pattern_create_linear(
      startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    paint(pattern, gradient, options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0
    else { return }
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    paint(pattern, gradient, options)
  }

  private func paint(
    _ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Cairo goes on at both ends or at none: a transparent stop ends one of them.
    if !options.contains(.drawsBeforeStartLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
    }
    var stops = gradient.stops
    if let first = stops.first, first.location > 0 {
      stops.insert(CGGradient.Stop(location: 0, color: first.color), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(CGGradient.Stop(location: 1, color: last.color))
    }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    if !options.contains(.drawsAfterEndLocation) {
      cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint(pattern, in: boundingBoxOfClipPath)
  }
}
