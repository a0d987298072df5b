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
  @Test func showingAndHidingArePosted() async {
    await withScreen(320, 480) { screen in
      let notices = Notices([
        "willChange": UIResponder.keyboardWillChangeFrameNotification,
        "willShow": UIResponder.keyboardWillShowNotification,
        "willHide": UIResponder.keyboardWillHideNotification,
        "didHide": UIResponder.keyboardDidHideNotification,
      ])
      defer { notices.stop() }
      screen.setKeyboard(frame: CGRect(0, 264, 320, 216), duration: 0.25)
      let first = notices.heard.first?.notification
      #expect(first?.object as? UIScreen === screen.windowScene.screen)
      let (duration, curve) = (
        first?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey],
        first?.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey]
      )
      #expect(duration as? Double == 0.25)
      #expect(curve as? UInt == 7 && curve as? Int == 7)
      #expect((curve as? NSNumber)?.uintValue == 7)
      #expect(notices.takeNames() == ["willChange", "willShow"])
      await screen.advance(by: 0.26)
      screen.setKeyboard(frame: nil, duration: 0.25)
      await screen.advance(by: 0.24)
      #expect(notices.takeNames() == ["willChange", "willHide"])
      await screen.advance(by: 0.02)
      #expect(notices.takeNames() == ["didHide"])
    }
  }
}
