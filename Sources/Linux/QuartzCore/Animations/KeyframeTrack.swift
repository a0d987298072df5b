// SPDX-License-Identifier: MIT

/// The values of a keyframe animation, and when each is reached.
struct KeyframeTrack {
  enum Frames {
    case values([AnimatableValue])
    case path(KeyframePath)
  }

  private let frames: Frames
  private let times: [Double]
  private let paces: [UnitBezier]
  private let isDiscrete: Bool

  init(frames: Frames, times: [Double]?, paces: [UnitBezier], mode: CAAnimationCalculationMode) {
    self.frames = frames
    isDiscrete = mode == .discrete
    self.paces = paces
    let count = frames.count
    if mode == .paced, let paced = frames.pacedTimes {
      self.times = paced
    } else if let times, Self.isUsable(times),
      times.count == count || (mode == .discrete && times.count == count + 1)
    {
      self.times = times
    } else {
      let steps = Double(max(mode == .discrete ? count : count - 1, 1))
      self.times = (0..<count).map { Double($0) / steps }
    }
  }

  private static func isUsable(_ times: [Double]) -> Bool {
    times.allSatisfy { (0...1).contains($0) }
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// - Parameter progress: A pace that overshoots goes on in the direction of the outer segments.
  func value(at progress: Double) -> AnimatableValue {
    let last = frames.count - 1
    if isDiscrete || last == 0 {
      let index = times.lastIndex { $0 <= progress } ?? 0
      return frames.value(at: min(index, last))
    }
    let index = min(times.lastIndex { $0 <= progress } ?? 0, last - 1)
    let length = times[index + 1] - times[index]
    var t = length > 0 ? (progress - times[index]) / length : 1
    if paces.indices.contains(index), t > 0, t < 1 { t = paces[index].value(at: t) }
    return frames.value(in: index, t)
  }
}

extension KeyframeTrack.Frames {
  var count: Int {
    switch self {
    case .values(let values): values.count
    case .path(let path): path.segments.count + 1
    }
  }

  func value(at index: Int) -> AnimatableValue {
    switch self {
    case .values(let values): values[index]
    case .path(let path):
      index < path.segments.count
        ? .point(path.segments[index].point(at: 0)) : .point(path.segments[index - 1].point(at: 1))
    }
  }

  /// Between the value at `index` and the next.
  func value(in index: Int, _ t: Double) -> AnimatableValue {
    switch self {
    case .values(let values): values[index].interpolated(to: values[index + 1], CGFloat(t))
    case .path(let path): .point(path.segments[index].point(at: CGFloat(t)))
    }
  }

  /// Times that make the speed the same everywhere; nil where there is no distance to go.
  var pacedTimes: [Double]? {
    let lengths: [CGFloat]
    switch self {
    case .values(let values):
      lengths = zip(values, values.dropFirst()).compactMap { $0.distance(to: $1) }
      guard lengths.count == values.count - 1 else { return nil }
    case .path(let path): lengths = path.segments.map(\.length)
    }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    var times = [0.0]
    var sum: CGFloat = 0
    for length in lengths {
      sum += length
      times.append(Double(sum / total))
    }
    times[times.count - 1] = 1
    return times
  }
}
