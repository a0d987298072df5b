// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// Scoped activities: the newest is shown, a message returns to it, a dismissal ends them all.
@Suite struct ScopedActivityTests {
  private var rig = StateRig()

  private var status: String? { rig.state.content?.status }

  @Test mutating func theNewestIsShownAndThenTheOneBefore() {
    let first = rig.call(.begin("a"))
    let second = rig.call(.begin("b"))
    #expect(status == "b")
    rig.call(.end(second))
    #expect(status == "a")
    rig.call(.end(first))
    #expect(rig.state.content == nil)
  }

  @Test mutating func anOlderOneMayEndFirst() {
    let first = rig.call(.begin("a"))
    let second = rig.call(.begin("b"))
    rig.call(.end(first))
    #expect(status == "b")
    rig.call(.end(second))
    #expect(rig.state.content == nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/149"))
  mutating func aMessageInBetweenReturnsToIt() {
    let id = rig.call(.begin("a"))
    rig.turn()
    rig.advance(by: 1)
    rig.call(.success("done", duration: 1))
    rig.turn()
    #expect(status == "done")
    rig.call(.update(id, status: "still"))
    #expect(status == "done")
    rig.advance(by: 1.1)
    #expect(status == "still")
    #expect(rig.state.shown?.status == "still")
  }

  @Test mutating func anEndBehindAMessageLeavesTheMessage() {
    let id = rig.call(.begin("a"))
    rig.call(.success("done"))
    rig.call(.end(id))
    #expect(status == "done")
  }

  @Test mutating func aDismissalEndsThemAllAndLaterUpdatesDoNothing() {
    let id = rig.call(.begin("a"))
    rig.call(.begin("b"))
    rig.call(.dismiss())
    #expect(rig.state.content == nil)
    rig.call(.update(id, status: "c"))
    rig.call(.updateProgress(id, 0.5))
    rig.call(.end(id))
    #expect(rig.state.content == nil)
    rig.call(.show("d"))
    rig.call(.end(id))
    #expect(status == "d")
  }

  @Test mutating func scopedActivitiesAreNotCounted() {
    let id = rig.call(.begin("a"))
    #expect(rig.state.activityCount == 0)
    rig.call(.popActivity)
    #expect(rig.state.content != nil)
    rig.call(.show("counted"))
    rig.call(.popActivity)
    #expect(status == "a")
    rig.call(.end(id))
    #expect(rig.state.content == nil)
  }

  @Test mutating func theCountedActivityBecomesTheNewestWithEachCall() {
    rig.call(.show("counted"))
    let id = rig.call(.begin("scoped"))
    #expect(status == "scoped")
    rig.call(.show("again"))
    #expect(status == "again")
    rig.call(.setStatus("changed"))
    rig.call(.end(id))
    rig.call(.popActivity)
    #expect(status == "changed")
    rig.call(.popActivity)
    #expect(rig.state.content == nil)
  }

  @Test mutating func setStatusChangesTheNewest() {
    let first = rig.call(.begin("a"))
    let second = rig.call(.begin("b"))
    rig.call(.setStatus("c"))
    #expect(status == "c")
    rig.call(.end(second))
    #expect(status == "a")
    rig.call(.end(first))
  }

  @Test mutating func progressGoesAndComesBack() {
    let id = rig.call(.begin("a"))
    rig.call(.updateProgress(id, 0.25))
    #expect(rig.state.content?.kind == .progress(0.25))
    rig.call(.updateProgress(id, .nan))
    #expect(rig.state.content?.kind == .progress(0))
    rig.call(.updateProgress(id, nil))
    #expect(rig.state.content?.kind == .activity)
  }

  @Test mutating func detailsChangeAndGo() {
    let id = rig.call(.begin("a"))
    rig.call(.updateDetails(id, "1 of 2"))
    #expect(rig.state.content?.details == "1 of 2")
    rig.call(.setDetails(""))
    #expect(rig.state.content?.details == nil)
  }

  @Test mutating func beginningOneCancelsADelayedDismissalButNotItsCount() {
    rig.call(.show("counted"))
    rig.call(.dismiss(at: 1) {})
    let id = rig.call(.begin("a"))
    rig.advance(by: 2)
    rig.turn()
    #expect(status == "a")
    #expect(rig.completions.count == 1)
    // The counted work was over with the dismissal.
    rig.call(.end(id))
    #expect(rig.state.content == nil)
  }

  @Test mutating func theLastEndTakesAPendingDismissalAlong() {
    let id = rig.call(.begin("a"))
    rig.call(.dismiss(at: 1) {})
    rig.call(.end(id))
    #expect(rig.state.content == nil)
    #expect(rig.state.nextDeadline == nil)
    rig.turn()
    #expect(rig.completions.count == 1)
  }
}
