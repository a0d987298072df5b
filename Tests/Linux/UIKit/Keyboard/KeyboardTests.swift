// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected order: a published log of iOS 8 to 10 (stackoverflow.com/q/25946121), which also says
/// that a change of the frame posts all four again. Keys and their values: Apple's documentation of
/// the keyboard's notifications; the curve of 7 is in every published log.
@MainActor
@Suite(.exclusiveScreen)
struct KeyboardTests {
  private func withListener(_ body: (OffscreenScreen, Notices) async -> Void) async {
    await withScreen(320, 480) { screen in
      let listener = Notices(
        [
          "willChange": UIResponder.keyboardWillChangeFrameNotification,
          "willShow": UIResponder.keyboardWillShowNotification,
          "willHide": UIResponder.keyboardWillHideNotification,
          "didHide": UIResponder.keyboardDidHideNotification,
        ], of: screen.windowScene.screen)
      defer { listener.stop() }
      await body(screen, listener)
    }
  }

  private func frame(_ key: String, of listener: Notices) -> CGRect? {
    listener.heard.last?.notification.userInfo?[key] as? CGRect
  }

  private let up = CGRect(0, 264, 320, 216)

  @Test func showingAndHidingArePosted() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0.25)
      #expect(listener.names == ["willChange", "willShow"])
      await screen.advance(by: 0.26)
      screen.setKeyboard(frame: nil, duration: 0.25)
      await screen.advance(by: 0.24)
      #expect(listener.names.suffix(2) == ["willChange", "willHide"])
      await screen.advance(by: 0.02)
      #expect(listener.names.last == "didHide")
      #expect(listener.heard.count == 5)
    }
  }

  @Test func theUserInfoSaysHowItMoves() async throws {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0.25)
      let info = listener.heard.first?.notification.userInfo ?? [:]
      #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
      #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
      #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      #expect(curve?.uintValue == 7)
      #expect(listener.heard.first?.notification.object as? UIScreen === screen.windowScene.screen)
    }
  }
}
