// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAMediaTimingFillMode` and of `CAMediaTiming`. The model is
/// always at 7.
@MainActor @Suite(.onScreen) struct FillModeConformance {
  private func play(_ set: (CABasicAnimation) -> Void) -> Player {
    let player = Player()
    player.set { $0.position.x = 7 }
    let move = basic("position.x", from: 50, to: 100)
    move.fillMode = .both
    set(move)
    player.add(move)
    return player
  }

  @Test func theEndIsThatOfTheActiveDuration() {
    #expect(isNear(play { $0.repeatCount = 0.5 }.x(at: 5), 75))
    #expect(isNear(play { $0.repeatCount = 2.5 }.x(at: 5), 75))
  }

  @Test func theBeginningIsThatOfTheFirstCycle() {
    #expect(isNear(play { $0.repeatCount = 2.5 }.x(at: -1), 50))
  }
}
