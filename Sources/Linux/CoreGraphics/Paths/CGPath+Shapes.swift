// SPDX-License-Identifier: MIT

import Foundation

extension CGPath {
  /// The distance of a control point, in radii, that makes a cubic Bézier a quarter circle.
  static let circleFactor: CGFloat = 0.552_284_749_8

  static func rectElements(_ rect: CGRect) -> [PathElement] {
    guard rect.isFinite, !rect.isNull else { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipseElements(_ rect: CGRect) -> [PathElement] {
    guard rect.isFinite, !rect.isNull else { return [] }
    let (x, y) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * circleFactor, ry * circleFactor)
    func curve(
      _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ ex: CGFloat, _ ey: CGFloat
    ) -> PathElement {
      .curve(
        control1: CGPoint(x: x + ax, y: y + ay), control2: CGPoint(x: x + bx, y: y + by),
        end: CGPoint(x: x + ex, y: y + ey))
    }
    return [
      .move(CGPoint(x: x + rx, y: y)),
      curve(rx, ky, kx, ry, 0, ry), curve(-kx, ry, -rx, ky, -rx, 0),
      curve(-rx, -ky, -kx, -ry, 0, -ry), curve(kx, -ry, rx, -ky, rx, 0),
      .close,
    ]
  }

  /// Begins in the middle of the right side and turns towards larger y, as Core Graphics does.
  static func roundedRectElements(
    _ rect: CGRect, width: CGFloat, height: CGFloat
  ) -> [PathElement] {
    guard rect.isFinite, !rect.isNull else { return [] }
    let rx = width.isFinite ? min(max(width, 0), rect.width / 2) : 0
    let ry = height.isFinite ? min(max(height, 0), rect.height / 2) : 0
    guard rx > 0, ry > 0 else { return rectElements(rect) }
    let (kx, ky) = (rx * (1 - circleFactor), ry * (1 - circleFactor))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(right, rect.midY)),
      .line(point(right, bottom - ry)),
      .curve(
        control1: point(right, bottom - ky), control2: point(right - kx, bottom),
        end: point(right - rx, bottom)),
      .line(point(left + rx, bottom)),
      .curve(
        control1: point(left + kx, bottom), control2: point(left, bottom - ky),
        end: point(left, bottom - ry)),
      .line(point(left, top + ry)),
      .curve(
        control1: point(left, top + ky), control2: point(left + kx, top),
        end: point(left + rx, top)),
      .line(point(right - rx, top)),
      .curve(
        control1: point(right - kx, top), control2: point(right, top + ky),
        end: point(right, top + ry)),
      .close,
    ]
  }
}
