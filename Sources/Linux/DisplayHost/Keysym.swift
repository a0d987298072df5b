// SPDX-License-Identifier: MIT

/// The text of X11 key symbols.
enum Keysym {
  /// What a symbol types; empty for keys that type nothing.
  static func characters(_ keysym: UInt32) -> String {
    switch keysym {
    case 0x20...0x7e, 0xa0...0xff:  // Latin 1 is numbered as in Unicode
      return text(keysym)
    case 0x0100_0100...0x0110_ffff:  // Unicode plus a marker bit
      return text(keysym - 0x0100_0000)
    case 0xff08, 0xff09, 0xff0d, 0xff1b:  // backspace, tab, return, escape: as in ASCII
      return text(keysym - 0xff00)
    case 0xff8d: return "\r"  // keypad enter
    case 0xffff: return "\u{7f}"  // delete
    case 0xffaa...0xffb9: return text(keysym - 0xff80)  // keypad: * + , - . / 0 to 9
    case 0xff80, 0xffbd: return keysym == 0xff80 ? " " : "="  // keypad space, equals
    case 0x20ac: return "€"
    default: return ""
    }
  }

  /// The upper-case symbol of a lower-case letter, which Caps Lock asks for.
  static func uppercase(_ keysym: UInt32) -> UInt32 {
    switch keysym {
    case 0x61...0x7a, 0xe0...0xf6, 0xf8...0xfe: keysym - 0x20
    default: keysym
    }
  }

  private static func text(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
  }
}
