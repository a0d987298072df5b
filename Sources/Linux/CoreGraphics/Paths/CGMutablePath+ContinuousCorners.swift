// SPDX-License-Identifier: MIT

import Foundation

extension CGMutablePath {
  private typealias Place = (before: CGFloat, after: CGFloat)

  /// How far the continuous curve reaches along an edge, in radii.
  private static let reach: CGFloat = 1.528_664_83

  /// A corner as segments from the edge before it to the edge after it, of which three places are a
  /// curve. Places are distances in radii: along the edge one comes from, and along the one one
  /// goes to.
  private static let continuous: [[Place]] = [
    [(reach, 0)],
    [(1.088_493_23, 0), (0.868_406_89, 0), (0.669_934_27, 0.065_496)],
    [(0.631_493_99, 0.074_911)],
    [(0.372_823_92, 0.169_058_99), (0.169_058_99, 0.372_823_92), (0.074_911, 0.631_493_99)],
    [(0.065_496, 0.669_934_27)],
    [(0, 0.868_406_89), (0, 1.088_493_23), (0, reach)],
  ]

  private static let circular: [[Place]] = [
    [(1, 0)], [(1 - CGPath.circleFactor, 0), (0, 1 - CGPath.circleFactor), (0, 1)],
  ]

  /// Adds the rounded rectangle of UIKit, whose curvature grows into the corner instead of jumping.
  ///
  /// - Parameter startX: Where on the upper side it begins; nil: as UIKit's, where the corner ends.
  @_spi(LinuxHost) public func addContinuousRoundedRect(
    _ rect: CGRect, radius: CGFloat, startX: CGFloat? = nil
  ) {
    let rect = rect.standardized
    guard !rect.isNull else { return }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return addRect(rect) }
    // Where two curves would meet on a short side UIKit uses plain quarter circles.
    let fits = min(rect.width, rect.height) >= 2 * Self.reach * radius
    let segments = fits ? Self.continuous : Self.circular
    let corners: [(CGPoint, CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1)),
    ]
    move(
      to: CGPoint(x: startX ?? rect.minX + segments[0][0].before * radius, y: rect.minY))
    for (corner, incoming) in corners {
      for segment in segments {
        let points = segment.map { place in
          // The outgoing edge is the incoming one turned clockwise on the screen.
          let dx = -incoming.y * place.after - incoming.x * place.before
          let dy = incoming.x * place.after - incoming.y * place.before
          return CGPoint(x: corner.x + dx * radius, y: corner.y + dy * radius)
        }
        if points.count == 3 {
          addCurve(to: points[2], control1: points[0], control2: points[1])
        } else {
          addLine(to: points[0])
        }
      }
    }
    closeSubpath()
  }
}
