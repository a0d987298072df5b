// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

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

  @Test func aProgressThatIsCancelledIsOver() async throws {
    let activity = StatusHUD.beginActivity(progress: 0.3)
    activity.follow(progress)
    #expect(try await it.settledRing() == 0)
    progress.cancel()
    #expect(try await it.settledRing() == nil)
    #expect(activity.isRunning)
    activity.end()
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

  @Test func anIndeterminateProgressIsASpinner() async throws {
    let progress = Progress(totalUnitCount: -1)
    let activity = StatusHUD.beginActivity(progress: 0.3)
    activity.follow(progress)
    #expect(try await it.settledRing() == nil)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(try await it.settledRing() == 0.25)
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

  @Test func anotherProgressTakesThePlaceOfTheFirst() async throws {
    let other = Progress(totalUnitCount: 4)
    let activity = StatusHUD.beginActivity()
    activity.follow(progress)
    #expect(try await it.settledRing() == 0)
    activity.follow(other)
    other.completedUnitCount = 1
    progress.completedUnitCount = 10
    #expect(try await it.settledRing() == 0.25, "the end of the first says nothing")
    activity.follow(progress)
    #expect(try await it.settledRing() == 0.25, "it is over")
    other.completedUnitCount = 4
    #expect(try await it.settledRing() == nil)
    activity.end()
  }

  @Test func theSameProgressAgainGoesOn() async throws {
    let activity = StatusHUD.beginActivity()
    for units in 1...3 as ClosedRange<Int64> {
      activity.follow(progress)
      progress.completedUnitCount = units
      #expect(try await it.settledRing() == Double(units) / 10)
    }
    activity.end()
  }

  @Test func textsChangeWhileAProgressIsFollowed() async throws {
    let activity = StatusHUD.beginActivity(status: "a")
    activity.follow(progress)
    activity.update(status: "b")
    activity.update(details: "c")
    progress.completedUnitCount = 5
    #expect(try await it.settledRing() == 0.5)
    #expect(try it.texts == ["b"] && it.bezel.detailsLabel.text == "c")
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
    // One that stood still is read four times a second.
    await it.advance(by: 0.25)
    #expect(it.texts == ["counted"])
    #expect(try it.bezel.ring.progress == 0.6)
    (one.completedUnitCount, two.completedUnitCount, counted.completedUnitCount) = (7, 8, 10)
    await it.advance(by: 0.25)
    #expect(try it.bezel.ring.progress == 0.7)
    #expect(it.texts == ["first"] && StatusHUD.activityCount == 0)
    one.completedUnitCount = 9
    #expect(try await it.settledRing() == 0.9)
    first.end()
    #expect(!StatusHUD.isVisible)
    await it.advance(by: 1)
    #expect(MediaClock.nextDeadline == nil)
  }

  @Test func oneThatIsOverBehindOtherWorkReappearsAsASpinner() async throws {
    let first = StatusHUD.beginActivity(status: "first")
    first.follow(progress)
    #expect(try await it.settledRing() == 0)
    let second = StatusHUD.beginActivity(status: "second", progress: 0.5)
    progress.completedUnitCount = 10
    #expect(try await it.settledRing() == 0.5)
    second.end()
    await it.advance(by: 0)
    #expect(it.texts == ["first"] && first.isRunning)
    #expect(try await it.settledRing() == nil)
    first.end()
  }

  @Test func itReappearsAfterAMessageWithItsValue() async throws {
    let activity = StatusHUD.beginActivity(status: "a")
    activity.follow(progress)
    #expect(try await it.settledRing() == 0)
    StatusHUD.show(.info("b", duration: 1))
    progress.completedUnitCount = 6
    await it.advance(by: 0.9)
    #expect(it.texts == ["b"])
    await it.advance(by: 0.2)
    #expect(try it.texts == ["a"] && it.bezel.ring.progress == 0.6)
    activity.end()
  }

  /// Both follow the same one: each for itself.
  @Test func twoActivitiesMayFollowOneProgress() async throws {
    let first = StatusHUD.beginActivity(status: "first")
    let second = StatusHUD.beginActivity(status: "second")
    StatusHUD.showProgress(progress, status: "counted")
    first.follow(progress)
    second.follow(progress)
    progress.completedUnitCount = 5
    #expect(try await it.settledRing() == 0.5)
    #expect(it.texts == ["counted"])
    StatusHUD.popActivity()
    progress.completedUnitCount = 6
    #expect(try await it.settledRing() == 0.6)
    second.end()
    progress.completedUnitCount = 7
    #expect(try await it.settledRing() == 0.7)
    #expect(it.texts == ["first"])
    first.end()
  }

  @Test func aDescriptionIsNotTheTextOfAnActivity() async throws {
    StatusHUD.configuration.showsProgressDescription = true
    let activity = StatusHUD.beginActivity(status: "a")
    activity.follow(DescribedProgress.make("3 of 10 files"))
    #expect(try await it.settledRing() == 0)
    #expect(it.texts == ["a"])
    activity.end()
  }

  @Test func anActivityThatIsOverFollowsNothing() async {
    let activity = StatusHUD.beginActivity()
    activity.end()
    weak var released: Progress?
    do {
      let progress = Progress(totalUnitCount: 2)
      released = progress
      activity.follow(progress)
    }
    #expect(!StatusHUD.isVisible && released == nil)
    await it.advance(by: 1)
    #expect(MediaClock.nextDeadline == nil)
  }

  @Test func aProgressIsReleasedWithItsActivity() async {
    weak var released: Progress?
    let activity = StatusHUD.beginActivity()
    do {
      let progress = Progress(totalUnitCount: 2)
      released = progress
      activity.follow(progress)
      await it.advance(by: 1)
    }
    #expect(released != nil)
    activity.end()
    await it.advance(by: 1)
    #expect(released == nil)
  }
}
