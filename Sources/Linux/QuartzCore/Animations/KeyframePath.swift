// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A path as the curves that a point travels. Jumps between subpaths take no time.
struct KeyframePath {
  struct Segment {
    let start, control1, control2, end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
      let a = start.mixed(control1, t)
      let b = control1.mixed(control2, t)
      let c = control2.mixed(end, t)
      return a.mixed(b, t).mixed(b.mixed(c, t), t)
    }

    /// The angle in which one goes; nil when one goes nowhere.
    func direction(at t: CGFloat) -> CGFloat? {
      let t = t.unit
      let a = start.mixed(control1, t)
      let b = control1.mixed(control2, t)
      let c = control2.mixed(end, t)
      let (from, to) = (a.mixed(b, t), b.mixed(c, t))
      if from != to { return atan2(to.y - from.y, to.x - from.x) }
      // Where the tangent vanishes the whole segment says where it leads.
      guard start != end else { return nil }
      return atan2(end.y - start.y, end.x - start.x)
    }
  }

  private(set) var segments: [Segment] = []

  init(_ path: CGPath) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        continue
      case .line(let end): addLine(from: current, to: end)
      case .quad(let control, let end):
        // The cubic of the same shape.
        segments.append(
          Segment(
            start: current, control1: current.mixed(control, 2 / 3),
            control2: end.mixed(control, 2 / 3), end: end))
      case .curve(let control1, let control2, let end):
        segments.append(
          Segment(start: current, control1: control1, control2: control2, end: end))
      case .close:
        if current != start { addLine(from: current, to: start) }
      }
      current = segments.last?.end ?? start
    }
  }

  private mutating func addLine(from start: CGPoint, to end: CGPoint) {
    segments.append(
      Segment(
        start: start, control1: start.mixed(end, 1 / 3), control2: start.mixed(end, 2 / 3), end: end
      ))
  }
}
