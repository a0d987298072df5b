// SPDX-License-Identifier: MIT

// Platforms: On Linux, the timer uses the media clock so that tests can control the time.
#if os(Linux)
  @_spi(LinuxHost) import LinuxQuartzCore
#endif

/// A timer that calls a closure on the main actor at a specified time.
@MainActor final class DeadlineTimer {
  private let action: @MainActor () -> Void

  #if !os(Linux)
    private var pending: (any DispatchSourceTimer)?
  #else
    // The reference is weak because the media clock retains the deadline.
    private weak var pending: MediaDeadline?
  #endif

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Cancels any scheduled call to the closure and, if `time` isn't `nil`, schedules a new call at
  /// that time. Specify `time` in seconds, in the time base of `CACurrentMediaTime()`.
  func schedule(at time: TimeInterval?) {
    pending?.cancel()
    pending = nil
    guard let time else { return }

    #if !os(Linux)
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.action() } }
      // Limit the delay to a billion seconds, so that the deadline can't overflow.
      let delay = min(max(time - CACurrentMediaTime(), 0), 1e9)
      source.schedule(deadline: .now() + delay, leeway: .milliseconds(1))
      source.activate()
      pending = source
    #else
      pending = MediaClock.schedule(at: time) { [weak self] in self?.action() }
    #endif
  }
}
