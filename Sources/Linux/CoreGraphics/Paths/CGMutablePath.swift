// SPDX-License-Identifier: MIT

/// A path to which elements are added.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  @_spi(LinuxHost) public override init(elements: [PathElement]) {
    super.init(elements: elements)
  }

  override init(copying path: CGPath) {
    super.init(copying: path)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Without a current point, does nothing.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform)))
  }

  public func closeSubpath() {
    append(.close)
  }

  /// A move to the first point and lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addElements(Self.rectElements(rect), transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addElements(Self.ellipseElements(rect), transform: transform)
  }

  /// Corners that don't fit, which trap on Apple platforms, get the largest size that fits.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let elements = Self.roundedRectElements(rect, width: cornerWidth, height: cornerHeight)
    addElements(elements, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    addElements(path.elements, transform: transform)
  }

  func addElements(_ added: [PathElement], transform: CGAffineTransform) {
    elements.reserveCapacity(elements.count + added.count)
    for element in added.applying(transform) { append(element) }
  }
}

extension CGMutablePath {
  /// Adds an arc, and a line from the current point if there is one.
  ///
  /// `clockwise` refers to a space with y up. On a screen, with y down, `clockwise: true` runs
  /// counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Self.limited(Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
    func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    if elements.isEmpty {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    // A cubic curve can follow a quarter turn without a visible error.
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let start = startAngle + step * CGFloat(index)
      let end = index == count - 1 ? startAngle + sweep : start + step
      addCurve(
        to: point(end), control1: point(start, tangent), control2: point(end, -tangent),
        transform: transform)
    }
  }

  /// The signed sweep of an arc, which can have several turns. Whole turns against the direction become
  /// one turn in the direction.
  private static func sweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = end - start
    if clockwise ? delta <= 0 : delta >= 0 { return delta }
    let rest = delta.truncatingRemainder(dividingBy: turn)
    if rest == 0 { return clockwise ? -turn : turn }
    return clockwise ? rest - turn : rest + turn
  }

  /// Limits angles of thousands of turns, which look like one turn, to few curves.
  private static func limited(_ delta: CGFloat) -> CGFloat {
    let turn = 2 * CGFloat.pi
    guard abs(delta) > 64 * turn else { return delta }
    return delta.truncatingRemainder(dividingBy: turn) + (delta > 0 ? turn : -turn)
  }
}
