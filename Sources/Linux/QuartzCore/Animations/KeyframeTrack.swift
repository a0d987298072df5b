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
  private let spline: KeyframeSpline?
  private let pace: KeyframePace?
  private let rotation: CAAnimationRotationMode?

  init(
    frames: Frames, times: [Double]?, paces: [UnitBezier], mode: CAAnimationCalculationMode,
    spline: KeyframeSpline, rotation: CAAnimationRotationMode?
  ) {
    self.frames = frames
    self.rotation = rotation
    isDiscrete = mode == .discrete
    self.paces = paces
    let curve = mode == .cubic || mode == .cubicPaced ? spline : nil
    self.spline = curve
    let isPaced = mode == .paced || mode == .cubicPaced
    pace =
      isPaced
      ? KeyframePace(segments: frames.count - 1) { frames.value(in: $0, Double($1), curve) } : nil
    let count = frames.count
    if !isPaced, let times, Self.isUsable(times), mode == .discrete || Self.spansAll(times),
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

  /// From 0 to 1, as near as sums of fractions come to it: there is nothing to show elsewhere.
  private static func spansAll(_ times: [Double]) -> Bool {
    guard let first = times.first, let last = times.last else { return false }
    return times.count == 1 || first < 1e-6 && last > 1 - 1e-6
  }

  /// The progress at which a discrete animation jumps, rising; nil for one that moves.
  var steps: [Double]? {
    isDiscrete ? Array(times.prefix(frames.count).dropFirst()) : nil
  }

  /// Whether the layer turns on its way.
  var isRotating: Bool { rotation != nil }

  /// - Parameter progress: A pace that overshoots goes on in the direction of the outer segments.
  func value(at progress: Double) -> AnimatableValue {
    guard let (index, t) = place(at: progress) else {
      let index = times.lastIndex { $0 <= progress } ?? 0
      return frames.value(at: min(index, frames.count - 1))
    }
    return frames.value(in: index, t, spline)
  }

  /// How the layer is turned on its way; nil: it is not.
  func rotation(at progress: Double) -> CATransform3D? {
    guard let rotation, case .path(let path) = frames, let (index, t) = place(at: progress),
      let direction = path.segments[index].direction(at: CGFloat(t))
    else { return nil }
    let angle = rotation == .rotateAutoReverse ? direction + .pi : direction
    return CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  /// Which segment, and how far in it; nil where values jump.
  private func place(at progress: Double) -> (index: Int, t: Double)? {
    let last = frames.count - 1
    guard !isDiscrete, last > 0 else { return nil }
    if let pace {
      let place = pace.place(at: progress)
      return (place.segment, Double(place.t))
    }
    let index = min(times.lastIndex { $0 <= progress } ?? 0, last - 1)
    let length = times[index + 1] - times[index]
    var t = length > 0 ? (progress - times[index]) / length : 1
    if paces.indices.contains(index), t > 0, t < 1 { t = paces[index].value(at: t) }
    return (index, t)
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
  func value(in index: Int, _ t: Double, _ spline: KeyframeSpline?) -> AnimatableValue {
    switch self {
    case .values(let values):
      // Beyond the ends a curve would turn wildly: it goes straight on.
      if let spline, t > 0, t < 1 { return spline.value(of: values, in: index, CGFloat(t)) }
      return values[index].interpolated(to: values[index + 1], CGFloat(t))
    case .path(let path): return .point(path.segments[index].point(at: CGFloat(t)))
    }
  }
}
