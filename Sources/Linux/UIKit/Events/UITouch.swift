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

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open internal(set) var phase: Phase = .began
  open internal(set) var timestamp: TimeInterval
  open internal(set) var tapCount = 1
  open private(set) var type: TouchType
  /// The view that the touch began in; it stays the same wherever the touch goes.
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?

  var locationOnScreen: CGPoint
  var previousLocationOnScreen: CGPoint
  /// True for a second touch in a view that takes one at a time: the view never hears of it.
  var isWithheld = false

  init(at point: CGPoint, type: TouchType, timestamp: TimeInterval) {
    locationOnScreen = point
    previousLocationOnScreen = point
    self.type = type
    self.timestamp = timestamp
  }

  /// Where the touch is, in a view's coordinates. nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationOnScreen, to: view)
  }

  /// Where the touch was before it moved, in a view's coordinates. nil is the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationOnScreen, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return view.fromScreen(CGRect(origin: point, size: .zero)).origin
  }
}
