// SPDX-License-Identifier: MIT

// What the renderer reads of a layer. It asks model layers only, and never the clock.
extension CALayer {
  /// The layer's values as its animations have them at `time`, a media time.
  ///
  /// Without animations this is one copy of a value: no walk, no lock, no allocation.
  final func presentationValues(at time: CFTimeInterval) -> LayerValues {
    guard attachedAnimations.isEmpty else { return animatedValues(at: time) }
    return isModelSound ? values : values.soundForRendering()
  }

  /// The sublayers in order of insertion, which is that of drawing.
  final var sublayersForRendering: [CALayer] { children }

  /// The layer whose alpha masks this one, placed in this layer's own space like a sublayer.
  final var maskForRendering: CALayer? { maskLayer }

  /// Rises with every change of the model (values, sublayers, mask, contents). Together with
  /// `hasAnimations == false`, an equal number means equal `presentationValues`.
  final var modelRevision: UInt64 { revision }

  /// Whether the values may differ between two times without a change of the model.
  final var hasAnimations: Bool { !attachedAnimations.isEmpty }

  /// Whether its animations change nothing but where the layer is, and how opaque.
  final var onlyMoves: Bool { attachedAnimations.allSatisfy(\.onlyMoves) }
}

extension LayerValues {
  /// From the layer's own space to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    var result = transform.flattened.translatedBy(x: -anchorX, y: -anchorY)
    result.tx += position.x
    result.ty += position.y
    return result
  }
}

extension CATransform3D {
  /// The transform within the plane of the screen. Without perspective, depth neither
  /// moves nor shrinks anything.
  var flattened: CGAffineTransform {
    let w = m44 == 0 ? 1 : m44
    return CGAffineTransform(
      a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }
}

extension CGAffineTransform {
  /// The same with a point for the origin.
  func about(_ center: CGPoint) -> CGAffineTransform {
    var result = translatedBy(x: -center.x, y: -center.y)
    result.tx += center.x
    result.ty += center.y
    return result
  }
}
