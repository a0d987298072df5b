// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Scoped activities that know how far they are, and whether they run.
@MainActor @Suite(.globalHUD) struct ActivityProgressTests {
  private let it = HUDScreen()

  // MARK: Numbers

  @Test func aNumberMayBeACGFloat() async throws {
    let activity = StatusHUD.beginActivity(progress: CGFloat(0.75))
    #expect(try await it.settledRing() == 0.75)
    activity.update(progress: CGFloat(0.5))
    #expect(try await it.settledRing() == 0.5)
    activity.update(progress: nil)
    #expect(try await it.settledRing() == nil)
    activity.update(progress: 0.125)
    #expect(try await it.settledRing() == 0.125)
    activity.update(progress: .nan)
    #expect(try await it.settledRing() == 0)
    activity.end()
  }

  // MARK: isRunning

  @Test func itRunsUntilItEnds() {
    let activity = StatusHUD.beginActivity()
    let other = StatusHUD.beginActivity()
    #expect(activity.isRunning && other.isRunning)
    activity.end()
    #expect(!activity.isRunning && other.isRunning)
    activity.end()
    activity.update(status: "a")
    activity.update(progress: 0.5)
    activity.follow(Progress(totalUnitCount: 10))
    #expect(!activity.isRunning)
    other.end()
    #expect(!other.isRunning)
  }

  @Test func itRunsUntilADismissal() async {
    let activity = StatusHUD.beginActivity()
    StatusHUD.dismiss()
    #expect(!activity.isRunning)
    StatusHUD.show()
    #expect(!activity.isRunning)
    await it.advance(by: 1)
    #expect(!activity.isRunning)
  }

  /// Counted work and messages are none of its business.
  @Test func itRunsBehindOtherWork() async {
    let activity = StatusHUD.beginActivity()
    StatusHUD.show()
    StatusHUD.popActivity()
    StatusHUD.popActivity()
    StatusHUD.show(.success("a", duration: 1))
    #expect(activity.isRunning)
    await it.advance(by: 2)
    #expect(activity.isRunning && StatusHUD.isVisible)
    activity.end()
  }
}

/// Scoped activities that follow a `Progress`.
@MainActor @Suite(.globalHUD) struct ActivityFollowingTests {
  private let it = HUDScreen()
  private let progress = Progress(totalUnitCount: 10)

  @Test func aProgressIsSeenWithoutACallUntilItIsOver() async throws {
    let activity = StatusHUD.beginActivity(status: "a")
    progress.completedUnitCount = 1
    activity.follow(progress)
    #expect(try await it.settledRing() == 0.1)
    progress.completedUnitCount = 5
    #expect(try await it.settledRing() == 0.5)
    progress.completedUnitCount = 10
    #expect(try await it.settledRing() == nil)
    #expect(activity.isRunning && it.texts == ["a"] && StatusHUD.activityCount == 0)
    #expect(MediaClock.nextDeadline == nil, "nothing is read any more")
    activity.end()
    #expect(!StatusHUD.isVisible)
  }

  @Test(arguments: [false, true])
  func aProgressThatIsOverAlreadyChangesNothing(isCancelled: Bool) async throws {
    let activity = StatusHUD.beginActivity(progress: 0.3)
    if isCancelled { progress.cancel() } else { progress.completedUnitCount = 10 }
    activity.follow(progress)
    #expect(try await it.settledRing() == 0.3)
    #expect(MediaClock.nextDeadline == nil && activity.isRunning)
    activity.end()
  }

  @Test(arguments: [nil, 0.75]) func aNumberEndsTheFollowing(number: Double?) async throws {
    let activity = StatusHUD.beginActivity()
    activity.follow(progress)
    #expect(try await it.settledRing() == 0)
    activity.update(progress: number)
    progress.completedUnitCount = 5
    #expect(try await it.settledRing() == number)
    #expect(MediaClock.nextDeadline == nil)
    progress.completedUnitCount = 10
    #expect(try await it.settledRing() == number)
    activity.end()
  }

