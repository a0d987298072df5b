// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// What UIKit takes for a scroll to an offset, in seconds.
  private static let scrollDuration: TimeInterval = 0.3

  func scroll(to offset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated, UIView.areAnimationsEnabled, window != nil, offset != bounds.origin,
      offset.x.isFinite, offset.y.isFinite
    else {
      moveContent(to: offset)
      return
    }
    let start = bounds.origin
    let way = CGPoint(x: offset.x - start.x, y: offset.y - start.y)
    move(over: Self.scrollDuration) { [weak self] time in
      let part = (1 - cos(.pi * time / Self.scrollDuration)) / 2
      self?.moveContent(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
  }

  /// Stops what moves by itself, where it is.
  func stopMoving() {
    scrollState.animation?.cancel()
    scrollState.animation = nil
    scrollState.isDecelerating = false
  }

  private func move(
    over duration: TimeInterval, step: @escaping (TimeInterval) -> Void,
    end: @escaping () -> Void = {}
  ) {
    scrollState.animation = ScrollAnimation(duration: duration, step: step) { [weak self] in
      self?.scrollState.animation = nil
      end()
    }
  }

  // MARK: A finger

  func startTracking() {
    stopMoving()
    scrollState.isTracking = true
  }

  func startDragging() {
    scrollState.isDragging = true
  }

  /// - Parameter offset: Where the finger would take the content if nothing resisted.
  func drag(to offset: CGPoint) {
    moveContent(
      to: CGPoint(x: horizontalAxis.resisted(offset.x), y: verticalAxis.resisted(offset.y)))
  }

  /// The finger has left.
  ///
  /// - Parameter velocity: Of the content's offset, in points per second.
  func endTracking(velocity: CGPoint) {
    scrollState.isTracking = false
    guard isDragging else {
      decelerate(velocity: .zero)
      return
    }
    scrollState.isDragging = false
    decelerate(velocity: velocity)
  }

  /// Lets the content go on, or come back from beyond an end.
  private func decelerate(velocity: CGPoint) {
    guard scrollState.animation == nil else { return }
    let start = bounds.origin
    let x = ScrollCoasting(from: start.x, velocity: velocity.x, axis: horizontalAxis)
    let y = ScrollCoasting(from: start.y, velocity: velocity.y, axis: verticalAxis)
    let duration = max(x.duration, y.duration)
    guard duration > 0 else { return }
    scrollState.isDecelerating = true
    move(over: duration) { [weak self] time in
      self?.moveContent(to: CGPoint(x: x.offset(after: time), y: y.offset(after: time)))
    } end: { [weak self] in
      self?.scrollState.isDecelerating = false
    }
  }

  // MARK: A wheel

  /// Scrolls by a wheel's turn.
  ///
  /// - Returns: false when there is nothing more in that direction: then it is for the view around.
  func turnWheel(by delta: CGPoint) -> Bool {
    guard !isTracking else { return false }
    let offset = clamped(
      CGPoint(x: bounds.minX + delta.x, y: bounds.minY + delta.y))
    guard offset != bounds.origin else { return false }
    stopMoving()
    moveContent(to: offset)
    return true
  }
}
