// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Calls from any thread, in any order.
@MainActor @Suite(.globalHUD) struct CallTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  /// Makes `calls` on another thread within one turn of the main actor.
  private func callOnAnotherThread(_ calls: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { calls() }
    group.wait()
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/197"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/814"))
  func everyCallMayComeFromEveryThread() async {
    DispatchQueue.concurrentPerform(iterations: 8) { @Sendable [log] thread in
      for index in 0..<50 { Self.callEverything("\(thread) \(index)", log) }
    }
    callOnAnotherThread {
      StatusHUD.show(status: "a")
      StatusHUD.setStatus("b")
      StatusHUD.dismiss()
      StatusHUD.showText("the last", duration: 100)
    }
    await it.advance(by: 0.5)
    #expect(it.texts == ["the last"])
    #expect(log.entries.filter { $0 == "closure" }.count == 8 * 50)
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

  /// This test occupies the main actor until all threads are done.
  @Test func numbersOfAnyTypeAndFunctionValuesAreAccepted() async {
    final class Box {
      var count = 0
    }
    let (it, box) = (HUDScreen(), Box())
    StatusHUD.showProgress(Float(0.5))
    StatusHUD.showProgress(CGFloat(0.5), status: "a")
    StatusHUD.showProgress(1)
    #expect(StatusHUD.activityCount == 1)
    let completion: () -> Void = { box.count += 1 }
    StatusHUD.dismiss(completion: completion)
    StatusHUD.dismiss(after: 0.1, completion: completion)
    await it.advance(by: 1)
    #expect(box.count == 2)
    StatusHUD.show()
    let dismiss: () -> Void = StatusHUD.dismiss
    dismiss()
    #expect(!StatusHUD.isVisible)
  }

  @Test func aMillionCallsWhileTheMainThreadIsBusyAreOneUpdate() async {
    it.screen.isVoiceOverRunning = true
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<125_000 {
        StatusHUD.showProgress(Double(index % 100) / 100, status: "\(thread)")
      }
    }
    StatusHUD.showProgress(0.625, status: "the last one")
    #expect(StatusHUD.activityCount == 1)
    await it.advance(by: 1)
    #expect(log.entries == ["willAppear the last one", "didAppear the last one"])
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["the last one"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/36"))
  func isVisibleIsWhatWasAskedForAndNotWhatIsOnScreen() async {
    StatusHUD.configuration.graceTime = 0.2
    #expect(!StatusHUD.isVisible)
    StatusHUD.show()
    #expect(StatusHUD.isVisible)
    await it.advance(by: 0.1)
    #expect(StatusHUD.isVisible && it.containers.isEmpty)
    await it.advance(by: 0.5)
    #expect(StatusHUD.isVisible && it.containers.count == 1)
    StatusHUD.dismiss()
    #expect(!StatusHUD.isVisible)
    await it.advance(by: 0.05)
    #expect(!StatusHUD.isVisible && it.containers.count == 1)
    await it.advance(by: 0.5)
    #expect(!StatusHUD.isVisible && it.containers.isEmpty)
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

/// The example of the README, with requests that take time.
@MainActor @Suite(.globalHUD) struct ConcurrentRequestTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()
  private let requests = [WaitingWork(), WaitingWork(), WaitingWork()]

  private func fetch(_ page: Int) async throws -> Int {
    try await requests[page - 1].run()
    return page
  }

  private func load(_ page: Int) async throws -> Int {
    StatusHUD.show(status: "Loading")
    defer { StatusHUD.popActivity() }
    return try await fetch(page)
  }

  // The formatter puts two spaces behind `catch`.
  // swift-format-ignore
  private func loadPages() async {
    do {
      async let first = load(1)
      async let second = load(2)
      async let third = load(3)
      let pages = try await [first, second, third]
      StatusHUD.showSuccess(status: "\(pages.count) pages")
    } catch where Task.isCancelled {
    } catch {
      StatusHUD.showError(status: error.localizedDescription)
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func theHUDAppearsOnceAndDisappearsOnce(order: [Int]) async {
    let pages = Task { await loadPages() }
    await it.advance(by: 1)
    for request in order {
      #expect(log.entries == ["willAppear Loading", "didAppear Loading"])
      requests[request].finish()
      for _ in 0..<20 {
        await it.advance(by: 1.0 / 60)
        #expect(it.seenBezel() != nil)
      }
    }
    await pages.value
    #expect(it.texts == ["3 pages"])
    await it.advance(by: 5)
    #expect(log.entries.filter { $0.hasPrefix("didDisappear") } == ["didDisappear 3 pages"])
    #expect(it.seenBezel() == nil)
  }

  @Test func aCancelledRequestShowsNoError() async {
    let pages = Task { await loadPages() }
    await it.advance(by: 1)
    pages.cancel()
    await pages.value
    await it.advance(by: 5)
    let appearance = ["willAppear Loading", "didAppear Loading"]
    #expect(log.entries == appearance + ["willDisappear Loading", "didDisappear Loading"])
  }
}
