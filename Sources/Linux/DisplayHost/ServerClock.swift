// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// Turns the server's milliseconds into seconds of this machine's uptime.
///
/// The server counts from a moment of its own, in 32 bits that wrap every 49 days. The smallest
/// difference seen between arrival and server time is the offset, for no event arrives early.
struct ServerClock {
  private var last: UInt32?
  private var milliseconds: Int64 = 0
  private var offset: TimeInterval?

  /// - Parameter now: the uptime at which the event was read.
  mutating func uptime(of serverTime: UInt32, now: TimeInterval) -> TimeInterval {
    if let last {
      // The difference with a sign: events may be a little out of order, and the counter wraps.
      milliseconds += Int64(Int32(bitPattern: serverTime &- last))
    } else {
      milliseconds = Int64(serverTime)
    }
    last = serverTime
    let seconds = TimeInterval(milliseconds) / 1000
    let offset = min(self.offset ?? .infinity, now - seconds)
    self.offset = offset
    return seconds + offset
  }
}
