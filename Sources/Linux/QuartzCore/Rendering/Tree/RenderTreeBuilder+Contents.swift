// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension RenderTreeBuilder {
  func addImage(_ image: ImagePlacement, to list: inout [Primitive]) {
    let extent = image.extent(screen)
    if image.stretch != nil, image.image.isShadow {
      addPrimitive(.color(CGColor.black.rgba), .alpha(image), extent, to: &list)
    } else if image.needsCairo || image.exactOrigin != nil {
      addPrimitive(.image(image), .pixels(extent), extent, to: &list)
    } else if let pixels = BoundsShape.pixels(of: image.rect, image.transform) {
      addPrimitive(.image(image), .pixels(pixels), pixels, to: &list)
    } else {
      let edges = Coverage.fill(
        CGPath(rect: image.rect, transform: nil), isEvenOdd: false, image.transform)
      addPrimitive(.image(image), edges, extent, to: &list)
    }
  }

  /// The place of an image as the layer's contents; `nil` if it isn't visible.
  func placement(
    of image: CGImage, in values: LayerValues, transform: CGAffineTransform
  ) -> ImagePlacement? {
    let scale = max(values.contentsScale, 1e-3)
    let bounds = values.bounds.standardized
    var rect: CGRect
    if let backing = values.backingSize, abs(backing.width - bounds.width) <= 1,
      abs(backing.height - bounds.height) <= 1
    {
      // A picture that the layer drew for these bounds isn't scaled.
      rect = CGRect(origin: bounds.origin, size: backing)
    } else {
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      rect = values.contentsGravity.rect(of: size, in: bounds)
    }
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let size = CGSize(width: rect.width * scale, height: rect.height * scale)
    return ImagePlacement(
      image: image, rect: rect, transform: transform,
      stretch: NineParts(image, center: values.contentsCenter, size: size))
  }
}

extension CALayerContentsGravity {
  /// The place of contents of a size.
  fileprivate func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard self == .resizeAspect else { return bounds }
    guard size.width > 0, size.height > 0 else { return .null }
    let factor = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * 0.5,
      y: bounds.minY + (bounds.height - height) * 0.5, width: width, height: height)
  }
}

extension RenderTreeBuilder {
  func addShape(
    _ shape: ShapeValues, layer: CALayer, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    guard let path = shape.path, !path.isEmpty else { return }
    if let color = shape.fillColor {
      let isEvenOdd = shape.fillRule == .evenOdd
      addColor(color, .fill(path, isEvenOdd: isEvenOdd, transform), to: &list)
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
    addColor(color, .stroke(line, style, transform), to: &list)
  }

  func addGradient(
    _ values: GradientValues, _ bounds: BoundsShape, _ transform: CGAffineTransform,
    to list: inout [Primitive]
  ) {
    let rect = bounds.rect
    guard values.isComplete, rect.width > 0, rect.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let gradient = GradientPlacement(
      colors: values.colors, locations: values.locations, geometry: values.geometry,
      transform: unit.concatenating(transform))
    guard gradient.transform.isDrawable else { return }
    if let pixels = bounds.pixels(transform) {
      addPrimitive(.gradient(gradient), .pixels(pixels), pixels, to: &list)
    } else {
      let coverage = bounds.coverage(transform)
      addPrimitive(.gradient(gradient), coverage, coverage.extent(screen), to: &list)
    }
  }
}

extension GradientValues {
  /// Whether the colors, the locations, and the points define a gradient.
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
