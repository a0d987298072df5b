// SPDX-License-Identifier: MIT

import Dispatch

/// Decides when a window's next frame is due: at once after a pause, at most 60 times a second, and
/// never while the server is still busy with the frame before. Without a request, nothing runs.
@MainActor
final class FramePacer {
  /// The event that the requested frame waits for.
  enum Signal { case timer, server }

  weak var window: X11Window?
  /// Nil if nobody requested a frame.
  private(set) var awaited: Signal?
  private var grid = FrameGrid()
  /// Fires once each time it is scheduled. It costs nothing in between.
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init() {
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.timerFired() }
    }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  isolated deinit {
    timer.cancel()
  }

  /// Requests one frame. A second request before that frame has no effect.
  func request() {
    guard awaited == nil, let window, window.openConnection != nil else { return }
    awaited = .timer
    let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    // Even a frame that is due at once comes after the current turn of the main queue, so that it
    // contains all changes of that turn.
    timer.schedule(deadline: .now() + grid.next(now: now) - now, leeway: .microseconds(500))
  }

  /// Withdraws the request.
  func cancel() {
    if awaited == .timer { timer.schedule(deadline: .distantFuture) }
    awaited = nil
  }

  private func timerFired() {
    guard awaited == .timer, let window else { return }
    window.display.wakeUpCount += 1
    makeFrame(of: window)
  }

  /// The server has drawn the previous frame.
  func serverBecameIdle() {
    if awaited == .server, let window { makeFrame(of: window) }
  }

  private func makeFrame(of window: X11Window) {
    if window.isBusy {
      // A server that is slower than the frames must not fall further and further behind, and
      // writing to one that has stopped blocks the main thread as soon as the socket is full.
      awaited = .server
    } else {
      awaited = nil
      window.onFrame?()
    }
  }
}

/// The times of frames: evenly spaced, even if the timer fires late.
struct FrameGrid: Equatable {
  private var last = -Double.infinity

  /// The time of the next frame. All times are in seconds of uptime.
  mutating func next(now: Double) -> Double {
    // The interval begins when the previous frame was due, not when it came, so that delays don't
    // add up. Frames that were missed aren't made up for, and withdrawn ones don't delay others.
    let interval = X11Window.frameInterval
    last = min(max(last + interval, now), now + interval)
    return last
  }
}
