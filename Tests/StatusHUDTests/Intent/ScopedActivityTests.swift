// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// Scoped activities and followed progress in the intent; expected values after the public
/// interface: the newest is shown, a message returns to it, a dismissal ends them all.
@Suite struct ScopedActivityTests {
  private var intent = HUDIntent()

  private mutating func begin(_ status: String) -> HUDContent.ID {
    intent.apply(.begin(status: status, maskType: .none))
    return intent.lastID
  }

  private mutating func showSuccess(_ status: String) {
    intent.apply(.message(.glyph(.success), status: status, duration: 1, maskType: .none))
  }

  @Test mutating func theNewestIsShownAndThenTheOneBefore() {
    let first = begin("a")
    let second = begin("b")
    #expect(intent.content?.status == "b")
    intent.apply(.end(second))
    #expect(intent.content?.status == "a")
    intent.apply(.end(first))
    #expect(intent.content == nil)
  }

  @Test mutating func anOlderOneMayEndFirst() {
    let first = begin("a")
    let second = begin("b")
    intent.apply(.end(first))
    #expect(intent.content?.status == "b")
    intent.apply(.end(second))
    #expect(intent.content == nil)
  }

  @Test mutating func row14AMessageInBetweenReturnsToIt() throws {
    let id = begin("a")
    showSuccess("done")
    let message = try #require(intent.content?.id)
    #expect(intent.content?.status == "done")
    intent.apply(.update(id, status: "still"))
    #expect(intent.content?.status == "done")
    intent.apply(.elapse(message))
    #expect(intent.content?.status == "still")
  }

  @Test mutating func anEndBehindAMessageLeavesTheMessage() {
    let id = begin("a")
    showSuccess("done")
    intent.apply(.end(id))
    #expect(intent.content?.status == "done")
  }

  @Test mutating func aDismissalEndsThemAllAndWhatTheyAreToldThenDoesNothing() {
    let id = begin("a")
    _ = begin("b")
    intent.apply(.dismiss(nil))
    #expect(intent.content == nil)
    let dismissed = intent
    intent.apply(.update(id, status: "c"))
    intent.apply(.updateProgress(id, 0.5))
    intent.apply(.end(id))
    #expect(intent == dismissed)
  }

  @Test mutating func scopedActivitiesAreNotCounted() {
    let id = begin("a")
    #expect(intent.activityCount == 0)
    intent.apply(.popActivity)
    #expect(intent.content != nil)
    intent.apply(.show(status: "counted", maskType: .none))
    intent.apply(.popActivity)
    #expect(intent.content?.status == "a")
    intent.apply(.end(id))
    #expect(intent.content == nil)
  }

  @Test mutating func theCountedActivityBecomesTheNewestWithEachCall() {
    intent.apply(.show(status: "counted", maskType: .none))
    let id = begin("scoped")
    #expect(intent.content?.status == "scoped")
    intent.apply(.show(status: "again", maskType: .none))
    #expect(intent.content?.status == "again")
    intent.apply(.end(id))
    intent.apply(.popActivity)
    #expect(intent.content?.status == "again")
    intent.apply(.popActivity)
    #expect(intent.content == nil)
  }

  @Test mutating func progressGoesAndComesBack() {
    let id = begin("a")
    intent.apply(.updateProgress(id, 0.25))
    #expect(intent.content?.kind == .progress(0.25))
    intent.apply(.updateProgress(id, .nan))
    #expect(intent.content?.kind == .progress(0))
    intent.apply(.updateProgress(id, nil))
    #expect(intent.content?.kind == .activity)
  }

  @Test mutating func beginningOneCancelsADelayedDismissalButNotItsCount() {
    intent.apply(.show(status: "counted", maskType: .none))
    intent.apply(.dismissAt(time: 1, 5))
    let id = begin("a")
    intent.apply(.tick(now: 2))
    #expect(intent.content?.status == "a")
    #expect(intent.takeTickets().replaced == [5])
    // The counted work was over with the dismissal: nothing is left beneath.
    intent.apply(.end(id))
    #expect(intent.content == nil)
  }

  @Test mutating func theLastEndTakesAPendingDismissalAlong() {
    let id = begin("a")
    intent.apply(.dismissAt(time: 1, 5))
    intent.apply(.end(id))
    #expect(intent.content == nil)
    #expect(intent.delayedDismissal == nil)
    #expect(intent.takeTickets().ended == [5])
  }
}
