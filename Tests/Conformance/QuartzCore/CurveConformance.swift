// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAMediaTimingFunction`: a cubic Bézier curve from (0, 0) to
/// (1, 1) of which x is the time and y the progress. The tables are that curve, solved for x by
/// halving, which no framework does.
@MainActor @Suite(.onScreen) struct CurveConformance {
  private struct Bezier {
    var c1: CGPoint
    var c2: CGPoint

    private func polynomial(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }

    func progress(at time: CGFloat) -> CGFloat {
      var (low, high) = (CGFloat(0), CGFloat(1))
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if polynomial(c1.x, c2.x, middle) < time { low = middle } else { high = middle }
      }
      return polynomial(c1.y, c2.y, low)
    }
  }

  /// Expects the curve with these control points, the x and y of each in turn.
  private func check(_ function: CAMediaTimingFunction, _ points: [Float]) {
    let numbers = points.map { CGFloat($0) }
    let curve = Bezier(
      c1: CGPoint(x: numbers[0], y: numbers[1]), c2: CGPoint(x: numbers[2], y: numbers[3]))
    let player = Player()
    let move = basic("position.x", from: 0, to: 100)
    move.timingFunction = function
    player.add(move)
    for tenth in 1..<10 {
      let time = Double(tenth) / 10
      let expected = curve.progress(at: CGFloat(time)) * 100
      #expect(isNear(player.x(at: time), expected, within: 0.1), "at \(time)")
    }
  }

  /// The control points are those in the documentation of `CAMediaTimingFunctionName`.
  @Test(
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func namedCurvesHaveTheirDocumentedPoints(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    #expect(controlPoints(of: function) == points)
    check(function, points)
  }

  /// The last one goes beyond both ends: only times are bound to 0...1.
  @Test(
    arguments: [
      [0.17, 0.67, 0.83, 0.67], [0.9, 0.1, 0.1, 0.9], [0, 1, 0, 1], [0.5, -0.5, 0.5, 1.5],
    ] as [[Float]]) func ownCurvesFollowTheirPoints(points: [Float])
  {
    check(
      CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]), points)
  }

  @Test func theOuterControlPointsAreTheCorners() {
    let function = CAMediaTimingFunction(name: .easeIn)
    #expect(controlPoints(of: function, at: 0, 3) == [0, 0, 1, 1])
  }
}
