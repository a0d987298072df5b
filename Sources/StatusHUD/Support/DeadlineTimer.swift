// SPDX-License-Identifier: MIT

// A seam: on Apple's systems a deadline is dispatch's; on Linux it belongs to the media clock,
// which a test or a picture may turn by hand.
#if canImport(UIKit)
#else
  @_spi(LinuxHost) import LinuxQuartzCore
#endif

/// One pending call on the main actor at a media time; the library's only way to wait.
@MainActor final class DeadlineTimer {
  private let action: @MainActor () -> Void
  private var time: TimeInterval?

  #if canImport(UIKit)
    private var pending: (any DispatchSourceTimer)?
  #else
    // The clock keeps it; a virtual one that ends lets it go.
    private weak var pending: MediaDeadline?
  #endif

  /// - Parameter action: The call, always the same: so one that is pending can be kept.
  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Makes the call once at `time`, in seconds of `CACurrentMediaTime()`, in place of one that is
  /// pending; with nil nothing is pending afterwards.
  func schedule(at time: TimeInterval?) {
    guard time != self.time || pending == nil else { return }
    pending?.cancel()
    pending = nil
    self.time = time
    guard let time else { return }

    #if canImport(UIKit)
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          self?.pending?.cancel()
          self?.fire()
        }
      }
      // A billion seconds is "never" for a HUD, and safe from overflow in dispatch. Without a leeway
      // of its own a timer may come a tenth of its time late.
      let delay = min(max(time - CACurrentMediaTime(), 0), 1e9)
      source.schedule(deadline: .now() + delay, leeway: .milliseconds(1))
      source.activate()
      pending = source
    #else
      pending = MediaClock.schedule(at: time) { [weak self] in self?.fire() }
    #endif
  }

  private func fire() {
    pending = nil
    action()
  }
}
