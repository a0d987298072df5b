// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: the documentation of the notifications of `UIAccessibility`.
@MainActor
@Suite(.exclusiveScreen)
struct VoiceOverTests {
  @Test func theAppHearsHowAnAnnouncementEnded() async {
    await withScreen { screen in
      let notices = Notices(["finish": UIAccessibility.announcementDidFinishNotification])
      defer { notices.stop() }
      UIAccessibility.post(notification: .announcement, argument: "Loading")
      #expect(notices.heard.isEmpty)
      screen.finishAnnouncement("Loading", successfully: false)
      screen.finishAnnouncement("Done", successfully: true)
      let heard = notices.heard.map(\.notification)
      let texts = heard.map { $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] }
      let ends = heard.map { $0.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] }
      #expect(texts.map { $0 as? String } == ["Loading", "Done"])
      #expect(ends.map { $0 as? Bool } == [false, true])
      #expect(ends.map { ($0 as? NSNumber)?.boolValue } == [false, true])
      #expect(heard.allSatisfy { $0.object == nil })
    }
  }

  @Test func settingsArePostedAndEndWithTheirScreen() async {
    let notices = Notices([
      "transparency": UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      "VoiceOver": UIAccessibility.voiceOverStatusDidChangeNotification,
    ])
    defer { notices.stop() }
    await withScreen { screen in
      for _ in 0..<2 {
        screen.isReduceTransparencyEnabled = true
        screen.isVoiceOverRunning = true
      }
      #expect(notices.takeNames() == ["transparency", "VoiceOver"])
      #expect(UIAccessibility.isReduceTransparencyEnabled && UIAccessibility.isVoiceOverRunning)
      screen.isVoiceOverRunning = false
      #expect(notices.takeNames() == ["VoiceOver"])
      screen.isVoiceOverRunning = true
      screen.isReduceMotionEnabled = true
    }
    #expect(notices.names.sorted() == ["VoiceOver", "VoiceOver", "transparency"])
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
