// SPDX-License-Identifier: MIT

import Testing

@testable import DisplayHost

/// Expected values: differences of server times, pinned to the fastest arrival.
struct ServerClockTests {
  @Test func theClockKeepsDifferencesAndLearnsTheOffset() {
    var clock = ServerClock()
    // Both moments are 0.5 s late: nothing better is known yet.
    #expect(abs(clock.uptime(of: 10_000, now: 500.5) - 500.5) < 1e-6)
    // This one came sooner, so the offset is 490.1, and stays so for the late one after it.
    #expect(abs(clock.uptime(of: 11_000, now: 501.1) - 501.1) < 1e-6)
    #expect(abs(clock.uptime(of: 12_000, now: 510) - 502.1) < 1e-6)
  }

  @Test func theClockSurvivesTheWrap() {
    var clock = ServerClock()
    let before = clock.uptime(of: .max - 99, now: 1000)
    let after = clock.uptime(of: 100, now: 1000.2)
    #expect(abs(after - before - 0.2) < 1e-6)
  }

  @Test func anEarlierTimeIsNotAWrap() {
    var clock = ServerClock()
    let first = clock.uptime(of: 5000, now: 100)
    let second = clock.uptime(of: 4990, now: 100)
    #expect(abs(first - second - 0.01) < 1e-6)
  }
}
