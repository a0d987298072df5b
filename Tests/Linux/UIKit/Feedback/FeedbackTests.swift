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
      UIImpactFeedbackGenerator().impactOccurred()
      UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.25)
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 7)
      UISelectionFeedbackGenerator().selectionChanged()
      #expect(
        screen.feedback == [
          .notification(.success), .notification(.error), .impact(.medium, intensity: 1),
          .impact(.soft, intensity: 0.25), .impact(.rigid, intensity: 1), .selection,
        ])
    }
  }

  @Test func aScreenThatIsGoneHearsNothing() {
    let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
    screen.disconnect()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(screen.feedback.isEmpty)
  }

  @Test func rawValuesAreApples() {
    #expect(UINotificationFeedbackGenerator.FeedbackType.warning.rawValue == 1)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.heavy.rawValue == 2)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
  }
}
