// SPDX-License-Identifier: MIT

/// Where along keyframes one is who goes at one speed all the way.
struct KeyframePace {
  private static let parts = 32

  /// The way gone at the end of each part of each segment, as a fraction of the whole.
  private var ways: [CGFloat] = [0]

  /// nil where there is no way to go.
  ///
  /// - Parameter value: The value a fraction of the way through a segment.
  init?(segments: Int, _ value: (Int, CGFloat) -> AnimatableValue) {
    guard segments > 0 else { return nil }
    var last = value(0, 0)
    var sum: CGFloat = 0
    for segment in 0..<segments {
      for part in 1...Self.parts {
        let next = value(segment, CGFloat(part) / CGFloat(Self.parts))
        guard let length = last.distance(to: next) else { return nil }
        sum += length
        ways.append(sum)
        last = next
      }
    }
    guard sum > 0, sum.isFinite else { return nil }
    for index in ways.indices { ways[index] /= sum }
  }

  func place(at progress: Double) -> (segment: Int, t: CGFloat) {
    let way = CGFloat(progress)
    var (low, high) = (0, ways.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if ways[middle] <= way { low = middle } else { high = middle - 1 }
    }
    let length = ways[low + 1] - ways[low]
    let inside = length > 0 ? (way - ways[low]) / length : 1
    let t = (CGFloat(low % Self.parts) + inside) / CGFloat(Self.parts)
    return (low / Self.parts, t)
  }
}
