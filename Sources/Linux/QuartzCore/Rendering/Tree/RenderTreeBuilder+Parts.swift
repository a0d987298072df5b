// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  /// What the layer draws of `clip`, in the order in which Core Animation draws it.
  func parts(
    of values: LayerValues, layer: CALayer, transform: CGAffineTransform, clip: PixelRect
  ) -> LayerParts {
    var parts = LayerParts()
    let shape = BoundsShape(values)
    addShadow(of: values, layer: layer, shape: shape, transform: transform, to: &parts)
    let (builder, clip) = widened(for: parts.shadow, clip)
    builder.addContent(of: values, layer: layer, shape: shape, transform: transform, to: &parts)
    parts.margin = builder.margin
    parts.limit(to: clip)
    return parts
  }

  /// Everything but the shadow.
  private func addContent(
    of values: LayerValues, layer: CALayer, shape: BoundsShape, transform: CGAffineTransform,
    to parts: inout LayerParts
  ) {
    if let filter = values.backdrop { add(filter, shape, transform, to: &parts.background) }
    if let color = values.backgroundColor {
      add(shape, color, transform, to: &parts.background)
    }
    if let gradient = values.gradient {
      add(gradient, shape, transform, to: &parts.contents)
    }
    if let image = values.contents,
      let placement = placement(of: image, in: values, transform: transform)
    {
      add(placement, to: &parts.contents)
    }
    if let path = values.shape {
      add(path, layer: layer, transform, to: &parts.contents)
    }
    if values.masksToBounds { cut(to: shape, transform, &parts) }
    addBorder(of: values, shape: shape, transform: transform, to: &parts.border)
  }

  /// Appends what can be seen.
  func add(
    _ source: Primitive.Source, _ coverage: Coverage, _ extent: PixelRect,
    to list: inout [Primitive]
  ) {
    let extent = extent.intersection(stage)
    guard !extent.isEmpty else { return }
    if case .color(let color) = source, color.alpha <= 0 { return }
    list.append(Primitive(source: source, coverage: coverage, extent: extent))
  }

  func add(
    _ color: CGColor, _ coverage: Coverage, to list: inout [Primitive]
  ) {
    let rgba = color.rgba
    guard rgba.alpha > 0 else { return }
    add(.color(rgba), coverage, coverage.extent(stage), to: &list)
  }

  private func add(
    _ filter: BackdropFilter, _ shape: BoundsShape, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard shape.rect.width > 0, shape.rect.height > 0 else { return }
    let coverage = shape.pixels(transform).map { .pixels($0) } ?? shape.coverage(transform)
    // There is nothing beneath it off the screen that it could show.
    let extent = coverage.extent(screen)
    guard !extent.isEmpty else { return }
    let scale = abs(transform.determinant).squareRoot()
    let placement = BackdropPlacement(filter, scale: scale, extent: extent)
    add(.backdrop(placement), coverage, extent, to: &list)
  }

  private func add(
    _ shape: BoundsShape, _ color: CGColor, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard shape.rect.width > 0, shape.rect.height > 0 else { return }
    if let pixels = shape.pixels(transform) {
      add(.color(color.rgba), .pixels(pixels), pixels, to: &list)
    } else {
      add(color, shape.coverage(transform), to: &list)
    }
  }

  private func cut(
    to shape: BoundsShape, _ transform: CGAffineTransform, _ parts: inout LayerParts
  ) {
    if let pixels = shape.pixels(transform) {
      parts.clip = .rect(pixels)
      return
    }
    let coverage = shape.coverage(transform)
    let extent = coverage.extent(stage)
    parts.clip = .shape(coverage, extent)
    // What has no coverage of its own is cut by the clip's, and needs no group to be cut.
    while let first = parts.contents.first, first.coverage.isPixels {
      parts.contents.removeFirst()
      add(first.source, coverage, first.extent.intersection(extent), to: &parts.background)
    }
  }

  private func addBorder(
    of values: LayerValues, shape: BoundsShape, transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard values.borderWidth > 0, let color = values.borderColor, shape.rect.width > 0,
      shape.rect.height > 0
    else { return }
    guard let inner = shape.inset(by: values.borderWidth) else {
      add(shape, color, transform, to: &list)
      return
    }
    let path = CGMutablePath()
    shape.add(to: path)
    inner.add(to: path)
    add(color, .fill(path, isEvenOdd: true, transform), to: &list)
  }
}
