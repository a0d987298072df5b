// SPDX-License-Identifier: MIT

/// What a `UIVisualEffectView` does to what lies beneath it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that shows nothing.
  public override init() {
    super.init()
  }

  /// Effects never change, so a copy is the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
