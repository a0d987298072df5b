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

  // On Apple's systems one value is both to Swift.
  @Test func aFrameIsAValueAndARectangle() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0)
      let info = listener.heard.last?.notification.userInfo
      let value = info?[UIResponder.keyboardFrameEndUserInfoKey]
      #expect(value as? CGRect == up)
      #expect(value is NSValue)
      #expect((up as Any) as? NSValue == NSValue(cgRect: up))
      #expect((NSNumber(value: 1) as Any) as? CGRect == nil)
    }
  }

  // As in that log: from below the screen to its lower end, and back.
  @Test func framesAreOnTheScreen() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0.25)
      #expect(frame(UIResponder.keyboardFrameEndUserInfoKey, of: listener) == up)
      screen.setKeyboard(frame: CGRect(0, 231, 320, 249), duration: 0)
      screen.setKeyboard(frame: nil, duration: 0)
      #expect(
        frame(UIResponder.keyboardFrameEndUserInfoKey, of: listener) == CGRect(0, 480, 320, 249))
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

  // The same frame again posts nothing.
  @Test func withoutAnimationItArrivesAtOnce() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0)
      #expect(listener.names == ["willChange", "willShow"])
      screen.setKeyboard(frame: up, duration: 0.25)
      screen.setKeyboard(frame: up, duration: .nan)
      #expect(listener.heard.count == 2)
      screen.setKeyboard(frame: nil, duration: 0)
      #expect(listener.names.last == "didHide")
    }
  }

  @Test func hidingNothingIsNoNews() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: nil, duration: 0.25)
      await screen.advance(by: 1)
      #expect(listener.names.isEmpty)
    }
  }

  @Test func anInterruptedMovementNeverArrives() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0.25)
      await screen.advance(by: 0.1)
      screen.setKeyboard(frame: nil, duration: 0.25)
      await screen.advance(by: 1)
      #expect(
        listener.names == [
          "willChange", "willShow", "willChange", "willHide", "didHide",
        ])
    }
  }

  @Test func aSceneThatGoesIsNotToldOfTheRest() async {
    await withListener { screen, listener in
      screen.setKeyboard(frame: up, duration: 0.25)
      await withScreen { other in
        screen.disconnect()
        await other.advance(by: 1)
      }
      #expect(listener.names == ["willChange", "willShow"])
    }
  }

  // Apps on Apple's systems pass the curve's number, which has no name, as an option.
  @Test func aViewMovesAlong() async {
    await withListener { screen, listener in
      let window = shownWindow(on: screen)
      let view = UIView(CGRect(0, 440, 320, 40), color: .red, in: window)
      await screen.advance(by: 0)
      screen.setKeyboard(frame: up, duration: 0.5)
      let frame = frame(UIResponder.keyboardFrameEndUserInfoKey, of: listener) ?? .zero
      UIView.animate(withDuration: 0.5, delay: 0, options: .init(rawValue: 7 << 16)) {
        view.frame.origin.y = window.convert(frame, from: nil as UIView?).minY - 40
      }
      #expect(view.frame.minY == 224)
      await screen.advance(by: 0.25)
      #expect(view.layer.presentation().map { $0.frame.minY < 440 && $0.frame.minY > 224 } == true)
      await screen.advance(by: 0.25)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
