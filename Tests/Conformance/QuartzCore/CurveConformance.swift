// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAMediaTimingFunction`: a cubic Bézier curve from (0, 0) to
/// (1, 1) of which x is the time and y the progress. The tables are that curve, solved for x by
/// halving, which no framework does.
@MainActor @Suite(.onScreen) struct CurveConformance {
  private func polynomial(_ a: Float, _ b: Float, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * CGFloat(a) + 3 * rest * t * t * CGFloat(b) + t * t * t
  }

  /// The progress on the curve with these control points, the x and y of each in turn.
  private func progress(_ points: [Float], at time: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if polynomial(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return polynomial(points[1], points[3], low)
  }

  /// The control points of the names are those in the documentation of `CAMediaTimingFunctionName`.
  /// The last curve goes beyond both ends: only times are bound to 0...1.
  nonisolated private static let curves: [(CAMediaTimingFunctionName?, [Float])] = [
    (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    (nil, [0.17, 0.67, 0.83, 0.67]), (nil, [0.9, 0.1, 0.1, 0.9]), (nil, [0, 1, 0, 1]),
    (nil, [0.5, -0.5, 0.5, 1.5]),
  ]

  @Test(arguments: curves)
  func curvesFollowTheirPoints(name: CAMediaTimingFunctionName?, points: [Float]) {
    let function =
      name.map { CAMediaTimingFunction(name: $0) }
      ?? CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    #expect(controlPoints(of: function) == points)
    #expect(controlPoints(of: function, at: 0, 3) == [0, 0, 1, 1], "the corners")
    let player = Player()
    let move = basic("position.x", from: 0, to: 100)
    move.timingFunction = function
    player.add(move)
    for tenth in 1..<10 {
      let time = CGFloat(tenth) / 10
      let expected = progress(points, at: time) * 100
      #expect(isNear(player.x(at: Double(time)), expected, within: 0.1), "at \(time)")
    }
  }
}
