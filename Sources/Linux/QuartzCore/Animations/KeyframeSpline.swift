// SPDX-License-Identifier: MIT

/// The spline of Kochanek and Bartels through keyframes; without parameters that of Catmull and
/// Rom. At its ends, where a neighbour is missing, it heads straight for the next value.
struct KeyframeSpline {
  var tensions: [CGFloat] = []
  var continuities: [CGFloat] = []
  var biases: [CGFloat] = []

  /// The value a fraction of the way from `index` to the next.
  func value(of values: [AnimatableValue], in index: Int, _ t: CGFloat) -> AnimatableValue {
    if t <= 0 { return values[index] }
    if t >= 1 { return values[index + 1] }
    let cube = t * t * t
    let square = t * t
    // Hermite's polynomials of the two values and their two tangents.
    let start = 2 * cube - 3 * square + 1
    let end = 3 * square - 2 * cube
    let leaving = (cube - 2 * square + t)
    let arriving = (cube - square)
    let hasPrevious = index > 0
    let hasNext = index + 2 < values.count
    // A tangent is so many steps towards the value, and so many from it on.
    let out = hasPrevious ? tangent(at: index, isArriving: false) : (0, 1)
    let into = hasNext ? tangent(at: index + 1, isArriving: true) : (1, 0)
    var weights: [(AnimatableValue, CGFloat)] = [
      (values[index], start + leaving * (out.0 - out.1) - arriving * into.0),
      (values[index + 1], end + leaving * out.1 + arriving * (into.0 - into.1)),
    ]
    if hasPrevious { weights.append((values[index - 1], -leaving * out.0)) }
    if hasNext { weights.append((values[index + 2], arriving * into.1)) }
    return Self.mean(weights)
  }

  private func tangent(at index: Int, isArriving: Bool) -> (CGFloat, CGFloat) {
    func number(_ list: [CGFloat]) -> CGFloat { list.indices.contains(index) ? list[index] : 0 }
    let (t, c, b) = (number(tensions), number(continuities), number(biases))
    let sign: CGFloat = isArriving ? -1 : 1
    return (
      (1 - t) * (1 + b) * (1 + sign * c) / 2, (1 - t) * (1 - b) * (1 - sign * c) / 2
    )
  }

  /// The mean of values whose weights add up to one, as steps from one to the next: so it is there
  /// for everything that has a middle. The greatest weights come first, and no sum is near zero.
  private static func mean(_ values: [(AnimatableValue, CGFloat)]) -> AnimatableValue {
    let sorted = values.sorted { $0.1 > $1.1 }
    guard var (result, sum) = sorted.first else { return .none }
    for (value, weight) in sorted.dropFirst() where weight != 0 {
      sum += weight
      guard abs(sum) > 1e-6 else { continue }
      result = result.interpolated(to: value, weight / sum)
    }
    return result
  }
}
