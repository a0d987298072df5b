// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A `Progress` on screen.
@MainActor @Suite(.globalHUD) struct ProgressOnScreenTests {
  private let it = HUDScreen()
  private let progress = Progress(totalUnitCount: 10)

  @Test func itsChangesAndItsEndAreSeenWithoutACall() async throws {
    StatusHUD.showProgress(progress, status: "Copying", maskType: .black)
    await it.advance(by: 0.5)
    #expect(it.texts == ["Copying"] && it.takesTouch(at: .zero))
    #expect(try it.bezel.ring.progress == 0)
    progress.completedUnitCount = 4
    await it.advance(by: 0.5)
    #expect(try it.bezel.ring.progress == 0.4)
    progress.completedUnitCount = 10
    await it.advance(by: 0.5)
    #expect(StatusHUD.activityCount == 0)
    #expect(it.containers.isEmpty)
  }

  @Test func aCancellationDuringGraceTimeShowsNothing() async {
    StatusHUD.configuration.graceTime = 2
    StatusHUD.showProgress(progress)
    await it.advance(by: 0.5)
    progress.cancel()
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible)
  }

  @Test func oneThatIsOverIsNotShown() {
    progress.completedUnitCount = 10
    StatusHUD.showProgress(progress)
    #expect(!StatusHUD.isVisible && StatusHUD.activityCount == 0)
  }

  @Test func itsEndIsSeenWhileSomethingElseIsShown() async {
    StatusHUD.showProgress(progress)
    let activity = StatusHUD.beginActivity(status: "Scoped")
    await it.advance(by: 0.5)
    #expect(it.texts == ["Scoped"] && StatusHUD.activityCount == 1)
    progress.completedUnitCount = 10
    await it.advance(by: 0.5)
    #expect(it.texts == ["Scoped"] && StatusHUD.activityCount == 0)
    // Nothing is read any more.
    #expect(MediaClock.nextDeadline == nil)
    activity.end()
  }

  @Test func oneThatStandsStillCostsNoFramesAndFewReadings() async {
    StatusHUD.showProgress(progress)
    await it.advance(by: 3)
    let (frames, deadline) = (it.screen.renderedFrameCount, MediaClock.nextDeadline ?? 0)
    #expect(deadline - CACurrentMediaTime() <= ProgressFollower.longestInterval)
    await it.advance(by: 10)
    #expect(it.screen.renderedFrameCount == frames)
  }

  @Test func aNumberInItsPlaceEndsTheReading() async {
    StatusHUD.showProgress(progress)
    await it.advance(by: 1)
    StatusHUD.showProgress(0.5)
    await it.advance(by: 1)
    #expect(MediaClock.nextDeadline == nil)
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
