// SPDX-License-Identifier: MIT

import Foundation

/// One step of a path.
@_spi(LinuxHost) public enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// Where the step ends; closing ends where its subpath began.
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
