// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: the elements that Core Graphics makes of each figure, and where it begins; the
/// rest is plane geometry.
@Suite struct PathTests {
  @Test func rectsBeginAtTheOriginTowardsX() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
        .line(CGPoint(x: 1, y: 6)), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func ellipsesAreFourCurvesFromTheRight() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    #expect(path.elements.count == 6)
    #expect(path.elements.first == .move(CGPoint(x: 4, y: 1)))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 4, height: 2)))
  }

  @Test func emptyPaths() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty, "nothing begins without a move")
  }

  @Test func boundingBoxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // A quadratic reaches half as far as its control point.
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func transforms() throws {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let moved = try #require(path.copy(using: &move))
    #expect(moved.boundingBox == CGRect(x: 10, y: 20, width: 1, height: 1))
    #expect(path.copy(using: nil) == path)
    let added = CGMutablePath()
    added.addPath(path, transform: move)
    #expect(added == moved)
    #expect(Set([added, moved]).count == 1)
  }

  @Test func containing() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let center = CGPoint(x: 5, y: 5)
    #expect(path.contains(center))
    #expect(!path.contains(center, using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(
      path.contains(
        CGPoint(x: 105, y: 1), transform: CGAffineTransform(translationX: -100, y: 0)),
      "the transform is the point's")
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(open.contains(CGPoint(x: 2, y: 2)), "an open subpath counts as closed")
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(circle.contains(CGPoint(x: 8.4, y: 8.4)))
    #expect(!circle.contains(CGPoint(x: 8.7, y: 8.7)))
  }

  @Test func applyingABlockShowsEveryElement() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
    path.addCurve(
      to: CGPoint(x: 7, y: 7), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
    path.closeSubpath()
    var seen: [(CGPathElementType, CGFloat)] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let last = (counts[element.pointee.type] ?? 0) - 1
      seen.append((element.pointee.type, last < 0 ? 0 : element.pointee.points[last].x))
    }
    #expect(
      seen.map(\.0) == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(seen.map(\.1) == [1, 2, 4, 7, 0])
  }

  @Test func copiesDoNotFollow() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy != path)
  }

  @Test func whatIsNoNumberIsLeftOut() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(
      center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
    path.addRect(.null)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 2, height: 2), cornerWidth: 99, cornerHeight: .nan)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}
