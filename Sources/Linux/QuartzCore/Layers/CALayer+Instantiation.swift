// SPDX-License-Identifier: MIT

// On Apple platforms `presentation()` calls `init(layer:)`, and `layerClass` calls `init()`, of
// whatever class the client wrote, and neither is `required`. Swift refuses such a call through a
// metatype, unless the class is final or the initialiser required, and a `required` one would make
// clients write code that differs from Apple's.
//
// A convenience initialiser delegates through the table of the class it is called on, whichever
// that is. So it is enough to reach one: by naming a final class in the place of the real one,
// which passes the check, while the metatype that arrives is the real one. A class without the
// initialiser stops with Swift's "use of unimplemented initializer", as it does on Apple platforms.
extension CALayer {
  /// A new layer of a class that a client named, as `UIView.layerClass` does.
  @_spi(LinuxHost) public static func make(ofClass layerClass: AnyClass) -> CALayer? {
    guard let layerClass = layerClass as? CALayer.Type else { return nil }
    return unsafeBitCast(layerClass, to: FinalLayer.Type.self).init(plain: ())
  }

  static func shadow(of layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: FinalLayer.Type.self).init(shadowing: layer)
  }

  // Never inlined: the compiler would believe the final class and call its initialiser directly.
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
