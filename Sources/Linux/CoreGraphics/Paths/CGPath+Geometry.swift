// SPDX-License-Identifier: MIT

internal import CCairo

extension CGPath {
  /// The smallest rectangle around the path without its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count * 2)
    forEachSegment { segment in
      switch segment {
      case .move(let point): points.append(point)
      case .line(_, let end): points.append(end)
      case .curve(let curve):
        points.append(curve.end)
        points += curve.extrema
      }
    }
    return CGRect(containing: points)
  }

  /// Whether filling this path would paint the point after the transform.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.isFinite, let pixels = PixelSurface(width: 1, height: 1),
      let cairo = cairo_create(pixels.surface)
    else { return false }
    defer { cairo_destroy(cairo) }
    cairo_set_tolerance(cairo, 1e-3)
    cairo_set_fill_rule(cairo, rule.cairo)
    trace(in: cairo, by: .identity)
    return cairo_in_fill(cairo, point.x, point.y) != 0
  }

  enum Segment {
    case move(CGPoint)
    case line(CGPoint, CGPoint)
    case curve(CubicCurve)
  }

  /// Visits the path as moves, lines, and cubic curves.
  ///
  /// - Parameters:
  ///   - closing: Called for the end of a closed subpath; if this is `nil`, it's a line back.
  ///   - place: Transforms each point.
  func forEachSegment(
    closing: (() -> Void)? = nil, _ place: (CGPoint) -> CGPoint = { $0 }, _ body: (Segment) -> Void
  ) {
    var first = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        first = place(point)
        last = first
        body(.move(first))
      case .line(let end):
        let end = place(end)
        body(.line(last, end))
        last = end
      case .curve(let control1, let control2, let end):
        let curve = CubicCurve(
          start: last, control1: place(control1), control2: place(control2), end: place(end))
        body(.curve(curve))
        last = curve.end
      case .close:
        if let closing {
          closing()
        } else if last != first {
          body(.line(last, first))
        }
        last = first
      }
    }
  }
}

extension CGPath {
  /// Sets Cairo's current path to this one, transformed to pixels, and Cairo's transform to the
  /// identity.
  ///
  /// Coordinates are clamped to a range in which Cairo's 24.8 fixed point numbers don't overflow.
  /// Outside of it, only the directions of edges are visible.
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
