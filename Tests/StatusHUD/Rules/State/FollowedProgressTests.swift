// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// An observed `Progress` counts once, until it ends.
@Suite struct FollowedProgressTests {
  private let progress = Progress(totalUnitCount: 4)
  private var rig = StateRig()

  private var content: HUDContent? { rig.state.content }
  private var count: Int { rig.state.requests.activityCount }

  /// Reads one that may be observed no longer.
  private mutating func sample(_ progress: Progress) {
    rig.call(.sample([ProgressSample(of: progress, isDescribed: false)]))
  }

  @Test mutating func itEndsWhenItIsCanceled() {
    rig.call(.follow(progress))
    rig.sample()
    #expect(count == 1)
    progress.cancel()
    rig.sample()
    #expect(count == 0 && content == nil)
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

  /// What was onscreen at the call stays for the delay of a dismissal, as a number does.
  @Test(arguments: [true, false])
  mutating func itsEndDoesNotShortenADelayedDismissal(isFollowed: Bool) {
    progress.completedUnitCount = 2
    rig.turn(isFollowed ? .follow(progress) : .progress(0.5))
    rig.turn(.dismiss(at: 3))
    progress.completedUnitCount = 4
    rig.sample()
    rig.turn()
    rig.advance(by: 2.9)
    #expect(rig.state.shown?.kind == .progress(0.5) && rig.state.stage == .visible)
    rig.advance(by: 0.5)
    #expect(!rig.isOverlayUp && count == 0)
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
