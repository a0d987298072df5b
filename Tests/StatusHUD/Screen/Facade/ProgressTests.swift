// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A followed `Progress` on screen; what is expected is what `showProgress(_:)` documents.
@MainActor @Suite(.exclusiveScreen) struct ProgressTests {
  private let progress = Progress(totalUnitCount: 10)

  private var shown: HUDContent.Kind? {
    StatusHUD.store.read { intent, _ in intent.content?.kind }
  }

  @Test func changesAreSeenWithoutACall() async {
    await HUDScreen.run { it in
      StatusHUD.showProgress(progress, status: "Copying")
      await it.advance(by: 0.5)
      #expect(shown == .progress(0))
      progress.completedUnitCount = 4
      await it.advance(by: 0.5)
      #expect(shown == .progress(0.4))
      #expect(it.texts == ["Copying"])
    }
  }

  @Test func theHUDLeavesWhenItIsFinished() async {
    await HUDScreen.run { it in
      StatusHUD.showProgress(progress)
      await it.advance(by: 0.5)
      progress.completedUnitCount = 10
      await it.advance(by: 0.5)
      #expect(StatusHUD.activityCount == 0)
      #expect(it.overlays.isEmpty)
    }
  }

  @Test func theHUDLeavesWhenItIsCancelledDuringGraceTime() async {
    await HUDScreen.run { it in
      StatusHUD.configure { $0.graceTimeInterval = 2 }
      StatusHUD.showProgress(progress)
      await it.advance(by: 0.5)
      progress.cancel()
      await it.advance(by: 3)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func itsEndIsSeenWhateverIsShownInItsPlace() async {
    await HUDScreen.run { it in
      StatusHUD.showProgress(progress, status: "Copying")
      await it.advance(by: 0.5)
      let activity = StatusHUD.beginActivity(status: "Scoped")
      StatusHUD.show(status: "Counted")
      StatusHUD.popActivity()
      activity.update(status: "Still")
      await it.advance(by: 0.5)
      #expect(it.texts == ["Counted"])
      progress.completedUnitCount = 10
      await it.advance(by: 0.5)
      #expect(StatusHUD.activityCount == 0)
      #expect(it.texts == ["Still"])
      // Nothing is followed any more.
      #expect(MediaClock.nextDeadline == nil)
      activity.end()
      await it.advance(by: 0.5)
      #expect(it.overlays.isEmpty)
    }
  }

  @Test func oneThatStandsStillCostsNoFrameAndFewReadings() async {
    await HUDScreen.run { it in
      StatusHUD.showProgress(progress)
      await it.advance(by: 3)
      let (frames, deadline) = (it.screen.renderedFrameCount, MediaClock.nextDeadline ?? 0)
      #expect(deadline - CACurrentMediaTime() <= ProgressFollower.longestInterval)
      await it.advance(by: 10)
      #expect(it.screen.renderedFrameCount == frames)
    }
  }

  @Test func nothingIsReadWhenNothingIsFollowed() async {
    await HUDScreen.run { it in
      StatusHUD.showProgress(progress)
      await it.advance(by: 1)
      StatusHUD.showProgress(0.5)
      await it.advance(by: 1)
      #expect(MediaClock.nextDeadline == nil)
    }
  }

  @Test func itsDescriptionIsTheTextWhenAskedFor() async {
    await HUDScreen.run { it in
      StatusHUD.configure { $0.showsProgressDescription = true }
      let progress = DescribedProgress.make("3 of 10 files")
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
}
