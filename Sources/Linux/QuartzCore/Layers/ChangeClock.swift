// SPDX-License-Identifier: MIT

import Synchronization

/// Counts the frames of all renderers: a layer that has not changed since a frame looks as it did in
/// that frame. Any thread.
enum ChangeClock {
  private static let time = Atomic<UInt64>(1)

  static var now: UInt64 { time.load(ordering: .relaxed) }

  /// Begins a frame: what changes from now on is later than the time that this returns.
  static func tick() -> UInt64 { time.add(1, ordering: .relaxed).oldValue }
}
