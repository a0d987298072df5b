// SPDX-License-Identifier: MIT

internal import CXCB

/// The keyboard map of a server.
@MainActor
final class X11Keyboard {
  private var symbols: OpaquePointer?

  init(connection: OpaquePointer) {
    symbols = xcb_key_symbols_alloc(connection)
  }

  /// Lets go of the map, which must happen before the connection ends.
  func close() {
    if let symbols { xcb_key_symbols_free(symbols) }
    symbols = nil
  }

  /// The user chose another keyboard map.
  func refresh(_ event: inout xcb_mapping_notify_event_t) {
    if let symbols { xcb_refresh_keyboard_mapping(symbols, &event) }
  }

  /// The symbol of a key with the modifiers of `state` applied.
  func keysym(keycode: xcb_keycode_t, state: UInt16) -> UInt32 {
    guard let symbols else { return 0 }
    func symbol(_ column: Int32) -> UInt32 {
      xcb_key_symbols_get_keysym(symbols, keycode, column)
    }
    let isShifted = state & UInt16(XCB_MOD_MASK_SHIFT.rawValue) != 0
    let isNumeric = state & UInt16(XCB_MOD_MASK_2.rawValue) != 0
    if isNumeric, xcb_is_keypad_key(symbol(1)) != 0 {
      return symbol(isShifted ? 0 : 1)
    }
    // The map's columns: two of the first layout, two of the second, then those under AltGr.
    let isThirdLevel = state & UInt16(XCB_MOD_MASK_5.rawValue) != 0
    let group = (state >> 13) & 3
    let base: Int32 = isThirdLevel ? 4 : group == 1 ? 2 : 0
    var keysym = symbol(base + (isShifted ? 1 : 0))
    if keysym == 0 { keysym = symbol(base) }
    if keysym == 0 { keysym = symbol(isShifted ? 1 : 0) }
    let isCapsLocked = state & UInt16(XCB_MOD_MASK_LOCK.rawValue) != 0
    return isCapsLocked ? Keysym.uppercase(keysym) : keysym
  }

  static func modifiers(state: UInt16) -> KeyEvent.Modifiers {
    let table: [(xcb_mod_mask_t, KeyEvent.Modifiers)] = [
      (XCB_MOD_MASK_LOCK, .capsLock), (XCB_MOD_MASK_SHIFT, .shift),
      (XCB_MOD_MASK_CONTROL, .control), (XCB_MOD_MASK_1, .alternate), (XCB_MOD_MASK_4, .command),
    ]
    return table.reduce(into: []) { result, entry in
      if state & UInt16(entry.0.rawValue) != 0 { result.insert(entry.1) }
    }
  }
}
