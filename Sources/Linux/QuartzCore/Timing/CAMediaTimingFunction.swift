// SPDX-License-Identifier: MIT

/// The pace of an animation: a unit Bézier curve from time to progress.
open class CAMediaTimingFunction: NSObject {
  let curve: UnitBezier
  private let points: [(Float, Float)]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    // Through decimal text: Float(0.42) is not the 0.42 that the curve's author wrote.
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    curve = UnitBezier(exact(c1x), exact(c1y), exact(c2x), exact(c2y))
    super.init()
  }

  /// A name that is not one of the constants gives a linear pace.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the two coordinates of a control point, 0...3; another index writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = points[idx]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}

/// The name of a usual pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}
