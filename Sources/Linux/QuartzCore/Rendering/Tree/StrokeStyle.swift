// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

struct StrokeStyle: Equatable {
  var width: CGFloat
  var cap: CAShapeLayerLineCap
  var join: CAShapeLayerLineJoin
}

extension StrokeStyle {
  /// How far a stroke reaches beyond its path, in half line widths.
  func reach(along path: CGPath) -> CGFloat {
    var reach: CGFloat = cap == .square ? 2.0.squareRoot() : 1
    guard join == .miter else { return reach }
    var joins = JoinScanner()
    joins.scan(path.elements)
    reach = max(reach, joins.longest)
    return reach
  }
}

/// Finds the longest miter of a path. With the limit of ten alone, the damage would be ten times as
/// wide as the stroke.
private struct JoinScanner {
  /// The default of Core Graphics and Cairo.
  private let limit: CGFloat = 10
  private(set) var longest: CGFloat = 1

  private var first: CGPoint = .zero
  private var last: CGPoint = .zero
  private var firstDirection: CGPoint?
  private var lastDirection: CGPoint?

  mutating func scan(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let point):
        (first, last) = (point, point)
        (firstDirection, lastDirection) = (nil, nil)
      case .line(let end):
        add([end])
      case .curve(let control1, let control2, let end):
        add([control1, control2, end])
      case .close:
        add([first])
        if let firstDirection { join(firstDirection) }
        (firstDirection, lastDirection) = (nil, nil)
      }
    }
  }

  /// Tangents run along the control polygon. Coinciding points have no direction.
  private mutating func add(_ points: [CGPoint]) {
    let polygon = [last] + points
    var directions: [CGPoint] = []
    for (start, end) in zip(polygon, polygon.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = hypot(dx, dy)
      if length > 1e-9 { directions.append(CGPoint(x: dx / length, y: dy / length)) }
    }
    last = points.last ?? last
    guard let begin = directions.first, let end = directions.last else { return }
    join(begin)
    // A sharp turn inside a flattened curve is joined like any other.
    for (a, b) in zip(directions, directions.dropFirst()) where a.x * b.x + a.y * b.y < 0 {
      longest = limit
    }
    if firstDirection == nil { firstDirection = begin }
    lastDirection = end
  }

  private mutating func join(_ direction: CGPoint) {
    guard let lastDirection else { return }
    let cosine = lastDirection.x * direction.x + lastDirection.y * direction.y
    // The miter is 1 / sin(θ/2) half widths long, θ being the inner angle, π for straight on.
    let half = max((1 + cosine) / 2, 0).squareRoot()
    let length = half > 0 ? 1 / half : .infinity
    // Cairo compares in its own precision: a miter just beyond the limit may be drawn.
    if length <= limit * 1.01 { longest = max(longest, length) }
  }
}
