// SPDX-License-Identifier: MIT

internal import DisplayHost

extension UIKey {
  convenience init(_ event: KeyEvent) {
    var flags: UIKeyModifierFlags = []
    if event.modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
    if event.modifiers.contains(.shift) { flags.insert(.shift) }
    if event.modifiers.contains(.control) { flags.insert(.control) }
    if event.modifiers.contains(.alternate) { flags.insert(.alternate) }
    if event.modifiers.contains(.command) { flags.insert(.command) }
    self.init(
      characters: event.characters, charactersIgnoringModifiers: event.characters.lowercased(),
      modifierFlags: flags, keyCode: UIKeyboardHIDUsage(keysym: event.keysym))
  }
}

extension UIKeyboardHIDUsage {
  /// The key of an X11 symbol: letters and digits follow one another in both tables, the others are
  /// listed.
  init(keysym: UInt32) {
    func key(_ first: UIKeyboardHIDUsage, _ offset: UInt32) -> UIKeyboardHIDUsage {
      UIKeyboardHIDUsage(rawValue: first.rawValue + Int(offset)) ?? .keyboardErrorUndefined
    }
    self =
      switch keysym {
      case 0x61...0x7A: key(.keyboardA, keysym - 0x61)
      case 0x41...0x5A: key(.keyboardA, keysym - 0x41)
      case 0x31...0x39: key(.keyboard1, keysym - 0x31)
      case 0x30: .keyboard0
      case 0xFFBE...0xFFC9: key(.keyboardF1, keysym - 0xFFBE)
      default: Self.named[keysym] ?? .keyboardErrorUndefined
      }
  }

  private static let named: [UInt32: UIKeyboardHIDUsage] = [
    0x20: .keyboardSpacebar, 0xFF08: .keyboardDeleteOrBackspace, 0xFF09: .keyboardTab,
    0xFF0D: .keyboardReturnOrEnter, 0xFF8D: .keyboardReturnOrEnter, 0xFF1B: .keyboardEscape,
    0xFF50: .keyboardHome, 0xFF51: .keyboardLeftArrow, 0xFF52: .keyboardUpArrow,
    0xFF53: .keyboardRightArrow, 0xFF54: .keyboardDownArrow, 0xFF55: .keyboardPageUp,
    0xFF56: .keyboardPageDown, 0xFF57: .keyboardEnd, 0xFF63: .keyboardInsert,
    0xFFFF: .keyboardDeleteForward, 0xFFE1: .keyboardLeftShift, 0xFFE2: .keyboardRightShift,
    0xFFE3: .keyboardLeftControl, 0xFFE4: .keyboardRightControl, 0xFFE9: .keyboardLeftAlt,
    0xFFEA: .keyboardRightAlt, 0xFFEB: .keyboardLeftGUI, 0xFFEC: .keyboardRightGUI,
  ]
}
