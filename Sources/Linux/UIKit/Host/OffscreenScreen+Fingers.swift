// SPDX-License-Identifier: MIT

@_spi(LinuxHost)
extension OffscreenScreen {
  /// A finger that comes down and leaves at once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp(at: point)
  }

  public func touchDown(at point: CGPoint, finger: Int = 0) {
    windowScene.touchRouter.began(
      finger, at: point, time: CACurrentMediaTime())
  }

  public func touchMove(to point: CGPoint, finger: Int = 0) {
    windowScene.touchRouter.moved(finger, to: point, time: CACurrentMediaTime())
  }

  public func touchUp(at point: CGPoint, finger: Int = 0) {
    windowScene.touchRouter.ended(finger, at: point, time: CACurrentMediaTime())
  }

  /// The system takes the touch away, as for a call.
  public func touchCancel(finger: Int = 0) {
    windowScene.touchRouter.cancel(finger, time: CACurrentMediaTime())
  }

  /// The view that a finger at the point would touch.
  public func view(at point: CGPoint) -> UIView? {
    windowScene.touchRouter.viewForTouch(at: point, with: nil)
  }

  /// A wheel that turns over a point, by so many points of the content.
  public func turnWheel(at point: CGPoint, by delta: CGPoint) {
    windowScene.touchRouter.wheelTurned(at: point, by: delta)
  }

  /// A key that goes down and comes up at once.
  public func press(_ code: UIKeyboardHIDUsage) {
    windowScene.pressRouter.began(code.rawValue, key: UIKey(keyCode: code))
    windowScene.pressRouter.ended(code.rawValue)
  }
}
