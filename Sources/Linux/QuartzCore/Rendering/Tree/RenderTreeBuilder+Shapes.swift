// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  func add(
    _ shape: ShapeValues, layer: CALayer, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard let path = shape.path, !path.isEmpty else { return }
    if let color = shape.fillColor {
      let isEvenOdd = shape.fillRule == .evenOdd
      add(color, .fill(path, isEvenOdd: isEvenOdd, transform), to: &list)
    }
    guard let color = shape.strokeColor, shape.lineWidth > 0, color.rgba.alpha > 0 else { return }
    let start = min(max(shape.strokeStart, 0), 1)
    let end = min(max(shape.strokeEnd, 0), 1)
    guard start < end else { return }
    let isWhole = start <= 0 && end >= 1
    let line =
      isWhole
      ? path : measures.measure(of: path, for: layer).trimmed(from: start, to: end)
    let style = StrokeStyle(width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin)
    add(color, .stroke(line, style, transform), to: &list)
  }

  func add(
    _ values: GradientValues, _ shape: BoundsShape, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    let rect = shape.rect
    guard values.isComplete, rect.width > 0, rect.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let gradient = GradientPlacement(
      colors: values.colors, locations: values.locations, geometry: values.geometry,
      transform: unit.concatenating(transform))
    guard gradient.transform.isDrawable else { return }
    if let pixels = shape.pixels(transform) {
      add(.gradient(gradient), .pixels(pixels), pixels, to: &list)
    } else {
      let coverage = shape.coverage(transform)
      add(.gradient(gradient), coverage, coverage.extent(stage), to: &list)
    }
  }
}

extension GradientValues {
  /// Whether there is something to go from and to, and a way.
  fileprivate var isComplete: Bool {
    guard colors.count > 1, locations.isEmpty || locations.count == colors.count else {
      return false
    }
    return type != .radial || (startPoint.x != endPoint.x && startPoint.y != endPoint.y)
  }

  /// The geometry in the unit square.
  fileprivate var geometry: GradientGeometry {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    switch type {
    case .radial:
      return .radial(center: startPoint, radii: CGSize(width: abs(dx), height: abs(dy)))
    case .conic:
      return .conic(center: startPoint, angle: atan2(dy, dx))
    default:
      return .axial(start: startPoint, end: endPoint)
    }
  }
}
