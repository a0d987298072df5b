// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// When the closure of a message runs. Fades take 0.15 seconds, and messages stay for one.
@MainActor
@Suite(
  .globalHUD,
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/62"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/174"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/640"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/743"),
  .bug("https://github.com/relatedcode/ProgressHUD/issues/103"),
  .bug("https://github.com/kevin-hirsch/KVNProgress/issues/10"))
struct MessageCompletionTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  private func show(_ status: String, duration: Double = 1) {
    StatusHUD.show(.success(status, duration: duration)) { [log] in log.note("! \(status)") }
  }

  @Test func itRunsWhenTheMessageHasLeft() async {
    show("a")
    await it.advance(by: 1.2)
    #expect(log.entries == ["WillAppear a", "DidAppear a", "WillDisappear a"])
    await it.advance(by: 0.15)
    #expect(log.entries.suffix(2) == ["DidDisappear a", "! a"])
    await it.advance(by: 10)
    #expect(log.entries.count == 5)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/62"),
    arguments: [
      { StatusHUD.showText("b") }, { StatusHUD.show(status: "b") },
      { StatusHUD.showProgress(0.5, status: "b") },
    ] as [@Sendable () -> Void])
  func itRunsInTheNextTurnIfAnotherCallReplacesTheMessage(_ call: @Sendable () -> Void) async {
    show("a")
    await it.advance(by: 0.5)
    call()
    #expect(log.entries.last == "DidAppear a")
    await it.advance(by: 0)
    #expect(log.entries.last == "! a" && it.texts == ["b"])
  }

  @Test func itRunsIfTheUserNeverSawTheMessage() async {
    it.screen.setActivationState(.background)
    show("a")
    await it.advance(by: 0.2)
    await it.hide(for: 0.02)
    #expect(log.entries == ["! a"])
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0.02)
    show("b")
    StatusHUD.dismiss()
    show("c")
    StatusHUD.showText("d", duration: 0)
    await it.advance(by: 0.02)
    #expect(log.entries == ["! a", "WillAppear d", "! b", "! c"])
  }

  @Test(arguments: [0, 0.5])
  func aDismissalEndsTheMessage(delay: Double) async {
    show("a", duration: .infinity)
    await it.advance(by: 10)
    StatusHUD.dismiss(after: delay) { [log] in log.note("dismissed") }
    await it.advance(by: delay + 0.14)
    #expect(log.entries.last == "WillDisappear a")
    await it.advance(by: 0.02)
    #expect(log.entries.suffix(3) == ["DidDisappear a", "! a", "dismissed"])
  }
}
