// SPDX-License-Identifier: MIT

extension CGPath {
  /// The distance of a control point, in radii, that makes a cubic Bézier a quarter circle.
  static let circleFactor: CGFloat = 0.552_284_749_8

  static func rectElements(_ rect: CGRect) -> [PathElement] {
    guard rect.isFinite, !rect.isNull else { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipseElements(_ rect: CGRect) -> [PathElement] {
    guard rect.isFinite, !rect.isNull else { return [] }
    let (x, y) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * circleFactor, ry * circleFactor)
    func curve(
      _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ ex: CGFloat, _ ey: CGFloat
    ) -> PathElement {
      .curve(
        control1: CGPoint(x: x + ax, y: y + ay), control2: CGPoint(x: x + bx, y: y + by),
        end: CGPoint(x: x + ex, y: y + ey))
    }
    return [
      .move(CGPoint(x: x + rx, y: y)),
      curve(rx, ky, kx, ry, 0, ry), curve(-kx, ry, -rx, ky, -rx, 0),
      curve(-rx, -ky, -kx, -ry, 0, -ry), curve(kx, -ry, rx, -ky, rx, 0),
      .close,
    ]
  }

  /// Begins in the middle of the right side and continues toward larger y, as in Core Graphics.
  static func roundedRectElements(
    _ rect: CGRect, width: CGFloat, height: CGFloat
  ) -> [PathElement] {
    guard rect.isFinite, !rect.isNull else { return [] }
    let rx = width.isFinite ? min(max(width, 0), rect.width / 2) : 0
    let ry = height.isFinite ? min(max(height, 0), rect.height / 2) : 0
    guard rx > 0, ry > 0 else { return rectElements(rect) }
    let (kx, ky) = (rx * (1 - circleFactor), ry * (1 - circleFactor))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(right, rect.midY)),
      .line(point(right, bottom - ry)),
      .curve(
        control1: point(right, bottom - ky), control2: point(right - kx, bottom),
        end: point(right - rx, bottom)),
      .line(point(left + rx, bottom)),
      .curve(
        control1: point(left + kx, bottom), control2: point(left, bottom - ky),
        end: point(left, bottom - ry)),
      .line(point(left, top + ry)),
      .curve(
        control1: point(left, top + ky), control2: point(left + kx, top),
        end: point(left + rx, top)),
      .line(point(right - rx, top)),
      .curve(
        control1: point(right - kx, top), control2: point(right, top + ky),
        end: point(right, top + ry)),
      .close,
    ]
  }
}

extension CGMutablePath {
  private typealias Place = (before: CGFloat, after: CGFloat)

  /// The length of the continuous curve along an edge, in radii.
  private static let reach: CGFloat = 1.528_664_83

  /// A corner as segments from the edge before it to the edge after it. A segment of three places is a
  /// curve. Places are distances in radii along the two edges.
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

  /// Adds UIKit's rounded rectangle, whose curvature grows continuously into the corner.
  ///
  /// - Parameter startX: The start on the upper side; by default the end of the corner, as in UIKit.
  @_spi(LinuxHost) public func addContinuousRoundedRect(
    _ rect: CGRect, radius: CGFloat, startX: CGFloat? = nil
  ) {
    let rect = rect.standardized
    guard !rect.isNull else { return }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return addRect(rect) }
    // If two curves would meet on a short side, UIKit uses quarter circles.
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
