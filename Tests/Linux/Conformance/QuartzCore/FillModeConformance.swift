// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CAMediaTimingFillMode` (what shows before the beginning and
/// after the end), of `CAMediaTiming` and of `CAAnimationGroup`. The model is at 7 throughout.
@MainActor @Suite struct FillModeConformance {
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

  /// Children of a group begin and fill in its time, and only while it is active.
  private func group(_ child: CAMediaTimingFillMode, _ own: CAMediaTimingFillMode) -> Player {
    let player = Player()
    player.set { $0.position.x = 7 }
    let move = basic("position.x", from: 50, to: 100)
    move.beginTime = 1
    move.fillMode = child
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 3
    group.fillMode = own
    player.add(group)
    return player
  }

  @Test func childrenFillInTheirGroup() {
    let both = group(.both, .removed)
    #expect(isNear(both.x(at: 0.5), 50))
    #expect(isNear(both.x(at: 1.5), 75))
    #expect(isNear(both.x(at: 2.5), 100))
    #expect(both.x(at: -0.5) == 7)
    #expect(both.x(at: 3.5) == 7)
    let none = group(.removed, .removed)
    #expect(none.x(at: 0.5) == 7)
    #expect(isNear(none.x(at: 1.5), 75))
    #expect(none.x(at: 2.5) == 7)
  }

  @Test func aGroupThatFillsStandsStill() {
    let both = group(.both, .both)
    #expect(isNear(both.x(at: -0.5), 50))
    #expect(isNear(both.x(at: 3.5), 100))
    let own = group(.removed, .both)
    #expect(own.x(at: -0.5) == 7, "the child has not begun at the group's beginning")
    #expect(own.x(at: 3.5) == 7, "and is over at its end")
  }
}
