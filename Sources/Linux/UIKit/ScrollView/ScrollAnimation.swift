// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// Moves a scroll view over some time, frame by frame, so that each step is an offset that it has.
@MainActor
final class ScrollAnimation {
  private let start: CFTimeInterval
  private let duration: TimeInterval
  private let interval = 1.0 / 60
  private let step: (TimeInterval) -> Void
  private let end: () -> Void
  private var frame: MediaDeadline?
  private var count = 0

  /// - Parameters:
  ///   - step: Called with the seconds since the start, the last time with the duration.
  ///   - end: Called once, unless the animation is cancelled.
  init(
    duration: TimeInterval, step: @escaping (TimeInterval) -> Void, end: @escaping () -> Void
  ) {
    start = CACurrentMediaTime()
    self.duration = duration
    self.step = step
    self.end = end
    next()
  }

  func cancel() {
    frame?.cancel()
    frame = nil
  }

  private func next() {
    count += 1
    let time = start + min(Double(count) * interval, duration)
    frame = MediaClock.schedule(at: time) { [weak self] in self?.tick() }
  }

  private func tick() {
    let time = CACurrentMediaTime() - start
    // Late frames are left out, not made up for.
    count = max(count, Int(time / interval))
    guard time < duration - 1e-9 else {
      frame = nil
      step(duration)
      end()
      return
    }
    next()
    step(time)
  }
}
