// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  /// Makes a path whose points are pixels Cairo's current path.
  func trace(_ path: CGPath) {
    path.trace(in: cairo, by: .identity)
    synchronizeMatrix()
  }
}

extension CGRect {
  /// This rectangle cut to what any screen shows, so that `CGRect.infinite` fills everything.
  var limited: CGRect {
    guard !isNull, !origin.x.isNaN, !origin.y.isNaN, !width.isNaN, !height.isNaN else {
      return .zero
    }
    let far: CGFloat = 1_000_000_000
    let (left, top) = (max(minX, -far), max(minY, -far))
    let (right, bottom) = (min(maxX, far), min(maxY, far))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    }
  }

  /// Whether Cairo changes what a shape does not cover, too. Core Graphics never does.
  var reachesBeyondShapes: Bool { self == .sourceIn }
}
