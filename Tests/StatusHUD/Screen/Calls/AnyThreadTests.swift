// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Calls from any thread, in any order.
@MainActor @Suite(.globalHUD) struct AnyThreadTests {
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
    #expect(log.entries.count { $0 == "completion" } == 8 * 50)
    #expect(!log.entries.contains("still running"))
  }

  private nonisolated static func callEverything(_ status: String, _ log: NotificationLog) {
    StatusHUD.show(status: status, maskType: .black)
    StatusHUD.showProgress(0.5, status: status)
    StatusHUD.showProgress(Progress(totalUnitCount: 3))
    StatusHUD.popActivity()
    StatusHUD.showInfo(status: status)
    StatusHUD.showSuccess(status: status, duration: 1)
    StatusHUD.showError()
    StatusHUD.showText(status)
    StatusHUD.showText(nil)
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
    StatusHUD.show(.success(status)) {
      ($0.position, $0.messagePolicy) = (.top, .queue)
    } completion: {
      log.note("completion")
    }
    StatusHUD.dismiss(.success(status))
    StatusHUD.setDetails(status)
    _ = (StatusHUD.messages, StatusHUD.status, StatusHUD.details, StatusHUD.stateDescription)
    StatusHUD.configure { $0.ringRadius = 20 }
    StatusHUD.configuration.ringThickness = 3
    if StatusHUD.isVisible || StatusHUD.activityCount > 0 {
      StatusHUD.dismiss(after: StatusHUD.displayDuration(for: status)) { log.note("closure") }
    } else {
      StatusHUD.dismiss { log.note("closure") }
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
