// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    values.shape = ShapeValues()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.shape == nil { values.shape = ShapeValues() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.shape = ShapeValues()
  }

  open var path: CGPath? {
    get { values.shaped.path }
    set { change(\.shaped.path, to: newValue?.frozen, nil) }
  }
  open var fillColor: CGColor? {
    get { values.shaped.fillColor }
    set { change(\.shaped.fillColor, to: newValue, .fillColor) }
  }
  open var strokeColor: CGColor? {
    get { values.shaped.strokeColor }
    set { change(\.shaped.strokeColor, to: newValue, .strokeColor) }
  }
  open var strokeStart: CGFloat {
    get { values.shaped.strokeStart }
    set { change(\.shaped.strokeStart, to: newValue, .strokeStart) }
  }
  open var strokeEnd: CGFloat {
    get { values.shaped.strokeEnd }
    set { change(\.shaped.strokeEnd, to: newValue, .strokeEnd) }
  }
  open var lineWidth: CGFloat {
    get { values.shaped.lineWidth }
    set { change(\.shaped.lineWidth, to: newValue, .lineWidth) }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { values.shaped.fillRule }
    set { change(\.shaped.fillRule, to: newValue, nil) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { values.shaped.lineCap }
    set { change(\.shaped.lineCap, to: newValue, nil) }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shaped.lineJoin }
    set { change(\.shaped.lineJoin, to: newValue, nil) }
  }
}

extension LayerValues {
  /// The value of `shape`, which a shape layer always has.
  var shaped: ShapeValues {
    get { shape ?? ShapeValues() }
    set { shape = newValue }
  }
}

/// The values that a `CAShapeLayer` adds. The path is in the layer's own space.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = LayerValues.opaqueBlack
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  /// Fractions of the length of all subpaths. If start isn't before end, the path isn't stroked.
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
}

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// The shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}
