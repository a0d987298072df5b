// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// `isVisible`, `status`, and `details`: what should be seen now, at once and on any thread.
@MainActor @Suite(.globalHUD) struct StatusPropertyTests {
  private let it = HUDScreen(fades: true)

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
}
