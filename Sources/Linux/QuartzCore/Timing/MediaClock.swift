// SPDX-License-Identifier: MIT

import Synchronization

/// The media time of the process: the system's, or one that a test sets.
@_spi(LinuxHost) public enum MediaClock {
  /// nil: the system's time.
  private static let virtualTime = Mutex<CFTimeInterval?>(nil)

  @MainActor private static var deadlines = DeadlineQueue()
  /// Those of the system's time, while the clock is virtual: a time on one clock is none on another.
  @MainActor private static var realDeadlines: DeadlineQueue?
  @MainActor private static var alarm: DeadlineAlarm?

  /// How often a real timer has fired.
  @MainActor public private(set) static var wakeUpCount = 0

  /// On any thread.
  public static func now() -> CFTimeInterval {
    if let time = virtualTime.withLock({ $0 }) { return time }
    return CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  public static var isVirtual: Bool { virtualTime.withLock { $0 != nil } }

  /// Stops the clock at `time`. Real deadlines wait for `endVirtualTime()`, and so do their timers.
  @MainActor public static func beginVirtualTime(at time: CFTimeInterval) {
    if !isVirtual {
      realDeadlines = deadlines
      deadlines = DeadlineQueue()
    }
    virtualTime.withLock { $0 = time.isFinite ? time : 0 }
    arm()
  }

  /// Sets a virtual clock; due deadlines wait for `fireDueDeadlines()`.
  @MainActor public static func setVirtualTime(_ time: CFTimeInterval) {
    guard time.isFinite else { return }
    virtualTime.withLock { if $0 != nil { $0 = time } }
  }

  /// Goes on with the system's time. Deadlines of the virtual time that have not come never come.
  @MainActor public static func endVirtualTime() {
    virtualTime.withLock { $0 = nil }
    if let realDeadlines { deadlines = realDeadlines }
    realDeadlines = nil
    arm()
  }

  /// - Parameter time: A media time; one that has passed is due at once. One that is no number, or
  ///   more than thirty years ahead, never comes.
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

  /// Runs what is due, in order of time and then of scheduling. What those actions schedule has
  /// its turn with the next call, even if it is due.
  @MainActor public static func fireDueDeadlines() {
    let due = deadlines.due(at: now())
    for deadline in due {
      // An earlier one may have cancelled it.
      guard deadlines.remove(deadline) else { continue }
      deadline.action()
    }
    if !due.isEmpty { arm() }
  }

  /// Sets the one timer to the earliest deadline, or stops it.
  @MainActor private static func arm() {
    guard !isVirtual, let first = deadlines.first else {
      alarm?.disarm()
      return
    }
    let alarm = alarm ?? DeadlineAlarm()
    self.alarm = alarm
    alarm.arm(after: first.time - now())
  }

  @MainActor static func alarmDidFire() {
    wakeUpCount += 1
    guard !isVirtual else { return }
    fireDueDeadlines()
    arm()
  }
}
