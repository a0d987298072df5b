// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected order: a published log of iOS 8 to 10 (stackoverflow.com/q/25946121), which also says
/// that a change of the frame posts all four again.
@MainActor
@Suite(.exclusiveScreen)
struct SceneKeyboardTests {
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
      await screen.advance(by: 0.26)
      #expect(notices.takeNames() == ["willChange", "willShow"])
      screen.setKeyboard(frame: nil, duration: 0.25)
      await screen.advance(by: 0.24)
      #expect(notices.takeNames() == ["willChange", "willHide"])
      await screen.advance(by: 0.02)
      #expect(notices.takeNames() == ["didHide"])
    }
  }
}
