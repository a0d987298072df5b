// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The counting rules of the public interface and the defects of SVProgressHUD's count.
@Suite struct HUDIntentTests {
  private func intent(_ commands: HUDCommand...) -> HUDIntent {
    var intent = HUDIntent()
    for command in commands { intent.apply(command) }
    return intent
  }

  private func show(_ status: String? = nil) -> HUDCommand {
    .show(status: status, maskType: .none)
  }

  private func progress(_ value: Double) -> HUDCommand {
    .progress(value, status: nil, maskType: .none)
  }

  private func success(_ status: String = "s") -> HUDCommand {
    .message(.glyph(.success), status: status, duration: 1, maskType: .none)
  }

  @Test func everyShowCountsAndEveryPopTakesOneAway() {
    #expect(intent(show(), show(), show()).activityCount == 3)
    let popped = intent(show(), show(), .popActivity)
    #expect(popped.activityCount == 1)
    #expect(popped.content != nil)
    #expect(intent(show(), .popActivity).content == nil)
  }

  @Test func popAtZeroDoesNothing() {
    #expect(intent(.popActivity, show()).activityCount == 1)
    #expect(intent(success(), .popActivity).content != nil)
  }

  @Test func enteringProgressCountsOnceWhateverItsFirstValue() {
    #expect(intent(progress(0), progress(0.5), progress(1)).activityCount == 1)
    #expect(intent(progress(0), progress(0), progress(0)).activityCount == 1)
    #expect(intent(progress(0.3), .popActivity).content == nil)
    #expect(intent(show(), progress(0.3)).activityCount == 2)
  }

  @Test func laterValuesDoNotCountWhateverIsShownInBetween() {
    #expect(intent(progress(0.1), show(), progress(0.2), show(), progress(0.3)).activityCount == 3)
    #expect(intent(progress(0.1), show(), .popActivity, .popActivity).content == nil)
  }

  @Test func progressIsEnteredAnewAfterTheEndOfTheCountedWork() {
    #expect(intent(progress(0.1), .popActivity, show(), progress(0.2)).activityCount == 2)
    #expect(intent(progress(0.1), .dismiss(nil), show(), progress(0.2)).activityCount == 2)
    #expect(intent(progress(0.1), success(), show(), progress(0.2)).activityCount == 2)
    #expect(
      intent(progress(0.1), .dismissAt(time: 1, nil), show(), progress(0.2)).activityCount == 2)
  }

  @Test func defectC20StartingProgressAboveZeroCounts() {
    let state = intent(progress(0.3))
    #expect(state.activityCount == 1)
    #expect(state.content?.kind == .progress(0.3))
  }

  @Test func defectC19ProgressIsClampedAndNaNIsZero() {
    #expect(intent(progress(7)).content?.kind == .progress(1))
    #expect(intent(progress(-7)).content?.kind == .progress(0))
    #expect(intent(progress(.infinity)).content?.kind == .progress(1))
    #expect(intent(progress(.nan)).content?.kind == .progress(0))
  }

  @Test func messagesEndCountedActivity() {
    #expect(intent(show(), show(), success()).activityCount == 0)
    #expect(intent(success(), show()).activityCount == 1)
  }

  @Test func progressAfterACancelledDismissalCanBePopped() {
    let state = intent(progress(0.5), .dismissAt(time: 1, nil), progress(0.6))
    #expect(state.activityCount == 1)
    #expect(state.delayedDismissal == nil)
  }

  @Test func defectC10AnEmptyTextIsNoText() {
    #expect(intent(show("")).content?.status == nil)
    #expect(intent(show("a"), .setStatus("")).content?.status == nil)
  }

  @Test func setStatusNeverShowsAndNeverCounts() {
    #expect(intent(.setStatus("a")) == HUDIntent())
    let state = intent(show(), .setStatus("a"))
    #expect(state.content?.status == "a")
    #expect(state.activityCount == 1)
  }

  @Test func defectC8SetStatusDoesNotOvertakeAShow() {
    #expect(intent(show("a"), .setStatus("b")).content?.status == "b")
    #expect(intent(.setStatus("b"), show("a")).content?.status == "a")
  }

  @Test func row3AShowCancelsAPendingDismissal() {
    var state = intent(show(), .dismissAt(time: 1, 7), show("b"))
    state.apply(.tick(now: 2))
    #expect(state.content?.status == "b")
    #expect(state.takeTickets().replaced == [7])
  }

  @Test func aLaterDismissalReplacesAnEarlierOne() {
    var state = intent(show(), .dismissAt(time: 1, 1), .dismissAt(time: 3, 2))
    state.apply(.tick(now: 2))
    #expect(state.content != nil)
    #expect(state.takeTickets().replaced == [1])
    state.apply(.tick(now: 3))
    #expect(state.content == nil)
    #expect(state.takeTickets().ended == [2])
  }

  @Test func ofAnElapsedMessageOnlyTheShownOneEnds() throws {
    var state = intent(success("a"))
    let first = try #require(state.content?.id)
    state.apply(success("b"))
    state.apply(.elapse(first))
    #expect(state.content?.status == "b")
    state.apply(.elapse(first + 1))
    #expect(state.content == nil)
  }

  @Test func dismissEndsAllActivity() {
    #expect(intent(show(), show(), .dismiss(nil)).activityCount == 0)
    #expect(intent(show(), .dismiss(nil), show()).activityCount == 1)
  }
}
