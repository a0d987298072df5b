// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The counting rules of the public interface.
@Suite struct CountingTests {
  private func state(after calls: HUDStateMachine.Call...) -> HUDStateMachine {
    var state = HUDStateMachine()
    for call in calls { state.apply(call, at: 0) }
    return state
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1082"))
  func everyShowCountsAndEveryPopTakesOneAway() {
    #expect(state(after: .show(), .show(), .show()).activityCount == 3)
    let popped = state(after: .show(), .show(), .popActivity)
    #expect(popped.activityCount == 1)
    #expect(popped.content != nil)
    #expect(state(after: .show(), .popActivity).content == nil)
  }

  @Test func popAtZeroDoesNothing() {
    #expect(state(after: .popActivity, .show()).activityCount == 1)
    #expect(state(after: .success(), .popActivity).content != nil)
  }

  @Test func enteringProgressCountsOnceWhateverItsFirstValue() {
    #expect(state(after: .progress(0), .progress(0.5), .progress(1)).activityCount == 1)
    #expect(state(after: .progress(0), .progress(0), .progress(0)).activityCount == 1)
    #expect(state(after: .progress(0.3)).activityCount == 1)
    #expect(state(after: .progress(0.3), .popActivity).content == nil)
    #expect(state(after: .show(), .progress(0.3)).activityCount == 2)
  }

  @Test func laterValuesDoNotCountWhateverIsShownInBetween() {
    let values = state(
      after: .progress(0.1), .show(), .progress(0.2), .show(), .progress(0.3))
    #expect(values.activityCount == 3)
    #expect(state(after: .progress(0.1), .show(), .popActivity, .popActivity).content == nil)
  }

  @Test(
    arguments: [.popActivity, .dismiss(), .success(), .dismiss(at: 1)] as [HUDStateMachine.Call])
  func progressIsEnteredAnewAfterTheEndOfTheCountedWork(_ end: HUDStateMachine.Call) {
    #expect(state(after: .progress(0.1), end, .show(), .progress(0.2)).activityCount == 2)
  }

  @Test(arguments: [(7, 1), (-7, 0), (.infinity, 1), (.nan, 0), (0.3, 0.3)] as [(Double, Double)])
  func progressIsClampedAndNaNIsZero(_ given: Double, _ shown: Double) {
    #expect(state(after: .progress(given)).content?.kind == .progress(shown))
  }

  @Test func messagesEndCountedActivity() {
    #expect(state(after: .show(), .show(), .success()).activityCount == 0)
    #expect(state(after: .success(), .show()).activityCount == 1)
  }

  @Test func progressAfterACancelledDismissalCanBePopped() {
    let progress = state(after: .progress(0.5), .dismiss(at: 1), .progress(0.6))
    #expect(progress.activityCount == 1)
    #expect(progress.nextDeadline == nil)
  }

  @Test func anEmptyTextIsNoText() {
    #expect(state(after: .show("")).content?.status == nil)
    #expect(state(after: .show("a"), .setStatus("")).content?.status == nil)
  }

  @Test func setStatusNeverShowsAndNeverCounts() {
    #expect(state(after: .setStatus("a")).content == nil)
    let shown = state(after: .show(), .setStatus("a"))
    #expect(shown.content?.status == "a")
    #expect(shown.activityCount == 1)
  }

  @Test func setStatusAppliesInTheOrderOfTheCalls() {
    #expect(state(after: .show("a"), .setStatus("b")).content?.status == "b")
    #expect(state(after: .setStatus("b"), .show("a")).content?.status == "a")
  }

  @Test func dismissEndsAllActivity() {
    #expect(state(after: .show(), .show(), .dismiss()).activityCount == 0)
    #expect(state(after: .show(), .dismiss(), .show()).activityCount == 1)
  }
}
