// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Delayed dismissals, and when the closures of dismissals are due.
@Suite struct DismissalTests {
  private var rig = StateRig()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1067"))
  mutating func aShowCancelsAPendingDismissal() {
    rig.call(.show())
    rig.call(.dismiss(at: 1) {})
    rig.call(.show("b"))
    rig.advance(by: 2)
    rig.turn()
    #expect(rig.state.content?.status == "b")
    #expect(rig.completions.count == 1)
  }

  @Test mutating func aLaterDismissalReplacesAnEarlierOne() {
    rig.call(.show())
    rig.turn()
    rig.call(.dismiss(at: 1) {})
    rig.call(.dismiss(at: 3) {})
    rig.advance(by: 2)
    rig.turn()
    #expect(rig.state.content != nil)
    #expect(rig.completions.count == 1)
    rig.advance(by: 1.1)
    #expect(rig.state.content == nil)
    #expect(rig.isOverlayUp && rig.completions.count == 1)
    rig.advance(by: 1)
    #expect(rig.completions.count == 2)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/541"))
  mutating func theClosureIsDueWhenAShowInterruptsTheFadeOut() {
    rig.call(.show())
    rig.turn()
    rig.advance(by: 1)
    rig.call(.dismiss {})
    rig.turn()
    #expect(rig.completions.isEmpty)
    rig.call(.show())
    rig.turn()
    #expect(rig.completions.count == 1)
  }

  @Test mutating func theClosureIsDueAtOnceWhenNothingIsShown() {
    rig.call(.dismiss {})
    rig.call(.dismiss(at: 5) {})
    rig.turn()
    #expect(rig.completions.count == 2)
    #expect(rig.transitions.isEmpty)
  }

  @Test mutating func ofAnElapsedMessageOnlyTheShownOneEnds() {
    rig.call(.success("a", duration: 1))
    rig.turn()
    rig.advance(by: 1)
    rig.call(.success("b", duration: 1))
    rig.turn()
    rig.advance(by: 0.5)
    #expect(rig.state.content?.status == "b")
    rig.advance(by: 0.6)
    #expect(rig.state.content == nil)
  }
}
