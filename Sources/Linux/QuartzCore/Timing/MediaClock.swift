// SPDX-License-Identifier: MIT

import Synchronization

/// Seconds of a clock that never goes back, from an arbitrary start.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now() }

/// The media time of the process, which is the system's time or a time that a test sets.
@_spi(LinuxHost) public enum MediaClock {
  /// `nil` stands for the system's time.
  private static let virtualTime = Mutex<CFTimeInterval?>(nil)

  @MainActor private static var deadlines = DeadlineQueue()
  /// The deadlines of the system's time while the clock is virtual.
  @MainActor private static var realDeadlines: DeadlineQueue?
  /// The one timer of the main queue, which fires once each time it's armed.
  @MainActor private static let timer: any DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated { timerDidFire() } }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    return timer
  }()

  /// The time for which the timer is set, or `nil` if it's stopped.
  @MainActor private static var armedTime: CFTimeInterval?

  /// How often the timer has fired.
  @MainActor public private(set) static var wakeUpCount = 0

  /// On any thread.
  public static func now() -> CFTimeInterval {
    if let time = virtualTime.withLock({ $0 }) { return time }
    return CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  public static var isVirtual: Bool { virtualTime.withLock { $0 != nil } }

  /// Stops the clock at `time`. Real deadlines wait until `endVirtualTime()`, except for those of the
  /// next frame, for which somebody may be waiting.
  @MainActor public static func beginVirtualTime(at time: CFTimeInterval) {
    if !isVirtual {
      fireDeadlinesOfNextFrame()
      realDeadlines = deadlines
      deadlines = DeadlineQueue()
    }
    virtualTime.withLock { $0 = time.isFinite ? time : 0 }
    arm()
  }

  /// Lets deadlines that are at most a frame away fire in the next turn.
  @MainActor private static func fireDeadlinesOfNextFrame() {
    for deadline in deadlines.due(at: now() + 1.0 / 60) where deadlines.remove(deadline) {
      Task { @MainActor in if !deadline.isCancelled { deadline.action() } }
    }
  }

  /// Sets a virtual clock; due deadlines wait for `fireDueDeadlines()`.
  @MainActor public static func setVirtualTime(_ time: CFTimeInterval) {
    guard time.isFinite else { return }
    virtualTime.withLock { if $0 != nil { $0 = time } }
  }

  /// Continues with the system's time. Deadlines of the virtual time that are more than a frame away are
  /// dropped.
  @MainActor public static func endVirtualTime() {
    if isVirtual { fireDeadlinesOfNextFrame() }
    virtualTime.withLock { $0 = nil }
    if let realDeadlines { deadlines = realDeadlines }
    realDeadlines = nil
    arm()
  }

  /// - Parameter time: A media time. A past time is due immediately. A time that isn't a number, or
  ///   that is more than thirty years ahead, never comes.
  @discardableResult @MainActor public static func schedule(
    at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> MediaDeadline {
    let deadline = MediaDeadline(time: time, action: action)
    guard time.isFinite, time - now() <= 1e9 else { return deadline }
    deadlines.add(deadline)
    arm()
    return deadline
  }

  @MainActor static func cancel(_ deadline: MediaDeadline) {
    if deadlines.remove(deadline) {
      arm()
    } else {
      _ = realDeadlines?.remove(deadline)
    }
  }

  @MainActor public static var nextDeadline: CFTimeInterval? { deadlines.first?.time }

  /// Runs the actions that are due, in order of time and then of scheduling. Actions that those
  /// schedule wait for the next call, even if they're due.
  @MainActor public static func fireDueDeadlines() {
    let due = deadlines.due(at: now())
    for deadline in due {
      // An earlier one may have cancelled it.
      guard deadlines.remove(deadline) else { continue }
      deadline.action()
    }
    if !due.isEmpty { arm() }
  }

  /// Sets the timer to the earliest deadline, or stops it. Setting a timer is a system call.
  @MainActor private static func arm() {
    let time = isVirtual ? nil : deadlines.first?.time
    guard time != armedTime else { return }
    armedTime = time
    guard let time else { return timer.schedule(deadline: .distantFuture) }
    // Rounded up: a timer that fires a nanosecond early would have to be set once more.
    let nanoseconds = (max(time - now(), 0) * 1e9).rounded(.up)
    timer.schedule(
      deadline: .now() + .nanoseconds(Int(min(nanoseconds, 1e18))), leeway: .milliseconds(1))
  }

  @MainActor private static func timerDidFire() {
    wakeUpCount += 1
    armedTime = nil
    guard !isVirtual else { return }
    fireDueDeadlines()
    arm()
  }
}

/// An action that runs at a media time.
@_spi(LinuxHost) @MainActor public final class MediaDeadline {
  let time: CFTimeInterval
  let action: @MainActor () -> Void

  init(time: CFTimeInterval, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.action = action
  }

  private(set) var isCancelled = false

  /// Prevents the action. If the action has run, does nothing.
  public func cancel() {
    isCancelled = true
    MediaClock.cancel(self)
  }
}

/// Deadlines in order of time, and among equals in order of arrival.
@MainActor struct DeadlineQueue {
  private var entries: [MediaDeadline] = []

  var first: MediaDeadline? { entries.first }

  mutating func add(_ deadline: MediaDeadline) {
    let index = entries.firstIndex { $0.time > deadline.time } ?? entries.count
    entries.insert(deadline, at: index)
  }

  /// Whether it was there.
  mutating func remove(_ deadline: MediaDeadline) -> Bool {
    guard let index = entries.firstIndex(where: { $0 === deadline }) else { return false }
    entries.remove(at: index)
    return true
  }

  func due(at now: CFTimeInterval) -> [MediaDeadline] {
    Array(entries.prefix { $0.time <= now })
  }
}
