// SPDX-License-Identifier: MIT

import Foundation

extension CGPath {
  /// The smallest rectangle around the path itself; null for an empty path.
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

  /// Whether the point, after the transform, lies inside the area that filling this path paints.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.isFinite else { return false }
    var winding = 0
    var crossings = 0
    func cross(_ start: CGPoint, _ end: CGPoint) {
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { return }
      crossings += 1
      winding += end.y > start.y ? 1 : -1
    }
    // An open subpath counts as closed.
    var first = CGPoint.zero
    var last = CGPoint.zero
    forEachSegment { segment in
      switch segment {
      case .move(let start):
        cross(last, first)
        first = start
        last = start
      case .line(let start, let end):
        cross(start, end)
        last = end
      case .curve(let curve):
        var previous = curve.start
        for step in 1...32 {
          let next = curve.point(at: CGFloat(step) / 32)
          cross(previous, next)
          previous = next
        }
        last = curve.end
      }
    }
    cross(last, first)
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  enum Segment {
    case move(CGPoint)
    case line(CGPoint, CGPoint)
    case curve(CubicCurve)
  }

  /// Shows the path as moves, lines and cubics.
  ///
  /// - Parameters:
  ///   - closing: What closing a subpath is; nil for a line back.
  ///   - place: Where each point is taken to.
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
