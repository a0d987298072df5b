// SPDX-License-Identifier: MIT

/// Something that is to happen at a media time.
@_spi(LinuxHost) @MainActor public final class MediaDeadline {
  let time: CFTimeInterval
  let action: @MainActor () -> Void

  init(time: CFTimeInterval, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.action = action
  }

  /// After this it does not happen; too late, it does nothing.
  public func cancel() {
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