  /// Each of three works has its own, and the one that reappears has moved on.
  @Test func theNewestIsSeenAndTheOneBeforeReappearsWithItsValue() async throws {
    let (one, two, counted) = (progress, Progress(totalUnitCount: 10), Progress(totalUnitCount: 10))
    let first = StatusHUD.beginActivity(status: "first")
    first.follow(one)
    StatusHUD.showProgress(counted, status: "counted")
    let second = StatusHUD.beginActivity(status: "second")
    second.follow(two)
    (one.completedUnitCount, two.completedUnitCount, counted.completedUnitCount) = (1, 2, 3)
    #expect(try await it.settledRing() == 0.2)
    #expect(it.texts == ["second"])
    (one.completedUnitCount, two.completedUnitCount, counted.completedUnitCount) = (4, 5, 6)
    second.end()
    // One that stood still is read four times a second, and the screen changes with the next frame.
    await it.advance(by: 0.27)
    #expect(it.texts == ["counted"])
    #expect(try it.ring.progress == 0.6)
    (one.completedUnitCount, two.completedUnitCount, counted.completedUnitCount) = (7, 8, 10)
    await it.advance(by: 0.27)
    #expect(try it.ring.progress == 0.7)
    #expect(it.texts == ["first"] && StatusHUD.activityCount == 0)
    one.completedUnitCount = 9
    #expect(try await it.settledRing() == 0.9)
    first.end()
    #expect(!StatusHUD.isVisible)
    await it.advance(by: 11)
    #expect(MediaClock.nextDeadline == nil)
  }

  @Test func aDescriptionIsNotTheTextOfAnActivity() async throws {
    StatusHUD.configuration.showsProgressDescription = true
    let activity = StatusHUD.beginActivity(status: "a")
    activity.follow(DescribedProgress.make("3 of 10 files"))
    #expect(try await it.settledRing() == 0)
    #expect(it.texts == ["a"])
    activity.end()
  }
}

/// A `Progress` on screen.
@MainActor @Suite(.globalHUD) struct ProgressOnScreenTests {
  private let it = HUDScreen()
  private let progress = Progress(totalUnitCount: 10)

  @Test func itsChangesAndItsEndAreSeenWithoutACall() async throws {
    StatusHUD.showProgress(progress, status: "Copying", maskType: .black)
    await it.advance(by: 0.5)
    #expect(it.texts == ["Copying"] && it.takesTouch(at: .zero))
    #expect(try it.ring.progress == 0)
    progress.completedUnitCount = 4
    await it.advance(by: 0.5)
    #expect(try it.ring.progress == 0.4)
    progress.completedUnitCount = 10
    await it.advance(by: 0.5)
    #expect(StatusHUD.activityCount == 0)
    #expect(it.containers.isEmpty)
  }

  @Test func oneThatIsOverIsNotShown() {
    progress.completedUnitCount = 10
    StatusHUD.showProgress(progress)
    #expect(!StatusHUD.isVisible && StatusHUD.activityCount == 0)
  }

  @Test func oneThatStandsStillCostsNoFramesAndFewReadings() async {
    StatusHUD.showProgress(progress)
    await it.advance(by: 3)
    let (frames, deadline) = (it.screen.renderedFrameCount, MediaClock.nextDeadline ?? 0)
    #expect(deadline - CACurrentMediaTime() <= ProgressFollower.longestInterval)
    await it.advance(by: 10)
    #expect(it.screen.renderedFrameCount == frames)
  }

  @Test func itsDescriptionIsTheTextWhenAskedFor() async {
    let progress = DescribedProgress.make("3 of 10 files")
    StatusHUD.showProgress(progress)
    await it.advance(by: 0.5)
    #expect(it.texts.isEmpty)
    StatusHUD.configuration.showsProgressDescription = true
    StatusHUD.showProgress(progress)
    await it.advance(by: 0.5)
    #expect(it.texts == ["3 of 10 files"])
    progress.text = "4 of 10 files"
    await it.advance(by: 0.5)
    #expect(it.texts == ["4 of 10 files"])
    StatusHUD.showProgress(progress, status: "Mine")
    await it.advance(by: 0.5)
    #expect(it.texts == ["Mine"])
  }
}
