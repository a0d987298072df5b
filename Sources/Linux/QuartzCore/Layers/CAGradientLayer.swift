// SPDX-License-Identifier: MIT

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

  /// `CGColor`s; elements of other types are left out. With fewer than two nothing is drawn.
  open var colors: [Any]? {
    get {
      let colors = values.graded.colors
      return colors.isEmpty ? nil : colors
    }
    set {
      change(\.graded.colors, to: newValue?.compactMap { $0 as? CGColor } ?? [], .colors)
    }
  }
  /// As many as there are colours, not decreasing, in 0...1; nil: evenly spaced. With fewer nothing
  /// is drawn.
  open var locations: [NSNumber]? {
    get {
      let locations = values.graded.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: Double($0)) }
    }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) } ?? []
      change(\.graded.locations, to: locations, .locations)
    }
  }
  open var startPoint: CGPoint {
    get { values.graded.startPoint }
    set { change(\.graded.startPoint, to: newValue, .startPoint) }
  }
  /// For a radial gradient, a corner of the box around the ellipse. If that box has no area, the gradient
  /// isn't drawn.
  open var endPoint: CGPoint {
    get { values.graded.endPoint }
    set { change(\.graded.endPoint, to: newValue, .endPoint) }
  }
  open var type: CAGradientLayerType {
    get { values.graded.type }
    set { change(\.graded.type, to: newValue, nil) }
  }
}

extension LayerValues {
  /// `gradient`, which a gradient layer always has.
  fileprivate var graded: GradientValues {
    get { gradient ?? GradientValues() }
    set { gradient = newValue }
  }
}
