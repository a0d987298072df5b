// SPDX-License-Identifier: MIT

/// One timer on the main queue that fires once each time it is armed.
@MainActor final class DeadlineAlarm {
  private let source: any DispatchSourceTimer

  init() {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { MediaClock.alarmDidFire() } }
    source.schedule(deadline: .distantFuture)
    source.activate()
  }

  func arm(after seconds: CFTimeInterval) {
    // Rounded up: a timer that comes a nanosecond early would have to be set once more.
    let nanoseconds = (max(seconds, 0) * 1e9).rounded(.up)
    source.schedule(
      deadline: .now() + .nanoseconds(Int(min(nanoseconds, 1e18))), leeway: .milliseconds(1))
  }

  func disarm() {
    source.schedule(deadline: .distantFuture)
  }
}
