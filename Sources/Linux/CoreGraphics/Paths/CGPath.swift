// SPDX-License-Identifier: MIT

/// A sequence of lines and curves that doesn't change.
public class CGPath: Hashable {
  /// The steps of the path.
  @_spi(LinuxHost) public internal(set) var elements: [PathElement]

  /// The start of the current subpath, and the current point; `nil` before the first move.
  var subpathStart: CGPoint?
  var lastPoint: CGPoint?

  /// A path of the given steps. Steps before the first move, and steps with coordinates that aren't
  /// finite, are omitted.
  @_spi(LinuxHost) public init(elements: [PathElement]) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }

  init(copying path: CGPath) {
    elements = path.elements
    subpathStart = path.subpathStart
    lastPoint = path.lastPoint
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectElements(rect).applying(transform?.pointee))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipseElements(rect).applying(transform?.pointee))
  }

  /// Corners that don't fit, which trap on Apple platforms, get the largest size that fits.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let elements = Self.roundedRectElements(rect, width: cornerWidth, height: cornerHeight)
    self.init(elements: elements.applying(transform?.pointee))
  }

  public func copy() -> CGPath? { CGPath(copying: self) }

  public var isEmpty: Bool { elements.isEmpty }

  /// Zero for an empty path.
  public var currentPoint: CGPoint { lastPoint ?? .zero }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  func append(_ element: PathElement) {
    guard element.isFinite else { return }
    switch element {
    case .move(let point):
      subpathStart = point
      lastPoint = point
      // Only the last of consecutive moves has an effect.
      if case .move = elements.last { elements.removeLast() }
    case .close:
      guard let subpathStart, elements.last != .close else { return }
      lastPoint = subpathStart
    default:
      guard lastPoint != nil else { return }
      lastPoint = element.end
    }
    elements.append(element)
  }
}

extension [PathElement] {
  func applying(_ transform: CGAffineTransform?) -> [PathElement] {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }
}

/// One step of a path.
@_spi(LinuxHost) public enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// The end of the step; `nil` for the end of a closed subpath.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .curve(_, _, let end): end
    case .close: nil
    }
  }

  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end):
      first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform))
    case .close: .close
    }
  }
}
