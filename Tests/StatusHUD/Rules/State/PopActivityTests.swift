// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// `popActivity` ends the counted work that began last, and nothing else.
@Suite struct PopActivityTests {
  private let progress = Progress(totalUnitCount: 4)
  private var rig = StateRig()

  private var count: Int { rig.state.activityCount }
  private var kind: HUDContent.Kind? { rig.state.content?.kind }

  private mutating func call(_ calls: HUDStateMachine.Call...) {
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

  @Test mutating func aFollowedProgressIsNoLongerFollowed() {
    rig.call(.show("work"))
    let id = rig.call(.follow(progress))
    call(.popActivity)
    #expect(count == 1)
    #expect(kind == .activity)
    #expect(rig.state.followed.isEmpty)
    progress.cancel()
    call(.sample(ProgressSample(of: FollowedProgress(progress: progress)), of: id))
    #expect(count == 1, "its end takes nothing")
    #expect(rig.state.content != nil)
  }

  @Test mutating func aFollowedProgressThatIsPoppedCanBeShownAgain() {
    call(.show("work"), .follow(progress), .popActivity, .follow(progress))
    #expect(count == 2)
    #expect(rig.state.followed.first?.progress === progress)
    progress.completedUnitCount = 4
    for followed in rig.state.followed {
      call(.sample(ProgressSample(of: followed), of: followed.id))
    }
    #expect(count == 1)
  }

  @Test mutating func aScopedActivityThatIsShownMeanwhileChangesNothing() {
    call(.show("work"), .progress(0.4))
    let scoped = rig.call(.begin("scoped"))
    call(.popActivity)
    #expect(count == 1)
    #expect(rig.state.content?.id == scoped)
    call(.end(scoped))
    #expect(kind == .activity)
    call(.progress(0.1))
    #expect(count == 2)
  }

  // MARK: Progress that is older

  @Test mutating func progressGoesOnWhenTheWorkThatBeganAfterItEnds() {
    call(.show("a"), .progress(0.1), .show("b"), .popActivity)
    #expect(count == 2)
    call(.progress(0.2))
    #expect(count == 2, "it is the same progress")
    #expect(kind == .progress(0.2))
  }

  @Test mutating func aFollowedProgressGoesOnToo() {
    call(.show("a"), .follow(progress), .show("b"), .popActivity)
    #expect(count == 2)
    #expect(rig.state.followed.first?.progress === progress)
    progress.completedUnitCount = 4
    for followed in rig.state.followed {
      call(.sample(ProgressSample(of: followed), of: followed.id))
    }
    #expect(count == 1)
  }

  @Test mutating func thePopAfterThatEndsIt() {
    call(.show("a"), .progress(0.1), .show("b"), .progress(0.2), .popActivity, .popActivity)
    #expect(count == 1)
    #expect(kind == .activity)
    call(.progress(0.3))
    #expect(count == 2)
  }

  /// A later value of progress isn't the beginning of other work.
  @Test mutating func aLaterValueDoesNotMakeProgressTheNewest() {
    call(.show("a"), .progress(0.1), .show("b"), .progress(0.2), .popActivity)
    #expect(count == 2)
    #expect(kind == .progress(0.2))
    call(.progress(0.3))
    #expect(count == 2)
  }

  @Test mutating func progressThatIsOverIsNotPopped() {
    call(.show("a"), .follow(progress), .show("b"))
    progress.cancel()
    for followed in rig.state.followed {
      call(.sample(ProgressSample(of: followed), of: followed.id))
    }
    #expect(count == 2)
    call(.popActivity)
    #expect(count == 1)
    #expect(kind == .activity)
  }
}
