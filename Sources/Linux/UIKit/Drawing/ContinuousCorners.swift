// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The rounded rectangle of UIKit, whose curvature grows into the corner instead of jumping.
struct ContinuousCorners {
  /// How far the curve reaches along an edge, in radii.
  static let reach: CGFloat = 1.52866483

  /// A corner as segments from the edge before it to the edge after it. Points are distances in
  /// radii: along the edge one comes from, and along the edge one goes to.
  private static let segments: [[(CGFloat, CGFloat)]] = [
    [(1.08849323, 0), (0.86840689, 0), (0.66993427, 0.06549600)],
    [(0.63149399, 0.07491100)],
    [(0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.07491100, 0.63149399)],
    [(0.06549600, 0.66993427)],
    [(0, 0.86840689), (0, 1.08849323), (0, reach)],
  ]

  private let rect: CGRect
  private let radius: CGFloat
  private let corners: UIRectCorner

  init(rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    self.rect = rect.standardized
    let limit = min(self.rect.width, self.rect.height) / 2
    self.radius = radius > 0 ? min(radius, limit) : 0
    self.corners = corners
  }

  func add(to path: CGMutablePath) {
    guard !rect.isNull else { return }
    guard radius > 0 else { return path.addRect(rect) }
    // Where two curves would meet on a short side UIKit uses plain quarter circles.
    let isContinuous = min(rect.width, rect.height) >= 2 * Self.reach * radius
    let turns: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), right, down),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), down, left),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), left, up),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), up, right),
    ]
    let startInset =
      corners.contains(.topLeft) ? (isContinuous ? Self.reach * radius : radius) : 0
    path.move(to: CGPoint(x: rect.minX + startInset, y: rect.minY))
    for (corner, point, incoming, outgoing) in turns {
      guard corners.contains(corner) else {
        path.addLine(to: point)
        continue
      }
      let turn = Turn(point: point, incoming: incoming, outgoing: outgoing, radius: radius)
      if isContinuous {
        addContinuousCorner(to: path, turn: turn)
      } else {
        addCircularCorner(to: path, turn: turn)
      }
    }
    path.closeSubpath()
  }

  private var right: CGVector { CGVector(dx: 1, dy: 0) }
  private var down: CGVector { CGVector(dx: 0, dy: 1) }
  private var left: CGVector { CGVector(dx: -1, dy: 0) }
  private var up: CGVector { CGVector(dx: 0, dy: -1) }

  private func addContinuousCorner(
    to path: CGMutablePath, turn: Turn
  ) {
    path.addLine(to: turn.place(Self.reach, 0))
    for segment in Self.segments {
      let points = segment.map(turn.place)
      if points.count == 3 {
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
      } else {
        path.addLine(to: points[0])
      }
    }
  }

  private func addCircularCorner(to path: CGMutablePath, turn: Turn) {
    let kappa: CGFloat = 1 - 0.5522847498
    path.addLine(to: turn.place(1, 0))
    path.addCurve(
      to: turn.place(0, 1), control1: turn.place(kappa, 0), control2: turn.place(0, kappa))
  }

  /// A corner, and the directions of the edges before and after it.
  private struct Turn {
    var point: CGPoint
    var incoming: CGVector
    var outgoing: CGVector
    var radius: CGFloat

    /// `before` radii back along the one edge, `after` radii on along the other.
    func place(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
      let dx = outgoing.dx * after - incoming.dx * before
      let dy = outgoing.dy * after - incoming.dy * before
      return CGPoint(x: point.x + dx * radius, y: point.y + dy * radius)
    }
  }
}
