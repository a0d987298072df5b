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
    } end: { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Stops what moves by itself, where it is.
  func stopMoving() {
    scrollState.animation?.cancel()
    scrollState.animation = nil
    guard isDecelerating else { return }
    scrollState.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func move(
    over duration: TimeInterval, step: @escaping (TimeInterval) -> Void,
    end: @escaping () -> Void
  ) {
    scrollState.animation = ScrollAnimation(
      duration: duration, refreshRate: window?.screen.refreshRate, step: step
    ) { [weak self] in
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
    delegate?.scrollViewWillBeginDragging(self)
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
      returnFromBeyond()
      return
    }
    let start = bounds.origin
    var coasting = coast(from: start, velocity: velocity)
    let natural = CGPoint(x: coasting.x.target, y: coasting.y.target)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if target != natural {
      let rate = decelerationRate.rawValue
      coasting = coast(
        from: start,
        velocity: CGPoint(
          x: ScrollCoasting.velocity(from: start.x, to: target.x, rate: rate),
          y: ScrollCoasting.velocity(from: start.y, to: target.y, rate: rate)))
    }
    scrollState.isDragging = false
    let duration = max(coasting.x.duration, coasting.y.duration)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: duration > 0)
    guard duration > 0 else { return }
    decelerate(coasting, over: duration)
  }

  /// A touch that stopped the content beyond an end leaves it to go back.
  private func returnFromBeyond() {
    let coasting = coast(from: bounds.origin, velocity: .zero)
    let duration = max(coasting.x.duration, coasting.y.duration)
    if duration > 0 { decelerate(coasting, over: duration) }
  }

  private typealias Coasting = (x: ScrollCoasting, y: ScrollCoasting)

  private func coast(from start: CGPoint, velocity: CGPoint) -> Coasting {
    let rate = decelerationRate.rawValue
    return (
      ScrollCoasting(from: start.x, velocity: velocity.x, axis: horizontalAxis, rate: rate),
      ScrollCoasting(from: start.y, velocity: velocity.y, axis: verticalAxis, rate: rate)
    )
  }

  private func decelerate(_ coasting: Coasting, over duration: TimeInterval) {
    // The delegate may have scrolled elsewhere, or touched off another movement.
    guard scrollState.animation == nil else { return }
    scrollState.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    move(over: duration) { [weak self] time in
      self?.moveContent(
        to: CGPoint(x: coasting.x.offset(after: time), y: coasting.y.offset(after: time)))
    } end: { [weak self] in
      guard let self, isDecelerating else { return }
      scrollState.isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  // MARK: A wheel

  /// Scrolls by a wheel's turn.
  ///
  /// - Returns: false when there is nothing more in that direction: then it is for the view around.
  func turnWheel(by delta: CGPoint) -> Bool {
    guard isScrollEnabled, !isTracking else { return false }
    let offset = clamped(
      CGPoint(x: bounds.minX + delta.x, y: bounds.minY + delta.y))
    guard offset != bounds.origin else { return false }
    stopMoving()
    moveContent(to: offset)
    return true
  }
}
