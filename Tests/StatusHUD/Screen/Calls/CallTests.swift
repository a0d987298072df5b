// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Calls from any thread, in any order.
@MainActor @Suite(.globalHUD) struct CallTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/197"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/814"))
  func everyCallMayComeFromEveryThread() async {
    DispatchQueue.concurrentPerform(iterations: 8) { @Sendable [log] thread in
      for index in 0..<50 { Self.callEverything("\(thread) \(index)", log) }
    }
    StatusHUD.showText("the last", duration: 100)
    await it.advance(by: 0.5)
    #expect(it.texts == ["the last"])
    #expect(log.entries.count { $0 == "closure" } == 8 * 50)
    #expect(!log.entries.contains("still running"))
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
    activity.update(details: status)
    activity.update(onCancel: {})
    activity.follow(Progress(totalUnitCount: 3))
    activity.update(progress: nil)
    activity.end()
    if activity.isRunning { log.note("still running") }
    StatusHUD.show(.info(status, details: status, duration: .infinity))
    StatusHUD.setDetails(status)
    _ = (StatusHUD.status, StatusHUD.details, StatusHUD.stateDescription)
    StatusHUD.configure { $0.ringRadius = 20 }
    StatusHUD.configuration.ringThickness = 3
    if StatusHUD.isVisible || StatusHUD.activityCount > 0 {
      StatusHUD.dismiss(after: StatusHUD.displayDuration(for: status)) { log.note("closure") }
    } else {
      StatusHUD.dismiss { log.note("closure") }
    }
  }

  @Test func numbersOfAnyTypeAndFunctionValuesAreAccepted() async {
    var ends = 0
    StatusHUD.showProgress(Float(0.5))
    StatusHUD.showProgress(CGFloat(0.5), status: "a")
    StatusHUD.showProgress(1)
    #expect(StatusHUD.activityCount == 1)
    let activity = StatusHUD.beginActivity(progress: CGFloat(0.75))
    activity.update(progress: CGFloat(0.5))
    let completion: () -> Void = { ends += 1 }
    StatusHUD.dismiss(completion: completion)
    StatusHUD.dismiss(after: 0.1, completion: completion)
    await it.advance(by: 1)
    #expect(ends == 2)
    let invalid: [() -> Void] = [-1, .nan, .infinity].map { delay in
      { StatusHUD.dismiss(after: delay) }
    }
    for dismiss in invalid + [StatusHUD.dismiss] {
      StatusHUD.show()
      dismiss()
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/36"))
  func isVisibleIsWhatWasAskedForAndNotWhatIsOnScreen() async {
    StatusHUD.configuration.graceTime = 0.2
    #expect(!StatusHUD.isVisible)
    StatusHUD.show()
    for (seconds, count) in [(0, 0), (0.1, 0), (0.5, 1)] {
      await it.advance(by: seconds)
      #expect(StatusHUD.isVisible && it.containers.count == count)
    }
    StatusHUD.dismiss()
    for (seconds, count) in [(0, 1), (0.05, 1), (0.5, 0)] {
      await it.advance(by: seconds)
      #expect(!StatusHUD.isVisible && it.containers.count == count)
    }
  }

  /// The picture waits for the main thread, but the call does not.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/39"))
  func aShowBeforeABusyMainThreadIsKept() async {
    StatusHUD.show(status: "Before")
    // Nothing has had a turn yet, as while work occupies the main thread.
    #expect(StatusHUD.isVisible && StatusHUD.activityCount == 1)
    StatusHUD.setStatus("After")
    await it.advance(by: 0.5)
    #expect(it.texts == ["After"])
  }
}

/// `status` and `details`: the texts that should be seen now, at once and on any thread.
@MainActor @Suite(.globalHUD) struct AskedTextTests {
  @Test func theyAreThoseOfTheLastCallAndItsChanges() {
    let progress = Progress(totalUnitCount: 3)
    let calls: [(() -> Void, status: String?, details: String?)] = [
      ({ StatusHUD.setStatus("never shown") }, nil, nil),
      ({ StatusHUD.show(status: "a", details: "b") }, "a", "b"),
      ({ StatusHUD.setStatus("c") }, "c", "b"),
      ({ StatusHUD.setDetails("d") }, "c", "d"),
      ({ StatusHUD.setDetails("") }, "c", nil),
      ({ StatusHUD.showProgress(0.5, details: "e") }, nil, "e"),
      ({ StatusHUD.showProgress(progress, status: "f", details: "g") }, "f", "g"),
      ({ StatusHUD.show(.success("h", details: "i")) }, "h", "i"),
      ({ StatusHUD.dismiss() }, nil, nil),
    ]
    for (number, (call, status, details)) in calls.enumerated() {
      call()
      #expect(StatusHUD.status == status && StatusHUD.details == details, "call \(number)")
    }
  }
}

/// What `stateDescription` says to a developer who wonders why the HUD stays.
@MainActor @Suite(.globalHUD) struct StateDescriptionTests {
  private static let nothing = "counted 0; scoped: none; waiting: none; on screen: no"

  private let it = HUDScreen(fades: true)

  private var description: String { StatusHUD.stateDescription }

  /// Lets time pass without the frames of a spinner.
  private func pass(_ seconds: Double) async {
    await it.advance(by: 0.5)
    it.screen.skip(seconds - 0.5)
  }

  @Test func allRequestsAreThereWithTheirAges() async {
    #expect(description == Self.nothing)
    StatusHUD.configuration.messagePolicy = .queue
    StatusHUD.show(status: "First")
    await pass(40)
    StatusHUD.show(details: "Loading")
    await pass(21.25)
    let activity = StatusHUD.beginActivity(status: "Sync")
    await pass(12.5)
    let newest = StatusHUD.beginActivity(status: "Backup")
    activity.update(status: "Synced")
    #expect(
      description == "counted 2: Loading, 73 s; scoped: Backup, 0 s, Synced, 12 s; "
        + "waiting: none; on screen: 73 s")
    newest.end()
    StatusHUD.popActivity()
    #expect(description.hasPrefix("counted 1: Loading, 73 s; scoped: Synced, 12 s;"))
    StatusHUD.popActivity()
    StatusHUD.show()
    #expect(description.hasPrefix("counted 1: no text, 0 s;"), "other work has its own age")
    StatusHUD.show(.success("a", duration: 10))
    await pass(4.25)
    StatusHUD.show(.success("b", duration: 10))
    await pass(2)
    StatusHUD.show(.error("c", duration: 10))
    #expect(
      description == "counted 0; scoped: Synced, 18 s; message: a, 6 s; "
        + "waiting: c, 0 s, b, 2 s; on screen: 80 s")
    activity.end()
  }

  @Test func theScreenAndADelayedDismissalAreThere() async {
    StatusHUD.configuration.graceTime = 2
    StatusHUD.show(status: "a")
    await it.advance(by: 1)
    #expect(description.hasSuffix("on screen: in grace time"))
    // From 2 on.
    await pass(3.25)
    StatusHUD.dismiss(after: 90)
    await pass(30.25)
    // The counted work has ended, but the HUD shows it until then.
    #expect(
      description == "counted 0: a, 34 s; scoped: none; waiting: none; "
        + "dismissal: in 59 s; on screen: 32 s")
    StatusHUD.dismiss()
    await it.advance(by: 0.05)
    #expect(description.hasSuffix("on screen: fading out"))
    await it.advance(by: 0.2)
    #expect(description == Self.nothing)
  }

  /// One letter can have any number of accents, and no delay traps.
  @Test(arguments: ["a", "\u{301}", "🏳️‍🌈\n"]) func whateverIsAskedForItIsShort(part: String) {
    let text = "a" + String(repeating: part, count: 100_000)
    let activities = (1...9).map { StatusHUD.beginActivity(status: "Task \($0)") }
    let newest = (2...9).reversed().map { "Task \($0), 0 s" }.joined(separator: ", ")
    #expect(description.contains("scoped: \(newest), 1 more;") && description.utf8.count < 400)
    for activity in activities { activity.update(status: text) }
    StatusHUD.configuration.messagePolicy = .queue
    for number in 0..<20 { StatusHUD.show(.info("\(number)\(text)", details: text)) }
    StatusHUD.show(status: text)
    #expect(description.utf8.count < 20_000)
    for delay in [1e15, 1e19, 1e300, .greatestFiniteMagnitude] {
      StatusHUD.dismiss(after: delay)
      #expect(description.contains("dismissal: in 1000000000 s"))
    }
    for activity in activities { activity.end() }
  }
}
