// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// How long the HUD stays, and when the closures of dismissals run. Fades take 0.15 seconds, as is
/// the default.
@MainActor @Suite(.globalHUD) struct DurationTests {
  typealias Message = @Sendable (Double?) -> Void

  nonisolated static let messages: [(name: String, show: Message)] = [
    ("info", { StatusHUD.showInfo(status: "a", duration: $0) }),
    ("success", { StatusHUD.showSuccess(status: "a", duration: $0) }),
    ("error", { StatusHUD.showError(status: "a", duration: $0) }),
    ("image", { StatusHUD.showImage(UIImage(), status: "a", duration: $0) }),
    ("text", { StatusHUD.showText("a", duration: $0) }),
  ]

  private let it = HUDScreen(fades: true)

  /// Without a duration of its own, or with one that is invalid, the text decides: 0.56 seconds.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/582"),
    arguments: messages.indices, [1, nil, -1, .nan])
  func aMessageStaysForItsDuration(index: Int, duration: Double?) async {
    let (name, show) = Self.messages[index]
    StatusHUD.configuration.minimumDisplayDuration = 0
    show(duration)
    await it.advance(by: 0.15 + (duration == 1 ? 1 : 0.56) - 0.01)
    #expect(StatusHUD.isVisible, "\(name)")
    await it.advance(by: 0.02)
    #expect(!StatusHUD.isVisible, "\(name)")
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/29"))
  func theMinimumTimeHoldsBackTheClosureToo() async {
    StatusHUD.configuration.graceTime = 0.3
    StatusHUD.configuration.minimumVisibleTime = 0.6
    let log = NotificationLog()
    StatusHUD.show(status: "a")
    await it.advance(by: 0.2)
    StatusHUD.setStatus("b")
    await it.advance(by: 0.11)
    #expect(it.texts == ["b"])
    StatusHUD.dismiss { log.note("closure") }
    // Until 0.3 + 0.6.
    await it.advance(by: 0.58)
    #expect(log.entries == ["willAppear b", "didAppear b"])
    log.clear()
    await it.advance(by: 0.5)
    #expect(log.entries == ["willDisappear b", "didDisappear b", "closure"])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/62"))
  func everyClosureRunsExactlyOnce() async {
    let log = NotificationLog()
    func note(_ line: String) -> @MainActor @Sendable () -> Void { { log.note("! \(line)") } }
    StatusHUD.dismiss(completion: note("nothing was shown"))
    await it.advance(by: 0.1)
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.dismiss(after: 5, completion: note("replaced"))
    StatusHUD.dismiss(after: 1, completion: note("cancelled by a show"))
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.dismiss(completion: note("interrupted"))
    await it.advance(by: 0.05)
    StatusHUD.showSuccess(status: "a", duration: 1)
    await it.advance(by: 5)
    #expect(log.entries.last == "didDisappear a")
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.dismiss(completion: note("finished"))
    await it.advance(by: 10)
    #expect(
      log.entries.filter { $0.hasPrefix("!") } == [
        "! nothing was shown", "! replaced", "! cancelled by a show", "! interrupted",
        "! finished",
      ])
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func anInvalidDelayIsNone(_ delay: Double) async {
    await it.show()
    StatusHUD.dismiss(after: delay)
    #expect(!StatusHUD.isVisible)
  }
}
