// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Expects the count, and the kind of the content that is to be seen, after some calls of one turn.
private func expect(
  _ count: Int, _ kind: HUDContent.Kind?, after calls: Call...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var rig = StateRig()
  for call in calls { rig.call(call) }
  rig.turn()
  #expect(rig.state.requests.activityCount == count, sourceLocation: sourceLocation)
  #expect(rig.state.content?.kind == kind, sourceLocation: sourceLocation)
  #expect(rig.state.shown?.kind == kind, sourceLocation: sourceLocation)
}

/// The counting rules of the public interface.
@Suite struct CountedWorkTests {
  private func content(after calls: Call...) -> HUDContent? {
    var state = HUDStateMachine()
    for call in calls { state.make(call) }
    return state.content
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/414"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1082"))
  func everyShowCountsAndEveryPopTakesOneAway() {
    expect(3, .activity, after: .show(), .show(), .show())
    expect(1, .activity, after: .show(), .show(), .popActivity)
    expect(0, nil, after: .show(), .popActivity)
    expect(1, .activity, after: .popActivity, .show())
    expect(0, .message(.success), after: .success(), .popActivity)
  }

  @Test func messagesAndDismissalsEndCountedActivity() {
    expect(0, .message(.success), after: .show(), .show(), .success())
    expect(1, .activity, after: .success(), .show())
    expect(0, nil, after: .show(), .show(), .dismiss())
    expect(1, .activity, after: .show(), .dismiss(), .show())
  }

  @Test func enteringProgressCountsOnceWhateverItsFirstValue() {
    expect(1, .progress(1), after: .progress(0), .progress(0.5), .progress(1))
    expect(1, .progress(0), after: .progress(0), .progress(0), .progress(0))
    expect(1, .progress(0.3), after: .progress(0.3))
    expect(0, nil, after: .progress(0.3), .popActivity)
    expect(2, .progress(0.3), after: .show(), .progress(0.3))
  }

  @Test func laterValuesDoNotCountWhateverIsShownInBetween() {
    expect(
      3, .progress(0.3),
      after: .progress(0.1), .show(), .progress(0.2), .show(), .progress(0.3))
    expect(0, nil, after: .progress(0.1), .show(), .popActivity, .popActivity)
  }

  @Test(arguments: [.popActivity, .dismiss(), .success(), .dismiss(at: 1)] as [Call])
  func progressIsEnteredAnewAfterTheEndOfTheCountedWork(_ end: Call) {
    expect(2, .progress(0.2), after: .progress(0.1), end, .show(), .progress(0.2))
    expect(1, .progress(0.2), after: .progress(0.1), end, .progress(0.2))
    expect(0, nil, after: .progress(0.1), end, .progress(0.2), .popActivity)
  }

  @Test(arguments: [(7, 1), (-7, 0), (.infinity, 1), (.nan, 0), (0.3, 0.3)] as [(Double, Double)])
  func progressIsClampedAndNaNIsZero(_ given: Double, _ shown: Double) {
    expect(1, .progress(shown), after: .progress(given))
  }

  @Test func anEmptyTextIsNoText() {
    #expect(content(after: .show(""))?.status == nil)
    #expect(content(after: .show("a"), .setStatus(""))?.status == nil)
  }

  @Test func setStatusAppliesInTheOrderOfTheCalls() {
    #expect(content(after: .show("a"), .setStatus("b"))?.status == "b")
    #expect(content(after: .setStatus("b"), .show("a"))?.status == "a")
    expect(0, nil, after: .setStatus("a"))
    expect(1, .activity, after: .show(), .setStatus("a"))
  }

  // MARK: The counted work that `popActivity` ends

  @Test func theRingBecomesTheSpinnerWhileOtherWorkRuns() {
    expect(1, .activity, after: .show(), .progress(0.4), .popActivity)
    expect(2, .progress(0.1), after: .show(), .progress(0.4), .popActivity, .progress(0.1))
  }

  /// A later value of progress isn't the beginning of other work.
  @Test func progressGoesOnWhenTheWorkThatBeganAfterItEnds() {
    expect(2, .progress(0.1), after: .show(), .progress(0.1), .show(), .popActivity)
    expect(2, .progress(0.2), after: .show(), .progress(0.1), .show(), .popActivity, .progress(0.2))
    expect(2, .progress(0.2), after: .show(), .progress(0.1), .show(), .progress(0.2), .popActivity)
    expect(
      2, .progress(0.3),
      after: .show(), .progress(0.1), .show(), .progress(0.2), .popActivity, .progress(0.3))
  }
}
