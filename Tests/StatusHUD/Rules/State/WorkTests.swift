// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// The counting rules of the public interface.
@Suite struct CountingTests {
  private func requests(after calls: Call...) -> HUDRequests {
    var requests = HUDRequests()
    for call in calls { requests.make(call) }
    return requests
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/414"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1082"))
  func everyShowCountsAndEveryPopTakesOneAway() {
    #expect(requests(after: .show(), .show(), .show()).activityCount == 3)
    let popped = requests(after: .show(), .show(), .popActivity)
    #expect(popped.activityCount == 1)
    #expect(popped.content != nil)
    #expect(requests(after: .show(), .popActivity).content == nil)
  }

  @Test func popAtZeroDoesNothing() {
    #expect(requests(after: .popActivity, .show()).activityCount == 1)
    #expect(requests(after: .success(), .popActivity).content != nil)
  }

  @Test func enteringProgressCountsOnceWhateverItsFirstValue() {
    #expect(requests(after: .progress(0), .progress(0.5), .progress(1)).activityCount == 1)
    #expect(requests(after: .progress(0), .progress(0), .progress(0)).activityCount == 1)
    #expect(requests(after: .progress(0.3)).activityCount == 1)
    #expect(requests(after: .progress(0.3), .popActivity).content == nil)
    #expect(requests(after: .show(), .progress(0.3)).activityCount == 2)
  }

  @Test func laterValuesDoNotCountWhateverIsShownInBetween() {
    let values = requests(
      after: .progress(0.1), .show(), .progress(0.2), .show(), .progress(0.3))
    #expect(values.activityCount == 3)
    #expect(requests(after: .progress(0.1), .show(), .popActivity, .popActivity).content == nil)
  }

  @Test(
    arguments: [.popActivity, .dismiss(), .success(), .dismiss(at: 1)] as [Call])
  func progressIsEnteredAnewAfterTheEndOfTheCountedWork(_ end: Call) {
    #expect(requests(after: .progress(0.1), end, .show(), .progress(0.2)).activityCount == 2)
  }

  @Test(arguments: [(7, 1), (-7, 0), (.infinity, 1), (.nan, 0), (0.3, 0.3)] as [(Double, Double)])
  func progressIsClampedAndNaNIsZero(_ given: Double, _ shown: Double) {
    #expect(requests(after: .progress(given)).content?.kind == .progress(shown))
  }

  @Test func messagesEndCountedActivity() {
    #expect(requests(after: .show(), .show(), .success()).activityCount == 0)
    #expect(requests(after: .success(), .show()).activityCount == 1)
  }

  @Test func progressAfterACancelledDismissalCanBePopped() {
    let progress = requests(after: .progress(0.5), .dismiss(at: 1), .progress(0.6))
    #expect(progress.activityCount == 1)
    #expect(progress.dismissalTime == nil)
  }

  @Test func anEmptyTextIsNoText() {
    #expect(requests(after: .show("")).content?.status == nil)
    #expect(requests(after: .show("a"), .setStatus("")).content?.status == nil)
  }

  @Test func setStatusNeverShowsAndNeverCounts() {
    #expect(requests(after: .setStatus("a")).content == nil)
    let shown = requests(after: .show(), .setStatus("a"))
    #expect(shown.content?.status == "a")
    #expect(shown.activityCount == 1)
  }

  @Test func setStatusAppliesInTheOrderOfTheCalls() {
    #expect(requests(after: .show("a"), .setStatus("b")).content?.status == "b")
    #expect(requests(after: .setStatus("b"), .show("a")).content?.status == "a")
  }

  @Test func dismissEndsAllActivity() {
    #expect(requests(after: .show(), .show(), .dismiss()).activityCount == 0)
    #expect(requests(after: .show(), .dismiss(), .show()).activityCount == 1)
  }
}

/// `popActivity` ends the counted work that began last, and nothing else.
@Suite struct PopActivityTests {
  private let progress = Progress(totalUnitCount: 4)
  private var rig = StateRig()

  private var count: Int { rig.state.requests.activityCount }
  private var kind: HUDContent.Kind? { rig.state.content?.kind }

  private mutating func call(_ calls: Call...) {
    for call in calls { rig.call(call) }
    rig.turn()
  }

  // MARK: Progress that is the newest

  @Test mutating func theRingBecomesTheSpinnerWhileOtherWorkRuns() {
    call(.show("work"), .progress(0.4), .popActivity)
    #expect(count == 1)
    #expect(kind == .activity && rig.state.shown?.kind == .activity)
  }

  @Test mutating func theNextProgressCountsAndItsPopLeavesTheOtherWork() {
    call(.show("work"), .progress(0.4), .popActivity, .progress(0.1))
    #expect(count == 2)
    call(.popActivity)
    #expect(count == 1)
    #expect(rig.state.content != nil)
    call(.popActivity)
    #expect(count == 0)
    #expect(rig.state.content == nil)
  }

