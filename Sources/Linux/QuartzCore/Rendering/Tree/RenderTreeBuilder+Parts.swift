// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  /// The layer's own drawing within `clip`, in Core Animation's drawing order.
  func parts(
    of values: LayerValues, layer: CALayer, transform: CGAffineTransform, clip: PixelRect
  ) -> LayerParts {
    var parts = LayerParts()
    let bounds = BoundsShape(values)
    if let filter = values.backdrop {
      addBackdrop(filter, bounds, transform, to: &parts.background)
    }
    if let color = values.backgroundColor {
      addBounds(bounds, color, transform, to: &parts.background)
    }
    if let gradient = values.gradient {
      addGradient(gradient, bounds, transform, to: &parts.contents)
    }
    if let image = values.contents,
      let placement = placement(of: image, in: values, transform: transform)
    {
      addImage(placement, to: &parts.contents)
    }
    if let shape = values.shape { addShape(shape, layer: layer, transform, to: &parts.contents) }
    if values.masksToBounds { clipContents(to: bounds, transform, &parts) }
    addBorder(of: values, bounds, transform, to: &parts.border)
    parts.limit(to: clip)
    return parts
  }

  /// Appends a primitive if it's visible.
  func addPrimitive(
    _ source: Primitive.Source, _ coverage: Coverage, _ extent: PixelRect,
    to list: inout [Primitive]
  ) {
    let extent = extent.intersection(screen)
    guard !extent.isEmpty else { return }
    if case .color(let color) = source, color.alpha <= 0 { return }
    list.append(Primitive(source: source, coverage: coverage, extent: extent))
  }

  func addColor(_ color: CGColor, _ coverage: Coverage, to list: inout [Primitive]) {
    let rgba = color.rgba
    guard rgba.alpha > 0 else { return }
    addPrimitive(.color(rgba), coverage, coverage.extent(screen), to: &list)
  }

  private func addBackdrop(
    _ filter: BackdropFilter, _ bounds: BoundsShape, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard bounds.rect.width > 0, bounds.rect.height > 0 else { return }
    let coverage = bounds.pixels(transform).map { .pixels($0) } ?? bounds.coverage(transform)
    // There are no pixels beneath it off the screen.
    let extent = coverage.extent(screen)
    guard !extent.isEmpty else { return }
    let scale = abs(transform.determinant).squareRoot()
    let placement = BackdropPlacement(filter, scale: scale, extent: extent)
    addPrimitive(.backdrop(placement), coverage, extent, to: &list)
  }

  private func addBounds(
    _ bounds: BoundsShape, _ color: CGColor, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard bounds.rect.width > 0, bounds.rect.height > 0 else { return }
    if let pixels = bounds.pixels(transform) {
      addPrimitive(.color(color.rgba), .pixels(pixels), pixels, to: &list)
    } else {
      addColor(color, bounds.coverage(transform), to: &list)
    }
  }

  private func clipContents(
    to bounds: BoundsShape, _ transform: CGAffineTransform, _ parts: inout LayerParts
  ) {
    if let pixels = bounds.pixels(transform) {
      parts.clip = .rect(pixels)
      return
    }
    let coverage = bounds.coverage(transform)
    let extent = coverage.extent(screen)
    parts.clip = .shape(coverage, extent)
    // Contents without their own coverage get the clip's, and need no group.
    while let first = parts.contents.first, first.coverage.isPixels {
      parts.contents.removeFirst()
      addPrimitive(first.source, coverage, first.extent.intersection(extent), to: &parts.background)
    }
  }

  private func addBorder(
    of values: LayerValues, _ bounds: BoundsShape, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard values.borderWidth > 0, let color = values.borderColor, bounds.rect.width > 0,
      bounds.rect.height > 0
    else { return }
    guard let inner = bounds.inset(by: values.borderWidth) else {
      addBounds(bounds, color, transform, to: &list)
      return
    }
    let path = CGMutablePath()
    bounds.add(to: path)
    inner.add(to: path)
    addColor(color, .fill(path, isEvenOdd: true, transform), to: &list)
  }
}
