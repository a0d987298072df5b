// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Ways through a presentation of which SVProgressHUD told too much or too little, and what is
/// posted here: by rule 5 of the article “Architecture”, a notification for each transition that
/// happens. Codes are of `Tests/DEFECTS.md`.
@MainActor @Suite(.exclusiveScreen) struct NotificationDefectTests {
  private let appearance = ["willAppear a", "didAppear a"]
  private let disappearance = ["willDisappear a", "didDisappear a"]

  /// What is posted from `body` on, and when the closures of its dismissals run.
  private func posted(
    _ body: (HUDScreen, NotificationLog) async -> Void
  ) async -> [String] {
    var entries: [String] = []
    await HUDScreen.run { it in
      let log = NotificationLog()
      await body(it, log)
      await it.advance(by: 5)
      entries = log.entries
    }
    return entries
  }

  private func dismiss(after delay: Double = 0, _ log: NotificationLog) {
    StatusHUD.dismiss(after: delay) { log.note("closure") }
  }

  @Test func shownAndDismissed() async {
    let entries = await posted { it, log in
      StatusHUD.show(status: "a")
      await it.advance(by: 1)
      dismiss(log)
    }
    #expect(entries == appearance + disappearance + ["closure"])
  }

  @Test func updatedWhileVisible() async {
    let entries = await posted { it, _ in
      StatusHUD.show(status: "a")
      await it.advance(by: 1)
      StatusHUD.showProgress(0.5, status: "b")
      await it.advance(by: 1)
      StatusHUD.setStatus(nil)
    }
    #expect(entries == appearance)
  }

  @Test func dismissedInTheFadeIn() async {
    let entries = await posted { it, log in
      StatusHUD.show(status: "a")
      await it.advance(by: 0.05)
      dismiss(log)
    }
    #expect(entries == ["willAppear a"] + disappearance + ["closure"])
  }

  /// C4: the closure and the notification of the end were lost. The end does not come, so only the
  /// closure does.
  @Test func c4ShownInTheFadeOut() async {
    let entries = await posted { it, log in
      StatusHUD.show(status: "a")
      await it.advance(by: 1)
      dismiss(log)
      await it.advance(by: 0.05)
      StatusHUD.show(status: "a")
    }
    #expect(
      entries.filter { $0 != "closure" } == appearance + ["willDisappear a"] + appearance)
    #expect(entries.filter { $0 == "closure" }.count == 1)
  }

  @Test func dismissedInGraceTime() async {
    let entries = await posted { it, log in
      StatusHUD.configure { $0.graceTimeInterval = 1 }
      StatusHUD.show(status: "a")
      await it.advance(by: 0.5)
      dismiss(log)
    }
    #expect(entries == ["closure"])
  }

  /// C7: the end was announced for a HUD that was not there.
  @Test func c7DismissedWhenHidden() async {
    #expect(await posted { dismiss($1) } == ["closure"])
  }

  /// C7: the end was announced when the delay began.
  @Test func c7DismissedLater() async {
    let entries = await posted { it, log in
      StatusHUD.show(status: "a")
      await it.advance(by: 1)
      dismiss(after: 1, log)
      await it.advance(by: 0.99)
      log.note("the delay is nearly over")
    }
    #expect(
      entries == appearance + ["the delay is nearly over"] + disappearance + ["closure"])
  }

  /// C5: the timer of a message outlived its dismissal, and told the end once more.
  @Test func c5AMessageThatIsDismissedEndsOnce() async {
    let entries = await posted { it, log in
      StatusHUD.showSuccess(status: "a", duration: 1)
      await it.advance(by: 0.5)
      dismiss(log)
      await it.advance(by: 0.2)
      log.note("gone")
    }
    #expect(entries == appearance + disappearance + ["closure", "gone"])
  }

  /// C7: one of them had no object, the others the HUD. Here none has: there is only one HUD.
  @Test func c7AllAreAlike() async {
    final class Box: @unchecked Sendable {
      // Touched on the main thread alone: that is what is posted on.
      var objects: [Bool] = []
      var infos: [[AnyHashable: Any]?] = []
    }
    let box = Box()
    let tokens = [
      StatusHUD.willAppearNotification, StatusHUD.didAppearNotification,
      StatusHUD.willDisappearNotification, StatusHUD.didDisappearNotification,
    ].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        box.objects.append($0.object != nil)
        box.infos.append($0.userInfo)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    _ = await posted { it, log in
      StatusHUD.show(status: "")
      await it.advance(by: 1)
      dismiss(log)
    }
    #expect(box.objects == [false, false, false, false])
    // An empty text is no text.
    #expect(box.infos.allSatisfy { $0 == nil })
  }
}
