// SPDX-License-Identifier: MIT

/// One key from when it goes down to when it comes up. Unlike the event that carries it, it is
/// isolated to no actor.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase: Phase = .began
  open private(set) var key: UIKey?
  open internal(set) var window: UIWindow?
  open internal(set) var responder: UIResponder?

  init(key: UIKey) {
    self.key = key
  }
}

/// The keys that went down or came up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>

  init(presses: Set<UIPress>) {
    allPresses = presses
    super.init(touches: [])
  }
}
