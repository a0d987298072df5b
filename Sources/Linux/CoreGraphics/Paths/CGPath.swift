// SPDX-License-Identifier: MIT

import Foundation

/// A sequence of lines and curves that does not change.
public class CGPath: Hashable {
  /// The steps of the path.
  @_spi(LinuxHost) public internal(set) var elements: [PathElement]

  /// Where the current subpath began, and the current point; nil before the first move.
  var subpathStart: CGPoint?
  var lastPoint: CGPoint?

  /// A path of the given steps; steps that no path can begin with, or with coordinates that are no
  /// finite numbers, are left out.
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

  /// Corners that do not fit, which trap on Apple platforms, are made as large as fits.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let elements = Self.roundedRectElements(rect, width: cornerWidth, height: cornerHeight)
    self.init(elements: elements.applying(transform?.pointee))
  }

  public func copy() -> CGPath? { CGPath(copying: self) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements: elements.applying(transform.pointee))
  }

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
      // Only the last of several moves in a row begins anything.
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
