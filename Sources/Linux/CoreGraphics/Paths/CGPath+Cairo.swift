// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGPath {
  /// Makes the path, which a transform takes to pixels, Cairo's current one, with no matrix.
  ///
  /// Coordinates are clamped to where Cairo's 24.8 fixed point numbers are far from overflowing;
  /// nothing that far outside can be seen but its edges' directions.
  @_spi(LinuxHost) public func trace(in cairo: OpaquePointer, by transform: CGAffineTransform) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    func place(_ point: CGPoint) -> CGPoint {
      let point = point.applying(transform)
      return CGPoint(
        x: min(max(point.x, -2_000_000), 2_000_000), y: min(max(point.y, -2_000_000), 2_000_000))
    }
    forEachSegment(closing: { cairo_close_path(cairo) }, place) { segment in
      switch segment {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(_, let end): cairo_line_to(cairo, end.x, end.y)
      case .curve(let curve):
        cairo_curve_to(
          cairo, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y,
          curve.end.x, curve.end.y)
      }
    }
  }
}
