// SPDX-License-Identifier: MIT

// A seam: Apple's systems use a dispatch timer. On Linux, the media clock keeps the deadline, so that
// a test can move time by hand.
#if os(Linux)
  @_spi(LinuxHost) import LinuxQuartzCore
#endif

/// Calls a closure on the main actor at a time. The library waits in no other way.
@MainActor final class DeadlineTimer {
  private let action: @MainActor () -> Void
  private var time: TimeInterval?

  #if !os(Linux)
    private var pending: (any DispatchSourceTimer)?
  #else
    // The clock keeps it.
    private weak var pending: MediaDeadline?
  #endif

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Calls the closure once at `time`, in seconds of `CACurrentMediaTime()`, and not at the time
  /// set before; nil cancels.
  func schedule(at time: TimeInterval?) {
    guard time != self.time || pending == nil else { return }
    pending?.cancel()
    pending = nil
    self.time = time
    guard let time else { return }

    #if !os(Linux)
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.fire() }
      }
      // A billion seconds cannot overflow in dispatch. The default leeway is a tenth of the delay.
      let delay = min(max(time - CACurrentMediaTime(), 0), 1e9)
      source.schedule(deadline: .now() + delay, leeway: .milliseconds(1))
      source.activate()
      pending = source
    #else
      pending = MediaClock.schedule(at: time) { [weak self] in self?.fire() }
    #endif
  }

  private func fire() {
    schedule(at: nil)
    action()
  }
}
