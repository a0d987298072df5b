// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Defects of SVProgressHUD's times and closures, named after their rows in `Tests/DEFECTS.md`.
/// Fades take 0.15 s, as is the default.
@MainActor @Suite(.exclusiveScreen) struct TimeDefectTests {
  typealias Message = @Sendable (Double?) -> Void

  nonisolated static let messages: [(name: String, show: Message)] = [
    ("info", { StatusHUD.showInfo(status: "a", duration: $0) }),
    ("success", { StatusHUD.showSuccess(status: "a", duration: $0) }),
    ("error", { StatusHUD.showError(status: "a", duration: $0) }),
    ("image", { StatusHUD.showImage(UIImage(), status: "a", duration: $0) }),
    ("text", { StatusHUD.showText("a", duration: $0) }),
  ]

  /// Row 6: five seconds at least were too long for a word, and no call could say otherwise.
  @Test(arguments: messages.indices)
  func row6AMessageMayHaveItsOwnTime(index: Int) async {
    let (name, show) = Self.messages[index]
    await HUDScreen.run { it in
      show(1)
      await it.advance(by: 1.14)
      #expect(StatusHUD.isVisible, "\(name)")
      await it.advance(by: 0.02)
      #expect(!StatusHUD.isVisible, "\(name)")

      await it.advance(by: 1)
      StatusHUD.configure { $0.minimumDismissTimeInterval = 2 }
      show(nil)
      await it.advance(by: 2.14)
      #expect(StatusHUD.isVisible, "\(name)")
      await it.advance(by: 0.02)
      #expect(!StatusHUD.isVisible, "\(name)")
    }
  }

  /// Row 24: the least time holds the closure back with the HUD.
  @Test func row24TheLeastTimeDefersTheClosureToo() async {
    await HUDScreen.run { it in
      StatusHUD.configure {
        $0.graceTimeInterval = 0.3
        $0.minimumVisibleTimeInterval = 0.6
      }
      let log = NotificationLog()
      StatusHUD.show(status: "a")
      await it.advance(by: 0.2)
      StatusHUD.setStatus("b")
      await it.advance(by: 0.11)
      #expect(it.overlays.count == 1)
      StatusHUD.dismiss { log.note("closure") }
      // Until 0.3 + 0.6.
      await it.advance(by: 0.58)
      #expect(log.entries == ["willAppear b", "didAppear b"])
      await it.advance(by: 0.5)
      #expect(log.entries.suffix(3) == ["willDisappear b", "didDisappear b", "closure"])
    }
  }

  /// Row 25: the closure was lost when the HUD was shown again, and messages that leave by
  /// themselves told nobody.
  @Test func row25EveryClosureRunsExactlyOnce() async {
    await HUDScreen.run { it in
      let log = NotificationLog()
      StatusHUD.dismiss { log.note("! nothing was shown") }
      await it.advance(by: 0.1)
      StatusHUD.show()
      await it.advance(by: 0.5)
      StatusHUD.dismiss(after: 5) { log.note("! replaced") }
      StatusHUD.dismiss(after: 1) { log.note("! cancelled by a show") }
      StatusHUD.show()
      await it.advance(by: 0.5)
      StatusHUD.dismiss { log.note("! interrupted") }
      await it.advance(by: 0.05)
      StatusHUD.showSuccess(status: "a", duration: 1)
      await it.advance(by: 5)
      #expect(log.entries.last == "didDisappear a")
      StatusHUD.show()
      await it.advance(by: 0.5)
      StatusHUD.dismiss { log.note("! finished") }
      await it.advance(by: 10)
      #expect(
        log.entries.filter { $0.hasPrefix("!") } == [
          "! nothing was shown", "! replaced", "! cancelled by a show", "! interrupted",
          "! finished",
        ])
    }
  }
}
