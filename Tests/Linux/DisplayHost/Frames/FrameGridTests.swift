// SPDX-License-Identifier: MIT

import Testing

@testable import DisplayHost

/// Expected values: the intervals of the timer, counted by hand.
struct FrameGridTests {
  @Test func theFirstFrameIsDueAtOnce() {
    var grid = FrameGrid()
    #expect(grid.next(now: 5, interval: 0.5) == 5)
  }

  @Test func latenessDoesNotAddUp() {
    var grid = FrameGrid()
    #expect(grid.next(now: 1, interval: 0.5) == 1)
    #expect(grid.next(now: 1.125, interval: 0.5) == 1.5)
    // The frame of 1.5 came late, the next is due at 2 all the same.
    #expect(grid.next(now: 1.75, interval: 0.5) == 2)
  }

  @Test func whatWasMissedIsNotMadeUpFor() {
    var grid = FrameGrid()
    #expect(grid.next(now: 1, interval: 0.5) == 1)
    #expect(grid.next(now: 9, interval: 0.5) == 9)
    #expect(grid.next(now: 9, interval: 0.5) == 9.5)
  }

  @Test func aFasterMonitorIsNotWaitedForTheOldInterval() {
    var grid = FrameGrid()
    #expect(grid.next(now: 1, interval: 8) == 1)
    #expect(grid.next(now: 1, interval: 8) == 9)
    #expect(grid.next(now: 1, interval: 0.5) == 1.5)
  }
}
