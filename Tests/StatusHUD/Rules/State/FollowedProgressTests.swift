// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// A `Progress` counts once, and takes its count back when it is over.
@Suite struct FollowedProgressTests {
  private let progress = Progress(totalUnitCount: 4)
  private var rig = StateRig()

  private var content: HUDContent? { rig.state.content }

  /// What the follower does when it reads.
  private mutating func sample() {
    for followed in rig.state.followed {
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
    #expect(rig.state.activityCount == 1)
  }

  @Test(arguments: [false, true])
  mutating func itsEndTakesTheHUDAway(isCancelled: Bool) {
    rig.call(.follow(progress))
    if isCancelled { progress.cancel() } else { progress.completedUnitCount = 4 }
    sample()
    #expect(content == nil)
    #expect(rig.state.activityCount == 0)
  }

  @Test mutating func otherCountedWorkGoesOnAfterIt() {
    rig.call(.show("s"))
    rig.call(.follow(progress))
    #expect(rig.state.activityCount == 2)
    progress.cancel()
    sample()
    #expect(rig.state.activityCount == 1)
    #expect(content?.kind == .activity)
    #expect(rig.state.followed.isEmpty)
  }

  /// The count is the progress's to take back, whatever is shown in its place.
  @Test(arguments: [false, true])
  mutating func itsEndIsSeenAfterAShow(isPoppedFirst: Bool) {
    rig.call(.follow(progress))
    rig.call(.show("s"))
    #expect(rig.state.activityCount == 2)
    if isPoppedFirst { rig.call(.popActivity) }
    progress.completedUnitCount = 4
    sample()
    #expect(content?.status == (isPoppedFirst ? nil : "s"))
    if !isPoppedFirst { rig.call(.popActivity) }
    #expect(rig.state.activityCount == 0)
    #expect(content == nil)
  }

  @Test mutating func itsEndIsSeenBeneathAScopedActivity() {
    rig.call(.show("s"))
    rig.call(.follow(progress))
    let scoped = rig.call(.begin("scoped"))
    progress.completedUnitCount = 1
    sample()
    #expect(content?.status == "scoped")
    progress.completedUnitCount = 4
    sample()
    #expect(rig.state.activityCount == 1)
    rig.call(.end(scoped))
    // Not the ring of a progress that is over.
    #expect(content?.kind == .activity)
    rig.call(.popActivity)
    #expect(content == nil)
  }

  /// Its count is gone, so its end must not take another's.
  @Test(
    arguments: [.dismiss(), .dismiss(at: 9), .popActivity, .success("m")] as [HUDStateMachine.Call])
  mutating func anEndOfWhatIsOverAlreadyDoesNothing(_ end: HUDStateMachine.Call) {
    let id = rig.call(.follow(progress))
    rig.call(end)
    rig.call(.show("s"))
    #expect(rig.state.followed.isEmpty)
    progress.cancel()
    rig.call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: id))
    #expect(rig.state.activityCount == 1)
  }

  @Test mutating func indeterminateProgressIsTheSpinner() {
    let unknown = Progress(totalUnitCount: -1)
    rig.call(.follow(unknown))
    #expect(content?.kind == .activity)
    #expect(rig.state.activityCount == 1)
    unknown.totalUnitCount = 2
    unknown.completedUnitCount = 1
    sample()
    #expect(content?.kind == .progress(0.5))
  }

  @Test mutating func anotherOneTakesItsPlaceWithoutCounting() {
    let first = rig.call(.follow(progress))
    let second = Progress(totalUnitCount: 2)
    rig.call(.follow(second))
    #expect(rig.state.activityCount == 1)
    progress.cancel()
    rig.call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: first))
    #expect(content != nil)
    second.completedUnitCount = 2
    sample()
    #expect(content == nil)
  }

  @Test mutating func anotherOneIsEnteredAnewAfterItsEnd() {
    rig.call(.follow(progress))
    rig.call(.show("s"))
    progress.cancel()
    sample()
    #expect(rig.state.activityCount == 1)
    rig.call(.follow(Progress(totalUnitCount: 2)))
    #expect(rig.state.activityCount == 2)
  }

  @Test mutating func aNumberInItsPlaceIsNotFollowed() {
    rig.call(.follow(progress))
    rig.call(.progress(0.9))
    #expect(rig.state.followed.isEmpty)
    #expect(rig.state.activityCount == 1)
  }

  @Test mutating func anEndAfterADelayedDismissalTakesItAlong() {
    rig.call(.follow(progress))
    rig.call(.dismiss(at: 9) {})
    progress.cancel()
    sample()
    #expect(content == nil)
    rig.turn()
    #expect(rig.completions.count == 1)
  }
}
