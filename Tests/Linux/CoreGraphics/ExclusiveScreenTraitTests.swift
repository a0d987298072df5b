// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Rule: one test with the trait runs at a time, whichever suite it is in.
@Suite(.exclusiveScreen) struct ExclusiveScreenTraitTests {
  @Test(arguments: 0..<20)
  func oneTestRunsAtATime(index: Int) async {
    await Visitors.check()
  }

  @Test(.exclusiveScreen) func aTestThatHasItTwiceTakesItOnce() async {
    await Visitors.check()
  }
}

@Suite struct ExclusiveScreenElsewhereTests {
  @Test(.exclusiveScreen, arguments: 0..<20)
  func oneTestRunsAtATime(index: Int) async {
    await Visitors.check()
  }
}

private actor Visitors {
  private static let shared = Visitors()
  private var count = 0

  /// Stays while others have every chance to come.
  static func check() async {
    #expect(await shared.enter() == 1)
    for _ in 0..<50 { await Task.yield() }
    #expect(await shared.leave() == 0)
  }

  private func enter() -> Int {
    count += 1
    return count
  }

  private func leave() -> Int {
    count -= 1
    return count
  }
}
