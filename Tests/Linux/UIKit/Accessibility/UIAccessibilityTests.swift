// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: the documentation of the settings of `UIAccessibility`.
@MainActor
@Suite(.exclusiveScreen)
struct UIAccessibilityTests {
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
