// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(keyCode: UIKeyboardHIDUsage) {
    self.keyCode = keyCode
  }
}

/// The keys that are more than text, by their numbers in the USB tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 0x03
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52

  /// The key of an X11 symbol.
  init(keysym: UInt32) {
    self =
      switch keysym {
      case 0x20: .keyboardSpacebar
      case 0xFF0D, 0xFF8D: .keyboardReturnOrEnter
      case 0xFF1B: .keyboardEscape
      case 0xFF51: .keyboardLeftArrow
      case 0xFF52: .keyboardUpArrow
      case 0xFF53: .keyboardRightArrow
      case 0xFF54: .keyboardDownArrow
      default: .keyboardErrorUndefined
      }
  }
}