  /// An app never pops an observed `Progress`, so the pop ends the other work.
  @Test(arguments: [false, true])
  mutating func aFollowedProgressIsNotPoppedInPlaceOfOtherWork(isNewest: Bool) {
    if isNewest { rig.call(.show("work")) }
    let id = rig.call(.follow(progress))
    if !isNewest { rig.call(.show("work")) }
    call(.popActivity)
    #expect(count == 1)
    #expect(rig.state.requests.followed.first?.progress === progress)
    progress.cancel()
    call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: id))
    #expect(count == 0)
    #expect(rig.state.content == nil)
  }

  @Test mutating func aFollowedProgressThatIsAloneIsPopped() {
    let id = rig.call(.follow(progress))
    call(.popActivity)
    #expect(count == 0)
    #expect(rig.state.requests.followed.isEmpty)
    call(.show("work"))
    progress.cancel()
    call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: id))
    #expect(count == 1, "its end takes nothing")
  }

  // MARK: Progress that is older

  @Test mutating func progressGoesOnWhenTheWorkThatBeganAfterItEnds() {
    call(.show("a"), .progress(0.1), .show("b"), .popActivity)
    #expect(count == 2)
    call(.progress(0.2))
    #expect(count == 2, "it is the same progress")
    #expect(kind == .progress(0.2))
  }

  /// A later value of progress isn't the beginning of other work.
  @Test mutating func aLaterValueDoesNotMakeProgressTheNewest() {
    call(.show("a"), .progress(0.1), .show("b"), .progress(0.2), .popActivity)
    #expect(count == 2)
    #expect(kind == .progress(0.2))
    call(.progress(0.3))
    #expect(count == 2)
  }
}

/// An observed `Progress` counts once, until it ends.
@Suite struct FollowedProgressTests {
  private let progress = Progress(totalUnitCount: 4)
  private var rig = StateRig()

  private var content: HUDContent? { rig.state.content }

  /// Reads all observed `Progress` objects, as `ProgressFollower` does.
  private mutating func sample() {
    for followed in rig.state.requests.followed {
      rig.call(.sample(ProgressSample(of: followed), of: followed.id))
    }
  }

  @Test mutating func itsFractionIsShown() {
    rig.call(.follow(progress, "f"))
    #expect(content?.kind == .progress(0))
    progress.completedUnitCount = 1
    sample()
    #expect(content?.kind == .progress(0.25))
    #expect(content?.status == "f")
    #expect(rig.state.requests.activityCount == 1)
  }

  @Test(arguments: [false, true])
  mutating func itsEndTakesTheHUDAway(isCancelled: Bool) {
    rig.call(.follow(progress))
    if isCancelled { progress.cancel() } else { progress.completedUnitCount = 4 }
    sample()
    #expect(content == nil)
    #expect(rig.state.requests.activityCount == 0)
  }

  /// The end of a `Progress` decreases the count, even if the HUD shows something else.
  @Test(arguments: [false, true])
  mutating func itsEndIsSeenAfterAShow(isPoppedFirst: Bool) {
    rig.call(.follow(progress))
    rig.call(.show("s"))
    #expect(rig.state.requests.activityCount == 2)
    if isPoppedFirst { rig.call(.popActivity) }
    progress.completedUnitCount = 4
    sample()
    #expect(content?.status == (isPoppedFirst ? nil : "s"))
    if !isPoppedFirst { rig.call(.popActivity) }
    #expect(rig.state.requests.activityCount == 0)
    #expect(content == nil)
  }

  /// The end of a `Progress` that isn't counted any longer doesn't decrease the count.
  @Test(
    arguments: [.dismiss(), .dismiss(at: 9), .popActivity, .success("m")] as [Call])
  mutating func anEndOfWhatIsOverAlreadyDoesNothing(_ end: Call) {
    let id = rig.call(.follow(progress))
    rig.call(end)
    rig.call(.show("s"))
    #expect(rig.state.requests.followed.isEmpty)
    progress.cancel()
    rig.call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: id))
    #expect(rig.state.requests.activityCount == 1)
  }

  @Test mutating func indeterminateProgressIsTheSpinner() {
    let unknown = Progress(totalUnitCount: -1)
    rig.call(.follow(unknown))
    #expect(content?.kind == .activity)
    #expect(rig.state.requests.activityCount == 1)
    unknown.totalUnitCount = 2
    unknown.completedUnitCount = 1
    sample()
    #expect(content?.kind == .progress(0.5))
  }

  @Test mutating func anotherOneTakesItsPlaceWithoutCounting() {
    let first = rig.call(.follow(progress))
    let second = Progress(totalUnitCount: 2)
    rig.call(.follow(second))
    #expect(rig.state.requests.activityCount == 1)
    progress.cancel()
    rig.call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: first))
    #expect(content != nil)
    second.completedUnitCount = 2
    sample()
    #expect(content == nil)
  }

  @Test mutating func aNumberInItsPlaceIsNotFollowed() {
    rig.call(.follow(progress))
    rig.call(.progress(0.9))
    #expect(rig.state.requests.followed.isEmpty)
    #expect(rig.state.requests.activityCount == 1)
  }
}

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
    #expect(rig.state.requests.activityCount == 0)
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

  @Test mutating func detailsChangeAndGo() {
    let id = rig.call(.begin("a"))
    rig.call(.updateDetails(id, "1 of 2"))
    #expect(rig.state.content?.details == "1 of 2")
    rig.call(.setDetails(""))
    #expect(rig.state.content?.details == nil)
  }

  @Test mutating func anOlderOneMayEndFirst() {
    let first = rig.call(.begin("a"))
    let second = rig.call(.begin("b"))
    rig.call(.end(first))
    #expect(status == "b")
    rig.call(.end(second))
    #expect(rig.state.content == nil)
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

  @Test mutating func beginningOneCancelsADelayedDismissalButNotItsCount() {
    rig.call(.show("counted"))
    rig.call(.dismiss(at: 1) {})
    let id = rig.call(.begin("a"))
    rig.advance(by: 2)
    rig.turn()
    #expect(status == "a")
    #expect(rig.completions.count == 1)
    // The dismissal ended the counted work.
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
