// SPDX-License-Identifier: MIT

import Foundation
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
@Suite struct CountingTests {
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
}

/// `popActivity` ends the counted work that began last, and nothing else.
@Suite struct PopActivityTests {
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

/// An observed `Progress` counts once, until it ends.
@Suite struct FollowedProgressTests {
  private let progress = Progress(totalUnitCount: 4)
  private var rig = StateRig()

  private var content: HUDContent? { rig.state.content }
  private var count: Int { rig.state.requests.activityCount }

  /// Reads one that may be observed no longer.
  private mutating func sample(_ progress: Progress) {
    rig.call(.sample(ProgressSample(of: progress, isDescribed: false)))
  }

  /// An app never pops an observed `Progress`, so the pop ends the other work.
  @Test(arguments: [false, true])
  mutating func itIsNotPoppedInPlaceOfOtherWork(isNewest: Bool) {
    if isNewest { rig.call(.show("work")) }
    rig.call(.follow(progress))
    if !isNewest { rig.call(.show("work")) }
    rig.call(.popActivity)
    #expect(count == 1)
    #expect(rig.state.requests.followed.first === progress)
    progress.completedUnitCount = 4
    rig.sample()
    #expect(count == 0 && content == nil)
  }

  /// The end of a `Progress` that isn't counted any longer doesn't decrease the count.
  @Test(
    arguments: [.dismiss(), .dismiss(at: 9), .popActivity, .success("m")] as [Call])
  mutating func anEndOfWhatIsOverAlreadyDoesNothing(_ end: Call) {
    rig.call(.follow(progress))
    rig.call(end)
    #expect(count == 0)
    rig.call(.show("s"))
    #expect(rig.state.requests.followed.isEmpty)
    progress.cancel()
    sample(progress)
    #expect(count == 1)
  }

  @Test mutating func indeterminateProgressIsTheSpinner() {
    let unknown = Progress(totalUnitCount: -1)
    rig.call(.follow(unknown))
    #expect(content?.kind == .activity)
    #expect(count == 1)
    unknown.totalUnitCount = 2
    unknown.completedUnitCount = 1
    rig.sample()
    #expect(content?.kind == .progress(0.5))
  }

  @Test mutating func anotherOneTakesItsPlaceWithoutCounting() {
    rig.call(.follow(progress))
    let second = Progress(totalUnitCount: 2)
    rig.call(.follow(second))
    #expect(count == 1)
    progress.cancel()
    sample(progress)
    #expect(content != nil)
    second.completedUnitCount = 2
    rig.sample()
    #expect(content == nil)
  }

  @Test mutating func aNumberInItsPlaceIsNotFollowed() {
    rig.call(.follow(progress))
    rig.call(.progress(0.9))
    #expect(rig.state.requests.followed.isEmpty)
    #expect(count == 1)
  }
}

/// Scoped activities: the newest is shown, a message returns to it, a dismissal ends them all.
@Suite struct ScopedActivityTests {
  private var rig = StateRig()

  private var content: HUDContent? { rig.state.content }
  private var status: String? { content?.status }

  /// Makes calls, and expects a text after each. The first call has the ID 1.
  private mutating func expect(
    _ steps: (call: Call, status: String?)..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for step in steps {
      rig.call(step.call)
      #expect(status == step.status, "after \(step.call)", sourceLocation: sourceLocation)
    }
  }

  @Test mutating func theNewestIsShownAndThenTheOneBefore() {
    expect((.begin("a"), "a"), (.begin("b"), "b"), (.end(2), "a"), (.end(1), nil))
    expect((.begin("c"), "c"), (.begin("d"), "d"), (.end(3), "d"), (.end(4), nil))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/149"))
  mutating func aMessageInBetweenReturnsToIt() {
    let id = rig.call(.begin("a"))
    let other = rig.call(.begin("b"))
    rig.turn()
    rig.advance(by: 1)
    rig.turn(.success("done", duration: 1))
    #expect(status == "done")
    rig.call(.update(id, status: "still"))
    rig.call(.end(other))
    #expect(status == "done")
    rig.advance(by: 1.1)
    #expect(status == "still")
    #expect(rig.state.shown?.status == "still")
  }

  @Test mutating func aDismissalEndsThemAllAndLaterUpdatesDoNothing() {
    expect((.begin("a"), "a"), (.begin("b"), "b"), (.dismiss(), nil))
    expect((.update(1, status: "c"), nil), (.updateProgress(1, 0.5), nil), (.end(1), nil))
    expect((.show("d"), "d"), (.end(1), "d"))
  }

  @Test(arguments: [Call.begin("scoped"), .show("counted")])
  mutating func aNewTextIsForTheNewestWorkAlsoBehindAMessage(_ work: Call) {
    rig.call(.begin("older"))
    rig.state.configuration.messagePolicy = .queue
    rig.call(.success("No connection"))
    rig.call(work)
    rig.call(.setStatus("50 %"))
    rig.call(.setDetails("of 3 MB"))
    #expect(status == "No connection" && content?.details == nil)
    #expect(rig.state.requests.work.contents.map(\.status) == ["older", "50 %"])
    #expect(rig.state.requests.work.contents.map(\.details) == [nil, "of 3 MB"])
  }

  @Test(
    arguments: [[], [.show("over"), .dismiss(at: 9), .show("over"), .popActivity]] as [[Call]])
  mutating func aNewTextIsForTheMessageIfNoWorkRuns(_ calls: [Call]) {
    for call in calls { rig.call(call) }
    rig.call(.success("Saving"))
    rig.call(.setStatus("Saved"))
    #expect(status == "Saved")
  }

  @Test mutating func theyCountAsRunningButAreNotPopped() {
    expect((.begin("a"), "a"), (.popActivity, "a"), (.show("b"), "b"))
    #expect(rig.state.requests.activityCount == 2)
    expect((.popActivity, "a"), (.popActivity, "a"))
    #expect(rig.state.requests.activityCount == 1)
    expect((.end(1), nil))
    #expect(rig.state.requests.activityCount == 0)
  }

  @Test mutating func theCountedActivityBecomesTheNewestWithEachCall() {
    expect((.show("counted"), "counted"), (.begin("scoped"), "scoped"), (.show("again"), "again"))
    expect((.setStatus("changed"), "changed"), (.end(2), "changed"))
    expect((.popActivity, "changed"), (.popActivity, nil))
  }

  @Test mutating func detailsAndProgressComeAndGo() {
    let id = rig.call(.begin("a"))
    rig.call(.updateDetails(id, "1 of 2"))
    #expect(content?.details == "1 of 2")
    rig.call(.setDetails(""))
    #expect(content?.details == nil)
    let kinds: [(Double?, HUDContent.Kind)] = [
      (0.25, .progress(0.25)), (.nan, .progress(0)), (nil, .activity),
    ]
    for (progress, kind) in kinds {
      rig.call(.updateProgress(id, progress))
      #expect(content?.kind == kind)
    }
  }

  @Test mutating func theLastEndTakesAPendingDismissalAlong() {
    let id = rig.call(.begin("a"))
    rig.call(.dismiss(at: 1) {})
    rig.call(.end(id))
    #expect(content == nil)
    #expect(rig.state.nextDeadline == nil)
    rig.turn()
    #expect(rig.completions.count == 1)
  }

  /// A call from another thread causes an update of its own.
  @Test mutating func workInPlaceOfOtherWorkNeedsNoDeadline() {
    rig.call(.show("a"))
    rig.turn()
    rig.advance(by: 1)
    rig.call(.show("b"))
    #expect(rig.state.nextDeadline == nil)
  }
}
