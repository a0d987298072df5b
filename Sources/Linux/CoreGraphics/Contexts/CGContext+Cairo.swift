// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  /// Makes a path whose points are pixels Cairo's current path.
  ///
  /// Coordinates are clamped to where Cairo's 24.8 fixed point numbers are far from overflowing;
  /// nothing that far outside can be seen but its edges' directions.
  func trace(_ path: CGPath) {
    var identity = cairo_matrix_t()
    identity.set(.identity)
    cairo_set_matrix(cairo, &identity)
    cairo_new_path(cairo)
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        last = point.clamped
        cairo_move_to(cairo, last.x, last.y)
      case .line(let point):
        last = point.clamped
        cairo_line_to(cairo, last.x, last.y)
      case .quad(let control, let end):
        let curve = CubicCurve(start: last, control: control.clamped, end: end.clamped)
        add(curve)
        last = curve.end
      case .curve(let control1, let control2, let end):
        last = end.clamped
        add(
          CubicCurve(
            start: .zero, control1: control1.clamped, control2: control2.clamped, end: last))
      case .close:
        cairo_close_path(cairo)
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        last = CGPoint(x: x, y: y)
      }
    }
    synchronizeMatrix()
  }

  private func add(_ curve: CubicCurve) {
    cairo_curve_to(
      cairo, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y,
      curve.end.x, curve.end.y)
  }
}

extension CGPoint {
  /// Within the coordinates that Cairo can hold.
  fileprivate var clamped: CGPoint {
    CGPoint(x: min(max(x, -2_000_000), 2_000_000), y: min(max(y, -2_000_000), 2_000_000))
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
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo changes what a shape does not cover, too. Core Graphics never does.
  var reachesBeyondShapes: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
