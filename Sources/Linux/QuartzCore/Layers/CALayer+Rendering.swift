// SPDX-License-Identifier: MIT

// What the renderer reads of a layer. It asks model layers only, and never the clock.
extension CALayer {
  /// The layer's values as its animations have them at `time`, a media time.
  ///
  /// `delays` are those of the instance of replicators that is meant.
  ///
  /// Without animations this is one copy of a value: no walk, no lock, no allocation.
  final func presentationValues(
    at time: CFTimeInterval, delays: InstanceDelays = .none
  ) -> LayerValues {
    guard attachedAnimations.isEmpty else { return animatedValues(at: time, delays: delays) }
    return soundModelValues
  }

  /// The model, fit for drawing.
  final var soundModelValues: LayerValues {
    isModelSound ? values : values.soundForRendering()
  }

  /// The sublayers in order of insertion. Siblings are drawn in stable order of their
  /// `LayerValues.zPosition`, which may be animated; so the sorting is the renderer's.
  final var sublayersForRendering: [CALayer] { children }

  /// The layer whose alpha masks this one, placed in this layer's own space like a sublayer.
  final var maskForRendering: CALayer? { maskLayer }

  /// Rises with every change of the model (values, sublayers, mask, contents). Together with
  /// `hasAnimations == false`, an equal number means equal `presentationValues`.
  final var modelRevision: UInt64 { revision }

  /// Whether the values may differ between two times without a change of the model.
  final var hasAnimations: Bool { !attachedAnimations.isEmpty }
}

extension LayerValues {
  /// From the layer's own space to its superlayer's (without the superlayer's
  /// `sublayerTransform`, see `sublayerMatrix`). Row vectors, as everywhere in this module.
  var matrixToSuperlayer: CATransform3D {
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    var matrix = CATransform3DTranslate(transform, -anchorX, -anchorY, 0)
    guard position != .zero || zPosition != 0 else { return matrix }
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    return matrix
  }

  /// What `sublayerTransform` does to sublayers, about this layer's anchor point; nil: nothing.
  var sublayerMatrix: CATransform3D? {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    let turned = CATransform3DTranslate(sublayerTransform, -anchorX, -anchorY, 0)
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(anchorX, anchorY, 0))
  }
}
