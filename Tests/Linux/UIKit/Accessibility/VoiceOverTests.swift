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
      let heard = notices.take().map(\.notification)
      let texts = heard.map { $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] }
      let ends = heard.map { $0.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] }
      #expect(texts.map { $0 as? String } == ["Loading", "Done"])
      #expect(ends.map { $0 as? Bool } == [false, true])
      #expect(ends.map { ($0 as? NSNumber)?.boolValue } == [false, true])
      #expect(heard.allSatisfy { $0.object == nil })
    }
  }

  @Test func theAppHearsWhenVoiceOverStartsAndStops() async {
    let notices = Notices(["switch": UIAccessibility.voiceOverStatusDidChangeNotification])
    defer { notices.stop() }
    await withScreen { screen in
      screen.isVoiceOverRunning = true
      screen.isVoiceOverRunning = true
      #expect(notices.take().count == 1 && UIAccessibility.isVoiceOverRunning)
      screen.isVoiceOverRunning = false
      #expect(notices.take().count == 1)
      screen.isVoiceOverRunning = true
    }
    #expect(notices.take().count == 2, "the next test starts without VoiceOver")
  }
}
