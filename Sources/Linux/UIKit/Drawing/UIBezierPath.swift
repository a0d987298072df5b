// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// A path that knows how it is drawn.
open class UIBezierPath: NSObject, NSCopying {
  /// Built in place and copied on the way out, so that nobody's `CGPath` changes behind them.
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

  /// Transforms all points in place.
  open func apply(_ transform: CGAffineTransform) {
    let transformed = CGMutablePath()
    transformed.addPath(path, transform: transform)
    path = transformed
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

  /// Fills with the fill colour.
  open func fill() {
    withCurrentContext { context in
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    }
  }

  /// Strokes with the stroke colour.
  open func stroke() {
    withCurrentContext { context in
      prepareStroke(in: context)
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

  private func withCurrentContext(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    body(context)
  }

  /// An equal path that can change on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.cgPath = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    return copy
  }

  /// Puts path and line style into `context`.
  func prepareStroke(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.beginPath()
    context.addPath(path)
  }
}
