// SPDX-License-Identifier: MIT

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
    set { change(\.shaped.path, to: newValue?.frozen, .path) }
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
  /// `shape`, which a shape layer always has.
  fileprivate var shaped: ShapeValues {
    get { shape ?? ShapeValues() }
    set { shape = newValue }
  }
}
