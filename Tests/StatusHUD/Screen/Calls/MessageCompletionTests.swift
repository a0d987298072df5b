// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
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
    #expect(log.entries == ["willAppear a", "didAppear a", "willDisappear a"])
    await it.advance(by: 0.15)
    #expect(log.entries.suffix(2) == ["didDisappear a", "! a"])
    await it.advance(by: 10)
    #expect(log.entries.count == 5)
  }

  @Test(arguments: ["message", "work", "progress", "activity"])
  func itRunsInTheNextTurnIfAnotherCallReplacesTheMessage(_ kind: String) async {
    show("a")
    await it.advance(by: 0.5)
    var activity: StatusHUD.Activity?
    switch kind {
    case "message": StatusHUD.showText("b")
    case "work": StatusHUD.show(status: "b")
    case "progress": StatusHUD.showProgress(0.5, status: "b")
    default: activity = StatusHUD.beginActivity(status: "b")
    }
    #expect(log.entries.last == "didAppear a")
    await it.advance(by: 0)
    #expect(log.entries.last == "! a" && it.texts == ["b"])
    activity?.end()
  }

  @Test func itRunsWhenWorkAppearsAgain() async {
    let activity = StatusHUD.beginActivity(status: "work")
    show("a")
    await it.advance(by: 1.1)
    #expect(it.texts == ["a"] && !log.entries.contains("! a"))
    await it.advance(by: 0.1)
    #expect(it.texts == ["work"] && log.entries.last == "! a")
    activity.end()
  }

  @Test func itRunsIfTheUserNeverSawTheMessage() async {
    StatusHUD.configuration.graceTime = 0.5
    show("a")
    await it.advance(by: 0.2)
    StatusHUD.dismiss()
    await it.advance(by: 0)
    #expect(log.entries == ["! a"])
    show("b")
    StatusHUD.dismiss()
    show("c")
    StatusHUD.showText("d", duration: 0)
    await it.advance(by: 0)
    #expect(log.entries == ["! a", "! b", "! c"])
  }

  @Test func withoutASceneItWaitsForTheMessage() async {
    it.screen.setActivationState(.background)
    show("a")
    await it.advance(by: 60)
    #expect(log.entries.isEmpty)
    StatusHUD.dismiss()
    await it.advance(by: 0)
    #expect(log.entries == ["! a"])
  }

  @Test(arguments: [0, 0.5])
  func aDismissalEndsTheMessage(delay: Double) async {
    show("a", duration: .infinity)
    await it.advance(by: 10)
    StatusHUD.dismiss(after: delay) { [log] in log.note("dismissed") }
    await it.advance(by: delay + 0.14)
    #expect(log.entries.last == "willDisappear a")
    await it.advance(by: 0.02)
    #expect(log.entries.suffix(3) == ["didDisappear a", "! a", "dismissed"])
  }

  @Test func ofAQueueEachRunsInItsTurn() async {
    StatusHUD.configuration.messagePolicy = .queue
    for status in ["a", "b", "c"] { show(status) }
    await it.advance(by: 1.1)
    #expect(log.entries == ["willAppear a", "didAppear a"])
    await it.advance(by: 0.1)
    #expect(log.entries.last == "! a")
    await it.advance(by: 1)
    #expect(log.entries.last == "! b")
    StatusHUD.dismiss()
    await it.advance(by: 1)
    #expect(log.entries.last == "! c")
  }

  /// One is on screen and 16 wait.
  @Test func aDroppedMessageIsOver() async {
    StatusHUD.configuration.messagePolicy = .queue
    for number in 0..<20 { show("\(number)", duration: 100) }
    await it.advance(by: 1)
    #expect(log.entries.filter { $0.hasPrefix("!") } == ["! 1", "! 2", "! 3"])
  }

  @Test func equalMessagesEndTogether() async {
    StatusHUD.configuration.messagePolicy = .queue
    for status in ["a", "b", "b"] { show(status) }
    await it.advance(by: 1.9)
    #expect(log.entries.filter { $0.hasPrefix("!") } == ["! a"])
    await it.advance(by: 1)
    #expect(log.entries.filter { $0.hasPrefix("!") } == ["! a", "! b", "! b"])
  }

  @Test func itMayShowTheNextMessage() async {
    StatusHUD.show(.success("a", duration: 1)) { [log] in
      log.note("! a")
      StatusHUD.show(.info("b", duration: 1)) { log.note("! b") }
    }
    await it.advance(by: 1.5)
    #expect(it.texts == ["b"])
    await it.advance(by: 2)
    #expect(log.entries.filter { $0.hasPrefix("!") } == ["! a", "! b"])
  }

  @Test func itRunsOnTheMainActorWhateverTheThread() async {
    await Task.detached { [log] in
      StatusHUD.show(.success("a", duration: 1)) {
        MainActor.assertIsolated()
        log.note("! a")
      }
    }.value
    await it.advance(by: 2)
    #expect(log.entries.last == "! a")
  }

  /// What the closure holds goes with it, and not under the lock of the library.
  @Test func theClosureIsReleased() async {
    final class Caller {
      deinit { StatusHUD.setStatus("gone") }
    }
    weak var caller: Caller?
    do {
      let kept = Caller()
      caller = kept
      StatusHUD.show(.text("a", duration: 1)) { withExtendedLifetime(kept) {} }
    }
    await it.advance(by: 0.5)
    #expect(caller != nil)
    await it.advance(by: 1)
    #expect(caller == nil)
  }
}
