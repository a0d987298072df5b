// SPDX-License-Identifier: MIT

import Foundation

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A path element as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls the block for each element in order; `points` is valid only inside the block.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let buffer = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
    buffer.initialize(repeating: .zero, count: 3)
    defer { buffer.deallocate() }
    for element in elements {
      for (index, point) in element.points.enumerated() { buffer[index] = point }
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      withUnsafePointer(to: CGPathElement(type: type, points: buffer), block)
    }
  }
}
