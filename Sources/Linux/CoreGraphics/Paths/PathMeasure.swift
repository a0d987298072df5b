// SPDX-License-Identifier: MIT

/// The lengths of a path's pieces, measured once so that each frame can cut out a part of the path.
@_spi(LinuxHost) public struct PathMeasure {
  private enum Shape {
    case line(CGPoint, CGPoint)
    case curve(CubicCurve, [CGFloat])
  }

  private struct Piece {
    var shape: Shape
    var start: CGFloat
    var length: CGFloat
    /// Whether a subpath begins here.
    var isFirst: Bool
  }

  private let path: CGPath
  private let pieces: [Piece]

  /// The length of all subpaths together.
  public let length: CGFloat

  public init(_ path: CGPath) {
    self.path = CGPath(copying: path)
    var pieces: [Piece] = []
    var total: CGFloat = 0
    var isFirst = true
    // A piece without a length, such as the line to the beginning of an arc, has no parts.
    func add(_ shape: Shape, length: CGFloat) {
      guard length > 0 else { return }
      pieces.append(Piece(shape: shape, start: total, length: length, isFirst: isFirst))
      total += length
      isFirst = false
    }
    path.forEachSegment { segment in
      switch segment {
      case .move:
        isFirst = true
      case .line(let start, let end):
        add(.line(start, end), length: hypot(end.x - start.x, end.y - start.y))
      case .curve(let curve):
        let table = curve.lengthTable
        add(.curve(curve, table), length: table.last ?? 0)
      }
    }
    self.pieces = pieces
    length = total.isFinite ? total : 0
  }

  /// The part of the path between two fractions of its length, each clamped to 0...1.
  ///
  /// The whole path keeps its closed subpaths; a part is open. Curves are split and not flattened. If
  /// `from` isn't before `to`, the part is empty.
  public func trimmed(from: CGFloat, to: CGFloat) -> CGPath {
    let low = from.isNaN ? 0 : min(max(from, 0), 1)
    let high = to.isNaN ? 0 : min(max(to, 0), 1)
    if low <= 0, high >= 1 { return path }
    let result = CGMutablePath()
    let (start, end) = (low * length, high * length)
    guard start < end else { return result }
    var joined = false
    for piece in pieces where piece.start < end && piece.start + piece.length > start {
      if piece.isFirst { joined = false }
      let first = max(start - piece.start, 0)
      let last = min(end - piece.start, piece.length)
      switch piece.shape {
      case .line(let from, let to):
        let (p, q) = (from.mixed(to, first / piece.length), from.mixed(to, last / piece.length))
        if !joined { result.move(to: p) }
        result.addLine(to: q)
      case .curve(let curve, let table):
        let part = curve.part(
          from: first <= 0 ? 0 : curve.parameter(at: first, table),
          to: last >= piece.length ? 1 : curve.parameter(at: last, table))
        if !joined { result.move(to: part.start) }
        result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
      joined = true
    }
    return result
  }
}

extension CGPoint {
  fileprivate func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
