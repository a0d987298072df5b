// SPDX-License-Identifier: MIT

/// One finger, or the pressed pointer, from when it comes down to when it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var phase: Phase = .began
  open internal(set) var timestamp: TimeInterval
  /// The view that the touch began in; it stays the same wherever the touch goes.
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?

  var locationOnScreen: CGPoint
  /// True for a second touch in a view that takes one at a time: the view never hears of it.
  var isWithheld = false

  init(at point: CGPoint, timestamp: TimeInterval) {
    locationOnScreen = point
    self.timestamp = timestamp
  }

  /// Where the touch is, in a view's coordinates. nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return locationOnScreen }
    return view.fromScreen(CGRect(origin: locationOnScreen, size: .zero)).origin
  }
}
