// SPDX-License-Identifier: MIT

extension CALayer {
  final func makePresentation() -> Self? {
    if presentationModel != nil { return self }
    guard context != nil, flags.contains(.isCommitted) else { return nil }
    let copy = CALayer.shadow(of: self)
    copy.values = presentationValues(at: CACurrentMediaTime())
    copy.modelSoundness = true
    copy.presentationModel = self
    return unsafeDowncast(copy, to: Self.self)
  }

  final var modelLayer: CALayer { presentationModel ?? self }

  final var sublayersOrPresentations: [CALayer] {
    guard let presentationModel else { return children }
    return presentationModel.children.compactMap { $0.presentation() }
  }
}

// The properties that the renderer reads. It reads model layers only, and never the clock.
extension CALayer {
  /// The layer's values with its animations at `time`, a media time.
  ///
  /// Without animations, this copies one value, and doesn't walk, lock, or allocate.
  final func presentationValues(at time: CFTimeInterval) -> LayerValues {
    guard attachedAnimations.isEmpty else { return animatedValues(at: time) }
    return isModelSound ? values : values.soundForRendering()
  }

  /// Whether the values can differ between two times without a change of the model.
  final var hasAnimations: Bool { !attachedAnimations.isEmpty }

  /// Whether its animations change only the layer's place and opacity.
  final var onlyMoves: Bool { attachedAnimations.allSatisfy(\.program.onlyMoves) }
}

extension LayerValues {
  /// From the layer's own space to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    var result = transform.translatedBy(x: -anchorX, y: -anchorY)
    result.tx += position.x
    result.ty += position.y
    return result
  }
}

// On Apple platforms, `presentation()` calls `init(layer:)`, and `layerClass` calls `init()`, of the
// client's class, and neither is `required`. Swift refuses such a call through a metatype unless the
// class is final or the initializer is required, and a `required` one would make clients write code
// that differs from Apple's.
//
// A convenience initializer delegates through the table of the class on which it's called. To reach
// one, this code names a final class instead of the real one, which passes the check, although the
// metatype is the real one. A class without the initializer stops with Swift's "use of unimplemented
// initializer", as it does on Apple platforms.
extension CALayer {
  /// A new layer of a class that a client named, as `UIView.layerClass` does.
  @_spi(LinuxHost) public static func make(ofClass layerClass: AnyClass) -> CALayer? {
    guard let layerClass = layerClass as? CALayer.Type else { return nil }
    return unsafeBitCast(layerClass, to: FinalLayer.Type.self).init(plain: ())
  }

  static func shadow(of layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: FinalLayer.Type.self).init(shadowing: layer)
  }

  // Never inlined: the compiler would believe the final class and call its initializer directly.
  @_optimize(none) @inline(never)
  fileprivate convenience init(plain: Void) {
    self.init()
  }

  @_optimize(none) @inline(never)
  fileprivate convenience init(shadowing layer: CALayer) {
    self.init(layer: layer)
  }
}

/// Never instantiated: it stands for the real class in the check.
private final class FinalLayer: CALayer {}
