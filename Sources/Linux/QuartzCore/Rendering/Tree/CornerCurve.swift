// SPDX-License-Identifier: MIT

import Foundation

/// A rounded corner as curves from one edge to the next.
///
/// Each point is a pair of distances from the corner in radii: along the edge one comes from, and
/// along the edge one goes to.
struct CornerCurve {
  /// How far the continuous curve reaches along an edge, in radii.
  static let reach: CGFloat = 1.528_664_83

  private typealias Place = (CGFloat, CGFloat)

  private let start: Place
  /// Three places are a curve, one is the end of a line.
  private let segments: [[Place]]

  /// A quarter circle.
  static let circular = CornerCurve(
    start: (1, 0),
    segments: [[(1 - 0.552_284_749_8, 0), (0, 1 - 0.552_284_749_8), (0, 1)]])

  /// The measured curve of UIKit, whose curvature grows instead of jumping.
  static let continuous = CornerCurve(
    start: (reach, 0),
    segments: [
      [(1.088_493_23, 0), (0.868_406_89, 0), (0.669_934_27, 0.065_496)],
      [(0.631_493_99, 0.074_911)],
      [(0.372_823_92, 0.169_058_99), (0.169_058_99, 0.372_823_92), (0.074_911, 0.631_493_99)],
      [(0.065_496, 0.669_934_27)],
      [(0, 0.868_406_89), (0, 1.088_493_23), (0, reach)],
    ])

  func addRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, to path: CGMutablePath
  ) {
    let all: [(CACornerMask, CGPoint, CGVector)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1)),
    ]
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (corner, point, incoming) in all {
      guard corners.contains(corner) else {
        path.addLine(to: point)
        continue
      }
      // The outgoing edge is the incoming one turned clockwise on the screen.
      func place(_ distances: (CGFloat, CGFloat)) -> CGPoint {
        let (back, on) = (distances.0 * radius, distances.1 * radius)
        return CGPoint(
          x: point.x - incoming.dx * back - incoming.dy * on,
          y: point.y - incoming.dy * back + incoming.dx * on)
      }
      path.addLine(to: place(start))
      for segment in segments {
        let points = segment.map(place)
        if points.count == 3 {
          path.addCurve(to: points[2], control1: points[0], control2: points[1])
        } else {
          path.addLine(to: points[0])
        }
      }
    }
    path.closeSubpath()
  }
}
