// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// A layer that fills its bounds with a gradient, beneath its contents.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.gradient = GradientValues()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.gradient == nil { values.gradient = GradientValues() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.gradient = GradientValues()
  }

  /// The colors as `CGColor`s. Elements of other types are omitted. With fewer than two colors, the
  /// gradient isn't drawn.
  open var colors: [Any]? {
    get {
      let colors = values.graded.colors
      return colors.isEmpty ? nil : colors
    }
    set {
      change(\.graded.colors, to: newValue?.compactMap { $0 as? CGColor } ?? [], nil)
    }
  }
  /// A location in 0...1 for each color, not decreasing. If this is `nil`, the colors are evenly spaced.
  /// If the numbers don't match, the gradient isn't drawn.
  open var locations: [NSNumber]? {
    get {
      let locations = values.graded.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: Double($0)) }
    }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) } ?? []
      change(\.graded.locations, to: locations, nil)
    }
  }
  open var startPoint: CGPoint {
    get { values.graded.startPoint }
    set { change(\.graded.startPoint, to: newValue, nil) }
  }
  /// For a radial gradient, a corner of the box around the ellipse. If that box has no area, the gradient
  /// isn't drawn.
  open var endPoint: CGPoint {
    get { values.graded.endPoint }
    set { change(\.graded.endPoint, to: newValue, nil) }
  }
  open var type: CAGradientLayerType {
    get { values.graded.type }
    set { change(\.graded.type, to: newValue, nil) }
  }
}

extension LayerValues {
  /// The value of `gradient`, which a gradient layer always has.
  var graded: GradientValues {
    get { gradient ?? GradientValues() }
    set { gradient = newValue }
  }
}

/// The values that a `CAGradientLayer` adds. Points are in the unit square of the bounds.
struct GradientValues {
  var type = CAGradientLayerType.axial
  var colors: [CGColor] = []
  /// Non-decreasing, within 0...1 and no more than `colors`; empty: evenly spaced. With fewer
  /// nothing is drawn.
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}
