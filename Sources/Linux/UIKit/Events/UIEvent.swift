// SPDX-License-Identifier: MIT

/// What happened: the touches that are down or just left, or keys.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private let touches: Set<UITouch>

  init(touches: Set<UITouch>) {
    self.touches = touches
  }

  open var allTouches: Set<UITouch>? { touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
}
