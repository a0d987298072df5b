// SPDX-License-Identifier: MIT

/// What a key of a keyboard means.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text of the key with the modifiers that were down.
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

/// The modifier keys that are down.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
