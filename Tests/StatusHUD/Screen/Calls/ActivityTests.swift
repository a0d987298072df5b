// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Scoped activities that know how far they are, and whether they run.
@MainActor @Suite(.globalHUD) struct ActivityTests {
  private let it = HUDScreen()
  private let progress = Progress(totalUnitCount: 10)

  @Test func itRunsUntilItEndsOrADismissal() {
    let (activity, other) = (StatusHUD.beginActivity(), StatusHUD.beginActivity())
    StatusHUD.popActivity()
    #expect(activity.isRunning && other.isRunning)
    activity.end()
    activity.update(status: "a")
    activity.update(progress: 0.5)
    activity.follow(progress)
    #expect(!activity.isRunning && other.isRunning)
    StatusHUD.dismiss()
    StatusHUD.show()
    #expect(!other.isRunning)
  }

  @Test func itEndsWithItsLastReference() {
    var activity: StatusHUD.Activity? = StatusHUD.beginActivity(status: "a")
    let other = activity
    activity = nil
    #expect(other?.isRunning == true && StatusHUD.status == "a")
    activity = StatusHUD.beginActivity(status: "b")
    activity = nil
    #expect(StatusHUD.status == "a")
    other?.end()
  }

  @Test func anActivityGetsItsButtonLaterAndLosesItAgain() async throws {
    let activity = StatusHUD.beginActivity(status: "a")
    let actions: [StatusHUD.CancelAction?] = [nil, {}, nil]
    for action in actions {
      let isCancellable = action != nil
      activity.update(onCancel: action)
      await it.advance(by: 0.5)
      #expect(try (it.bezel.existingButton != nil) == isCancellable)
      #expect(StatusHUD.cancel() == isCancellable && !StatusHUD.cancel())
    }
    activity.end()
    activity.update(onCancel: {})
    await it.advance(by: 0.5)
    #expect(!StatusHUD.isVisible && !StatusHUD.cancel())
  }

  // MARK: Following

  private var isFollowing: Bool { StatusHUD.store.read { !$0.requests.followed.isEmpty } }

  /// The description of the `Progress` doesn't replace a text of the app.
  @Test func aProgressIsSeenWithoutACallUntilItIsOver() async throws {
    StatusHUD.configuration.showsProgressDescription = true
    let progress = DescribedProgress.make("3 of 10 files")
    let activity = StatusHUD.beginActivity(status: "a")
    progress.completedUnitCount = 1
    activity.follow(progress)
    #expect(try await it.settledRing() == 0.1)
    progress.completedUnitCount = 5
    #expect(try await it.settledRing() == 0.5)
    progress.completedUnitCount = 10
    #expect(try await it.settledRing() == nil)
    #expect(activity.isRunning && it.texts == ["a"] && StatusHUD.activityCount == 1)
    #expect(!isFollowing, "nothing is read any more")
    activity.end()
    #expect(!StatusHUD.isVisible)
  }

  @Test(arguments: [false, true])
  func aProgressThatIsOverAlreadyIsASpinner(isCancelled: Bool) async throws {
    let activity = StatusHUD.beginActivity(progress: 0.3)
    if isCancelled { progress.cancel() } else { progress.completedUnitCount = 10 }
    activity.follow(progress)
    StatusHUD.showProgress(progress)
    #expect(try await it.settledRing() == nil)
    #expect(!isFollowing && activity.isRunning && StatusHUD.activityCount == 1)
    activity.end()
  }

  @Test(arguments: [nil, 0.75]) func aNumberEndsTheFollowing(number: Double?) async throws {
    let activity = StatusHUD.beginActivity()
    activity.follow(progress)
    #expect(try await it.settledRing() == 0)
    activity.update(progress: number)
    for count: Int64 in [5, 10] {
      progress.completedUnitCount = count
      #expect(try await it.settledRing() == number)
      #expect(!isFollowing)
    }
    activity.end()
  }

  /// Work that reappears has moved on.
  @Test func eachWorkFollowsItsOwn() async throws {
    let counted = Progress(totalUnitCount: 10)
    let activity = StatusHUD.beginActivity(status: "scoped")
    activity.follow(progress)
    StatusHUD.showProgress(counted, status: "counted")
    (progress.completedUnitCount, counted.completedUnitCount) = (1, 2)
    #expect(try await it.settledRing() == 0.2)
    #expect(it.texts == ["counted"])
    (progress.completedUnitCount, counted.completedUnitCount) = (7, 10)
    // One that stood still is read four times a second, and the screen changes with the next frame.
    await it.advance(by: 0.27)
    #expect(try it.ring.progress == 0.7 && it.texts == ["scoped"] && StatusHUD.activityCount == 1)
    activity.end()
    await it.advance(by: 11)
    #expect(!StatusHUD.isVisible && MediaClock.nextDeadline == nil)
  }

  // MARK: Counted progress

  /// Its description is the text when asked for.
  @Test func changesAndTheEndOfCountedProgressAreSeenWithoutACall() async throws {
    StatusHUD.configuration.showsProgressDescription = true
    StatusHUD.show()
    let progress = DescribedProgress.make("Copying")
    StatusHUD.showProgress(progress, maskType: .black)
    #expect(try await it.settledRing() == 0)
    #expect(it.texts == ["Copying"] && it.takesTouch(at: .zero))
    // One that stands still costs few readings, and no frames.
    await it.advance(by: 3)
    let (frames, deadline) = (it.screen.renderedFrameCount, MediaClock.nextDeadline ?? 0)
    #expect(deadline - CACurrentMediaTime() <= 0.25)
    await it.advance(by: 10)
    #expect(it.screen.renderedFrameCount == frames)
    (progress.completedUnitCount, progress.text) = (4, "4 of 10 files")
    await it.advance(by: 0.3)
    #expect(it.texts == ["4 of 10 files"])
    #expect(try await it.settledRing() == 0.4)
    StatusHUD.showProgress(progress, status: "Mine")
    await it.advance(by: 0.5)
    #expect(it.texts == ["Mine"])
    StatusHUD.showProgress(progress)
    progress.completedUnitCount = 10
    await it.advance(by: 0.5)
    #expect(StatusHUD.activityCount == 1 && it.texts.isEmpty)
  }
}
