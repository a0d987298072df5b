// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behaviour: Apple's documentation of the feedback generators; raw values: the order of
/// the cases in its headers.
@MainActor
@Suite(.exclusiveScreen)
struct FeedbackTests {
  @Test func theScreenWritesDownEachFeedback() async {
    await withScreen { screen in
      let notification = UINotificationFeedbackGenerator()
      notification.prepare()
      #expect(screen.feedback.isEmpty)
      notification.notificationOccurred(.success)
      notification.notificationOccurred(.error)
      #expect(screen.feedback == [.notification(.success), .notification(.error)])
    }
  }

  @Test func aScreenThatIsGoneHearsNothing() {
    let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
    screen.disconnect()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(screen.feedback.isEmpty)
  }

  @Test func rawValuesAreApples() {
    #expect(UINotificationFeedbackGenerator.FeedbackType.warning.rawValue == 1)
  }
}
