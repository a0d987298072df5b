// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StatusHUD

/// A `Progress` in the intent: it counts once, and takes its count back when it is over.
@Suite struct FollowedProgressTests {
  private let progress = Progress(totalUnitCount: 4)
  private var intent = HUDIntent()

  private mutating func follow(_ progress: Progress, isDescribed: Bool = false) {
    let followed = FollowedProgress(progress: progress, isDescribed: isDescribed)
    intent.apply(
      .follow(followed, ProgressSample(of: followed), status: "f", maskType: .none))
  }

  /// What the follower does when it reads.
  private mutating func sample() {
    guard let counted = intent.countedProgress, let followed = counted.followed else { return }
    intent.apply(.sample(counted.id, ProgressSample(of: followed)))
  }

  @Test mutating func itsFractionIsShown() {
    follow(progress)
    #expect(intent.content?.kind == .progress(0))
    progress.completedUnitCount = 1
    sample()
    #expect(intent.content?.kind == .progress(0.25))
    #expect(intent.content?.status == "f")
    #expect(intent.activityCount == 1)
  }

  @Test(arguments: [false, true])
  mutating func itsEndTakesTheHUDAway(isCancelled: Bool) {
    follow(progress)
    if isCancelled { progress.cancel() } else { progress.completedUnitCount = 4 }
    sample()
    #expect(intent.content == nil)
    #expect(intent.activityCount == 0)
  }

  @Test mutating func otherCountedWorkGoesOnAfterIt() {
    intent.apply(.show(status: "s", maskType: .none))
    follow(progress)
    #expect(intent.activityCount == 2)
    progress.cancel()
    sample()
    #expect(intent.activityCount == 1)
    #expect(intent.content?.kind == .activity)
    #expect(intent.countedProgress?.followed == nil)
  }

  /// The count is the progress's to take back, whatever is shown in its place.
  @Test(arguments: [false, true])
  mutating func itsEndIsSeenAfterAShow(isPoppedFirst: Bool) {
    follow(progress)
    intent.apply(.show(status: "s", maskType: .none))
    #expect(intent.activityCount == 2)
    if isPoppedFirst { intent.apply(.popActivity) }
    progress.completedUnitCount = 4
    sample()
    #expect(intent.content?.status == (isPoppedFirst ? nil : "s"))
    if !isPoppedFirst { intent.apply(.popActivity) }
    #expect(intent.activityCount == 0)
    #expect(intent.content == nil)
  }

  @Test mutating func itsEndIsSeenBeneathAScopedActivity() {
    intent.apply(.show(status: "s", maskType: .none))
    follow(progress)
    intent.apply(.begin(status: "scoped", maskType: .none))
    let scoped = intent.lastID
    progress.completedUnitCount = 1
    sample()
    #expect(intent.content?.status == "scoped")
    progress.completedUnitCount = 4
    sample()
    #expect(intent.activityCount == 1)
    intent.apply(.end(scoped))
    // Not the ring of a progress that is over.
    #expect(intent.content?.kind == .activity)
    intent.apply(.popActivity)
    #expect(intent.content == nil)
  }

  /// Its count is gone, so its end must not take another's.
  @Test(
    arguments: [
      .dismiss(nil), .dismissAt(time: 9, nil), .popActivity,
      .message(nil, status: "m", duration: 1, maskType: .none),
    ] as [HUDCommand])
  mutating func anEndOfWhatIsOverAlreadyDoesNothing(_ end: HUDCommand) {
    follow(progress)
    let id = intent.lastID
    intent.apply(end)
    intent.apply(.show(status: "s", maskType: .none))
    #expect(intent.countedProgress == nil)
    progress.cancel()
    let followed = FollowedProgress(progress: progress, isDescribed: false)
    intent.apply(.sample(id, ProgressSample(of: followed)))
    #expect(intent.activityCount == 1)
  }

  @Test mutating func indeterminateProgressIsTheTurningRing() {
    let unknown = Progress(totalUnitCount: -1)
    follow(unknown)
    #expect(intent.content?.kind == .activity)
    unknown.totalUnitCount = 2
    unknown.completedUnitCount = 1
    sample()
    #expect(intent.content?.kind == .progress(0.5))
  }

  @Test mutating func anotherOneTakesItsPlaceWithoutCounting() {
    follow(progress)
    let second = Progress(totalUnitCount: 2)
    follow(second)
    #expect(intent.activityCount == 1)
    let id = intent.lastID
    progress.cancel()
    let first = FollowedProgress(progress: progress, isDescribed: false)
    intent.apply(.sample(id - 1, ProgressSample(of: first)))
    #expect(intent.content != nil)
    second.completedUnitCount = 2
    sample()
    #expect(intent.content == nil)
  }

  @Test mutating func anotherOneIsEnteredAnewAfterItsEnd() {
    follow(progress)
    intent.apply(.show(status: "s", maskType: .none))
    progress.cancel()
    sample()
    #expect(intent.activityCount == 1)
    follow(Progress(totalUnitCount: 2))
    #expect(intent.activityCount == 2)
  }

  @Test mutating func oneThatIsOverAlreadyDoesNothing() {
    progress.cancel()
    follow(progress)
    #expect(intent == HUDIntent())
  }

  @Test mutating func aNumberInItsPlaceIsNotFollowed() {
    follow(progress)
    intent.apply(.progress(0.9, status: nil, maskType: .none))
    #expect(intent.countedProgress?.followed == nil)
    #expect(intent.activityCount == 1)
  }

  @Test mutating func anEndAfterADelayedDismissalTakesItAlong() {
    follow(progress)
    intent.apply(.dismissAt(time: 9, 3))
    progress.cancel()
    sample()
    #expect(intent.content == nil)
    #expect(intent.takeTickets().ended == [3])
  }
}
