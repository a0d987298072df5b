// SPDX-License-Identifier: MIT

/// Makes a view follow the viewer's angle to the screen.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// What to add to which values of a view.
  ///
  /// - Parameter viewerOffset: Where the viewer is; both components from -1 to 1.
  /// - Returns: nil for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIMotionEffect()
  }
}

/// Several effects at the same time. Where they have a key path in common, the last one counts.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var result: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      result.merge(values) { $1 }
    }
    return result.isEmpty ? nil : result
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }
}
