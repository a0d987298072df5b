// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension CALayer {
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Self.convert([p], from: l ?? outermost, to: self).first ?? p
  }

  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Self.convert([p], from: self, to: l ?? outermost).first ?? p
  }

  /// The box around the four converted corners. Between cousins, it's the box around the corners of
  /// their box in the common ancestor.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.convert(r, from: l ?? outermost, to: self)
  }

  /// The same in the opposite direction.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Self.convert(r, from: self, to: l ?? outermost)
  }

  private static func convert(_ r: CGRect, from: CALayer, to: CALayer) -> CGRect {
    guard !r.isNull, !r.isInfinite else { return r }
    return CGRect(
      containing: convert(r.corners, from: from, to: to) { CGRect(containing: $0).corners })
  }

  /// Converts up to the nearest common ancestor and down again, so the rounding of transforms above
  /// doesn't affect siblings. Layers of two trees meet in the space around their outermost layers.
  ///
  /// - Parameter turn: Changes the points between the way up and the way down.
  private static func convert(
    _ points: [CGPoint], from start: CALayer, to end: CALayer,
    turn: ([CGPoint]) -> [CGPoint] = { $0 }
  ) -> [CGPoint] {
    if start === end { return points }
    var points = points
    var meeting: CALayer? = start
    while let layer = meeting, !end.isInside(layer) {
      for index in points.indices { points[index] = layer.pointInAncestor(points[index]) }
      meeting = layer.spatialAncestor
    }
    if meeting !== start, meeting?.isSameLayer(as: end) != true { points = turn(points) }
    end.lower(&points, from: meeting)
    return points
  }

  private func isInside(_ layer: CALayer) -> Bool {
    isSameLayer(as: layer) || spatialAncestor?.isInside(layer) == true
  }

  /// Converts from the space of an ancestor, or from the space around the outermost layer.
  private func lower(_ points: inout [CGPoint], from top: CALayer?) {
    if let top, isSameLayer(as: top) { return }
    spatialAncestor?.lower(&points, from: top)
    for index in points.indices { points[index] = pointFromAncestor(points[index]) }
  }

  final func pointInAncestor(_ p: CGPoint) -> CGPoint {
    let point = p.applying(transformToAncestor)
    return point.isFinite ? point : p
  }

  /// The opposite of `pointInAncestor`. For a flattened layer, returns `p`.
  final func pointFromAncestor(_ p: CGPoint) -> CGPoint {
    let transform = transformToAncestor
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return CGPoint(x: p.x - transform.tx, y: p.y - transform.ty)
    }
    return transform.isDrawable ? p.applying(transform.inverted()) : p
  }

  private var transformToAncestor: CGAffineTransform {
    (isModelSound ? values : values.soundForRendering()).transformToSuperlayer
  }

  /// The ancestor; for a presentation, the ancestor's presentation.
  final var spatialAncestor: CALayer? {
    guard let presentationModel else { return ancestor }
    return presentationModel.ancestor?.presentation()
  }

  /// Whether the models are the same, because each access creates another presentation.
  private func isSameLayer(as other: CALayer) -> Bool {
    modelLayer === other.modelLayer
  }

  private var outermost: CALayer {
    var layer = self
    while let next = layer.spatialAncestor { layer = next }
    return layer
  }

  final func setFrame(_ new: CGRect) {
    let frame = new.isNull ? .zero : new.standardized
    if values.transform.isIdentity {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
      return
    }
    // Finds the bounds whose transformed box has the size, and moves the box to the place.
    let inverse = values.transform.inverted()
    let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
    bounds = CGRect(origin: bounds.origin, size: size)
    let box = values.frame
    position = CGPoint(
      x: position.x + frame.midX - box.midX, y: position.y + frame.midY - box.midY)
  }
}

extension LayerValues {
  /// The box around the transformed bounds, in the superlayer's space.
  var frame: CGRect {
    let size = bounds.size
    if transform.isIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    let transform = transformToSuperlayer
    let corners = bounds.corners.map { $0.applying(transform) }
    return CGRect(containing: corners.map { $0.isFinite ? $0 : position })
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
