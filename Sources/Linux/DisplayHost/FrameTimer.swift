// SPDX-License-Identifier: MIT

import Dispatch

/// A timer on the main queue that fires once, and costs nothing while it is not set.
@MainActor
final class FrameTimer {
  private let source: any DispatchSourceTimer
  private(set) var isSet = false

  init(onFire: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isSet else { return }
        self.isSet = false
        onFire()
      }
    }
    source.schedule(deadline: .distantFuture)
    source.activate()
  }

  isolated deinit {
    source.cancel()
  }

  func set(after seconds: Double) {
    isSet = true
    source.schedule(deadline: .now() + max(seconds, 0), leeway: .microseconds(500))
  }

  func clear() {
    guard isSet else { return }
    isSet = false
    source.schedule(deadline: .distantFuture)
  }
}
