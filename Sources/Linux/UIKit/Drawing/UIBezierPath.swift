// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A path with its line style.
open class UIBezierPath: NSObject {
  /// It's built in place, and copied for callers, so that their `CGPath` never changes.
  private(set) var path = CGMutablePath()

  /// The width of a stroke in points.
  open var lineWidth: CGFloat = 1
  /// How a stroke ends.
  open var lineCapStyle: CGLineCap = .butt
  /// How a stroke turns.
  open var lineJoinStyle: CGLineJoin = .miter

  /// An empty path.
  public override init() {
    super.init()
  }

  /// The elements; reading gives a copy, writing replaces them.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Building

  /// Starts a new subpath.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight segment.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds an arc, and a line to its start when there is a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit means clockwise as seen on its y-down screen, Core Graphics as seen with y up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() {
    path.closeSubpath()
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  // MARK: Asking

  /// Whether the path has no element.
  open var isEmpty: Bool {
    path.isEmpty
  }

  /// The smallest rectangle around the curves; zero for an empty path.
  open var bounds: CGRect {
    let box = path.boundingBoxOfPath
    return box.isNull ? .zero : box
  }

  /// Whether the fill covers `point`.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point)
  }

  // MARK: Drawing into the current context, which is left as it was

  /// Fills with the fill color.
  open func fill() {
    inCurrentContext { context in
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    }
  }

  /// Strokes with the stroke color.
  open func stroke() {
    inCurrentContext { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Intersects the clip of the current context with the fill of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip()
  }

  private func inCurrentContext(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    body(context)
  }
}

extension UIBezierPath {
  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// A closed ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// An arc; angles in radians from the positive x axis, `clockwise` as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A rectangle with continuous corners; the radius is at most half the short side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addContinuousRoundedRect(rect, radius: cornerRadius)
  }
}
