// SPDX-License-Identifier: MIT

/// The pace of an animation, which is a unit Bézier curve from time to progress.
open class CAMediaTimingFunction: NSObject {
  let curve: UnitBezier
  private let points: [(Float, Float)]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    // Converts through decimal text, because Float(0.42) isn't 0.42.
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    curve = UnitBezier(exact(c1x), exact(c1y), exact(c2x), exact(c2y))
    super.init()
  }

  /// An unknown name gives a linear pace.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the two coordinates of a control point, 0...3. For other indexes, does nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = points[idx]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}

/// The name of a common pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

/// A cubic curve from (0, 0) to (1, 1) as a function of x.
struct UnitBezier: Hashable {
  let x1, y1, x2, y2: Double

  /// Clamps the x of control points to 0...1, because the curve isn't a function otherwise.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Double(CGFloat(x1).unit)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = Double(CGFloat(x2).unit)
    self.y2 = y2.isFinite ? y2 : 1
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The y of the curve at `x` in 0...1.
  func value(at x: Double) -> Double {
    if isLinear || x <= 0 || x >= 1 { return x <= 0 ? 0 : x >= 1 ? 1 : x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// Newton's method is fast but may leave the interval if the curve is steep. Every step narrows a
  /// bracket around the root, and a step that leaves the bracket is replaced by halving.
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<80 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, at: t)
      var next = t - error / slope
      if !(slope > 1e-9 && next > low && next < high) { next = (low + high) / 2 }
      if abs(next - t) < 1e-16 { return next }
      t = next
    }
    return t
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
