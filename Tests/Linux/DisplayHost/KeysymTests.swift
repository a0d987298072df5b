// SPDX-License-Identifier: MIT

import Testing

@testable import DisplayHost

/// Expected values: the numbers in X11's keysymdef.h.
struct KeysymTests {
  private static let texts: [(UInt32, String)] = [
    (0x61, "a"), (0x41, "A"), (0x20, " "), (0xe9, "é"), (0x0100_20ac, "€"),
    (0x20ac, "€"), (0x0101_f600, "😀"), (0xff0d, "\r"), (0xff8d, "\r"), (0xff08, "\u{8}"),
    (0xff09, "\t"), (0xff1b, "\u{1b}"), (0xffff, "\u{7f}"), (0xffb5, "5"), (0xffab, "+"),
    (0xffbd, "="), (0xff51, ""), (0xffe1, ""), (0, ""), (0x0100_d800, ""), (.max, ""),
  ]

  @Test(arguments: texts)
  func keysymsBecomeCharacters(keysym: UInt32, expected: String) {
    #expect(Keysym.characters(keysym) == expected)
  }

  private static let capitals: [(UInt32, UInt32)] = [
    (0x61, 0x41), (0x41, 0x41), (0xe9, 0xc9), (0xf7, 0xf7), (0xdf, 0xdf),
    (0x31, 0x31),
  ]

  @Test(arguments: capitals)
  func keysymsBecomeCapitals(keysym: UInt32, expected: UInt32) {
    #expect(Keysym.uppercase(keysym) == expected)
  }
}
