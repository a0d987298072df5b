// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

@Suite struct TimingFunctionTests {
  /// Where the values come from: what browsers compute for the same curves, the CSS names of which
  /// are ease-in, ease-out and ease.
  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.5), (.easeIn, 0.315357), (.easeOut, 0.684643),
      (.easeInEaseOut, 0.5), (.default, 0.802403),
    ])
  func namedPacesHalfWay(name: CAMediaTimingFunctionName, expected: Double) {
    #expect(abs(CAMediaTimingFunction(name: name).curve.value(at: 0.5) - expected) < 1e-6)
  }

  /// Expected: plain halving on the parametric form, two hundred steps, which cannot go wrong. The
  /// tolerance is that of (1, 0, 0, 1) at 0.5, where the curve is upright: a third root of
  /// rounding.
  @Test(
    arguments: [
      [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1], [0, 1, 1, 0],
      [0.5, -0.5, 0.5, 1.5], [1, 1, 0, 0], [0, 0, 0, 0], [1, 0, 1, 1],
    ])
  func agreesWithHalving(points: [Double]) {
    let curve = UnitBezier(points[0], points[1], points[2], points[3])
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    for x in stride(from: 0.01, to: 1, by: 0.01) {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if at(points[0], points[2], middle) < x { low = middle } else { high = middle }
      }
      #expect(abs(curve.value(at: x) - at(points[1], points[3], low)) < 1e-5, "at \(x)")
    }
  }

  /// By definition of a unit curve.
  @Test func endsAreExact() {
    let curve = UnitBezier(0.3, 2, 0.7, -1)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  /// Our rule for values that Apple's documentation leaves open: never a trap, never a NaN.
  @Test func impossibleControlPointsGiveNumbers() {
    let curve = CAMediaTimingFunction(controlPoints: .nan, .infinity, -3, .nan).curve
    for x in [0, 0.25, 0.5, 0.99, 1] { #expect(curve.value(at: x).isFinite) }
  }

  /// The ends of every curve, and between them the two points of CSS's “ease”. An index that is
  /// none changes nothing.
  @Test func controlPointsComeBack() {
    var values: [Float] = [9, 9]
    let function = CAMediaTimingFunction(name: .default)
    let all = (0...3).map { index -> [Float] in
      function.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(all == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
    function.getControlPoint(at: 7, values: &values)
    #expect(values == [1, 1])
  }

  /// Equal curves are equal functions, as Apple's `isEqual` has it.
  @Test func equalityIsByCurve() {
    let byName = CAMediaTimingFunction(name: .easeIn)
    #expect(byName == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(byName != CAMediaTimingFunction(name: .easeOut))
  }
}
