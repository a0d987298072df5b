// SPDX-License-Identifier: MIT

import Testing

/// Source: Apple's documentation of `CGPath` and of `CGMutablePath`.
@Suite struct PathConformance {
  @Test func theCurrentPointIsTheLastOneAdded() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    path.addLines(between: [point(1, 1), point(5, 1), point(5, 5)])
    #expect(path.currentPoint == point(5, 5))
    path.closeSubpath()
    #expect(path.currentPoint == point(1, 1), "a new subpath begins where the old one did")
    #expect(!path.isEmpty)
  }

  /// A curve from (0, 0) to (10, 0) with both control points at y = 10 reaches y = 7.5.
  @Test func theBoxOfAPathHasNoControlPoints() {
    let path = CGMutablePath()
    #expect(path.boundingBoxOfPath.isNull)
    path.move(to: .zero)
    path.addCurve(to: point(10, 0), control1: point(0, 10), control2: point(10, 10))
    #expect(isNear(path.boundingBoxOfPath, rect(0, 0, 10, 7.5), within: 1e-6))
  }
}
