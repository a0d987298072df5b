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

  /// The symbol of a key alone: those that have a meaning here are the same with modifiers.
  func keysym(keycode: xcb_keycode_t) -> UInt32 {
    symbols.map { xcb_key_symbols_get_keysym($0, keycode, 0) } ?? 0
  }
}
