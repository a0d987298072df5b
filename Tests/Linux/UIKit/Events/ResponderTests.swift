// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Field: UIView {
  var keys: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key.map { "down \($0.keyCode)" } }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key.map { "up \($0.keyCode)" } }
  }
}

/// Expected behavior: the documentation of UIResponder.
@MainActor
@Suite(.exclusiveScreen)
struct ResponderTests {
  @Test func theFirstResponderIsOnePerWindow() async {
    await withWindow { screen, window in
      let first = Field()
      let second = Field()
      #expect(!first.becomeFirstResponder())
      window.addSubview(first)
      window.addSubview(second)
      #expect(first.becomeFirstResponder())
      #expect(first.isFirstResponder)
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder)
      let plain = UIView(.zero, in: window)
      #expect(!plain.becomeFirstResponder())
    }
  }

  @Test func keysGoToTheFirstResponderOfTheKeyWindow() async {
    await withWindow { screen, window in
      let field = Field()
      window.addSubview(field)
      field.becomeFirstResponder()
      let key = UIKey(keyCode: .keyboardEscape)
      let router = screen.windowScene.pressRouter
      router.began(38, key: key)
      #expect(field.keys.isEmpty)
      window.makeKey()
      router.began(38, key: key)
      router.ended(38)
      #expect(field.keys == ["down keyboardEscape", "up keyboardEscape"])
    }
  }

  // With nobody at the keys, what is presented last has them.
  @Test func keysGoToThePresentedController() async {
    await withScreen { screen in
      let window = shownWindow(on: screen, root: UIViewController())
      window.makeKey()
      let modal = UIViewController()
      let field = Field()
      modal.view = field
      window.rootViewController?.present(modal, animated: false)
      screen.press(.keyboardEscape)
      #expect(field.keys == ["down keyboardEscape", "up keyboardEscape"])
      // Its chain leads through the presenting controller, which is not in the window any more.
      await screen.advance(by: 1)
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
    }
  }

  // X11's keysyms and the USB tables, by hand.
  @Test func keysymsBecomeUsages() {
    #expect(UIKeyboardHIDUsage(keysym: 0xFF1B) == .keyboardEscape)
    #expect(UIKeyboardHIDUsage(keysym: 0x1234) == .keyboardErrorUndefined)
    #expect(UIKeyboardHIDUsage.keyboardEscape.rawValue == 0x29)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
  }
}
