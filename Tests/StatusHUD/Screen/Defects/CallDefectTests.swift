// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Defects of SVProgressHUD's calls, named after their rows in `Tests/DEFECTS.md`: what was asked
/// for, from where, and what was answered.
@MainActor @Suite(.exclusiveScreen) struct CallDefectTests {
  /// Off the bezel, so that only a mask takes a touch there.
  private let corner = CGPoint(x: 10, y: 10)

  /// Row 7: calls from the background crashed, and came in another order.
  @Test func row7EveryCallMayComeFromEveryThread() async {
    await HUDScreen.run { it in
      let log = NotificationLog()
      DispatchQueue.concurrentPerform(iterations: 8) { @Sendable thread in
        for index in 0..<50 { Self.callEverything("\(thread) \(index)", log) }
      }
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        StatusHUD.show(status: "a")
        StatusHUD.setStatus("b")
        StatusHUD.dismiss()
        StatusHUD.showText("the last", duration: 100)
      }
      group.wait()
      await it.advance(by: 1)
      #expect(it.texts == ["the last"])
      #expect(log.entries.filter { $0 == "closure" }.count == 8 * 50)
    }
  }

  private nonisolated static func callEverything(_ status: String, _ log: NotificationLog) {
    StatusHUD.show(status: status, maskType: .black)
    StatusHUD.showProgress(0.5, status: status)
    StatusHUD.showProgress(Progress(totalUnitCount: 3))
    StatusHUD.popActivity()
    StatusHUD.showInfo(status: status)
    StatusHUD.showSuccess(status: status, duration: 1)
    StatusHUD.showError(status: nil)
    StatusHUD.showText(status)
    StatusHUD.setStatus(status)
    let activity = StatusHUD.beginActivity(status: status)
    activity.update(progress: 0.3)
    activity.update(status: nil)
    activity.end()
    StatusHUD.configure { $0.ringRadius = 20 }
    StatusHUD.configuration.ringThickness = 3
    if StatusHUD.isVisible || StatusHUD.activityCount > 0 {
      StatusHUD.dismiss(after: StatusHUD.displayDuration(for: status)) { log.note("closure") }
    } else {
      StatusHUD.dismiss { log.note("closure") }
    }
  }

  /// Row 12: the default mask was read late, could not be read by the app, and no call had its own.
  @Test func row12TheMaskIsTheOneOfTheCall() async {
    await HUDScreen.run { it in
      let kept = StatusHUD.configuration.maskType
      StatusHUD.configure { $0.maskType = .black }
      StatusHUD.show()
      StatusHUD.configure { $0.maskType = kept }
      await it.advance(by: 0.5)
      #expect(it.screen.view(at: corner) != nil)

      StatusHUD.show()
      await it.advance(by: 0.5)
      #expect(it.screen.view(at: corner) == nil)

      StatusHUD.showSuccess(status: "a", maskType: .clear)
      await it.advance(by: 0.5)
      #expect(it.screen.view(at: corner) != nil)
      #expect(StatusHUD.configuration.maskType == .none)
    }
  }

  /// Row 40: whether it is shown was what the alpha of a view happened to be.
  @Test func row40IsVisibleIsWhatWasAskedFor() async {
    await HUDScreen.run { it in
      StatusHUD.configure { $0.graceTimeInterval = 0.2 }
      #expect(!StatusHUD.isVisible)
      StatusHUD.show()
      #expect(StatusHUD.isVisible)
      await it.advance(by: 0.1)
      #expect(StatusHUD.isVisible && it.overlays.isEmpty)
      await it.advance(by: 0.5)
      #expect(StatusHUD.isVisible && it.overlays.count == 1)
      StatusHUD.dismiss()
      #expect(!StatusHUD.isVisible)
      await it.advance(by: 0.05)
      #expect(!StatusHUD.isVisible && it.overlays.count == 1)
      await it.advance(by: 0.5)
      #expect(!StatusHUD.isVisible && it.overlays.isEmpty)
    }
  }

  /// Row 45: a show was lost on a main thread that was busy afterwards. The picture waits for it,
  /// the intent does not.
  @Test func row45AShowBeforeABusyMainThreadIsKept() async {
    await HUDScreen.run { it in
      StatusHUD.show(status: "Before")
      // Nothing has had a turn yet, as while work occupies the main thread.
      #expect(StatusHUD.isVisible && StatusHUD.activityCount == 1)
      StatusHUD.setStatus("After")
      await it.advance(by: 0.5)
      #expect(it.texts == ["After"])
      // Work that leaves the main thread to others is what makes it visible meanwhile.
      await StatusHUD.withActivity(status: "Meanwhile") {
        await it.advance(by: 0.5)
        #expect(it.texts == ["Meanwhile"])
      }
    }
  }

  /// Row 46: settings of an appearance proxy had no effect on the first HUD.
  @Test func row46TheFirstFrameHasTheConfiguration() async {
    await HUDScreen.run { it in
      StatusHUD.configure {
        $0.fadeInAnimationDuration = 0
        $0.backgroundColor = .red
      }
      StatusHUD.show()
      await it.advance(by: 0)
      // In the bezel of 84 x 84 around (160, 160), above its ring of 60.
      #expect(PixelReader(it.screen.image()).straight(160, 124) == Pixel(255, 0, 0))
    }
  }

  /// C23: asking for the state put views in their places and drew them anew.
  @Test(arguments: [false, true])
  func c23AskingChangesNothing(isShown: Bool) async {
    await HUDScreen.run { it in
      if isShown { StatusHUD.showText("a", duration: 100) }
      await it.advance(by: 1)
      let log = NotificationLog()
      let (frames, windows) = (it.screen.renderedFrameCount, it.screen.windowScene.windows)
      for _ in 0..<10 {
        #expect(StatusHUD.isVisible == isShown)
        #expect(StatusHUD.activityCount == 0)
        #expect(StatusHUD.displayDuration(for: "a") == 5)
        #expect(StatusHUD.configuration.ringRadius == 18)
        await it.advance(by: 0.1)
      }
      #expect(it.screen.renderedFrameCount == frames)
      #expect(it.screen.windowScene.windows == windows)
      #expect(log.entries.isEmpty)
    }
  }
}
