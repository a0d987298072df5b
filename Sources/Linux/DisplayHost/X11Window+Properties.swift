// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

extension X11Window {
  func create(on connection: OpaquePointer) {
    // There is no background, because the server would paint it before each drawing, which
    // flickers. Old pixels stay at the top left while the window grows.
    let mask =
      XCB_CW_BIT_GRAVITY.rawValue | XCB_CW_EVENT_MASK.rawValue | XCB_CW_CURSOR.rawValue
    // In the order of the mask's bits.
    let values: [UInt32] = [XCB_GRAVITY_NORTH_WEST.rawValue, Self.eventMask, display.cursor]
    xcb_create_window(
      connection, UInt8(XCB_COPY_FROM_PARENT), identifier, display.screen.root, 0, 0,
      UInt16(pixelSize.width), UInt16(pixelSize.height), 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), xcb_visualid_t(XCB_COPY_FROM_PARENT), mask,
      values)
  }

  func writeProperties() {
    writeTitle()
    let program = ProcessInfo.processInfo.processName
    writeText(
      XCB_ATOM_WM_CLASS.rawValue, type: XCB_ATOM_STRING.rawValue, "\(program)\0\(program)\0")
    writeNumbers(
      display.atoms.protocols, type: XCB_ATOM_ATOM.rawValue, [display.atoms.deleteWindow])
    // Flag 1: the next field is valid, and requests the keyboard focus.
    let wantsInput: [UInt32] = [1, 1, 0, 0, 0, 0, 0, 0, 0]
    writeNumbers(XCB_ATOM_WM_HINTS.rawValue, type: XCB_ATOM_WM_HINTS.rawValue, wantsInput)
  }

  func writeTitle() {
    writeText(XCB_ATOM_WM_NAME.rawValue, type: display.atoms.utf8String, title)
    writeText(display.atoms.netName, type: display.atoms.utf8String, title)
    display.flush()
  }

  /// Not every window manager unmaps an iconified window. If it shows a live thumbnail, it only
  /// changes this property (ICCCM 4.1.3.1).
  func readState() {
    guard let connection = openConnection else { return }
    let name = display.atoms.state
    let cookie = xcb_get_property(connection, 0, identifier, name, name, 0, 1)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return }
    defer { free(reply) }
    guard reply.pointee.format == 32, reply.pointee.value_len == 1 else { return }
    switch xcb_get_property_value(reply).load(as: UInt32.self) {
    case 1: inputs.append(.mapped(true))
    case 3: inputs.append(.mapped(false))
    default: break
    }
  }

  private func writeText(_ property: xcb_atom_t, type: xcb_atom_t, _ text: String) {
    guard let connection = openConnection else { return }
    // Longer than any title bar, shorter than any request.
    let bytes = Array(text.utf8.prefix(4096))
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), identifier, property, type, 8,
      UInt32(bytes.count), bytes)
  }

  private func writeNumbers(_ property: xcb_atom_t, type: xcb_atom_t, _ numbers: [UInt32]) {
    guard let connection = openConnection else { return }
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), identifier, property, type, 32,
      UInt32(numbers.count), numbers)
  }
}
