// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

extension X11Window {
  func create(on connection: OpaquePointer) {
    let screen = display.screen
    // No background: the server would paint it before each upload, which flickers. Old pixels stay
    // at the top left while the window grows. A border pixel and a colour map are required when
    // the visual is not the root's.
    let mask =
      XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_BIT_GRAVITY.rawValue | XCB_CW_EVENT_MASK.rawValue
      | XCB_CW_COLORMAP.rawValue | XCB_CW_CURSOR.rawValue
    let events = Self.eventMask
    // In the order of the mask's bits.
    let values: [UInt32] = [
      0, XCB_GRAVITY_NORTH_WEST.rawValue, events, screen.colormap, display.cursor,
    ]
    xcb_create_window(
      connection, screen.depth, identifier, screen.root, 0, 0, UInt16(pixelSize.width),
      UInt16(pixelSize.height), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), screen.visual,
      mask, values)
    // Exposures by the server's own copying are of no interest: this host copies nothing there.
    var noExposures: UInt32 = 0
    xcb_create_gc(
      connection, graphics, identifier, XCB_GC_GRAPHICS_EXPOSURES.rawValue, &noExposures)
    display.present?.watch(identifier, connection: connection)
  }

  func writeProperties() {
    writeTitle()
    writeSizeHints()
    let program = ProcessInfo.processInfo.processName
    writeText(
      XCB_ATOM_WM_CLASS.rawValue, type: XCB_ATOM_STRING.rawValue, "\(program)\0\(program)\0")
    writeText(
      XCB_ATOM_WM_CLIENT_MACHINE.rawValue, type: XCB_ATOM_STRING.rawValue,
      ProcessInfo.processInfo.hostName)
    writeNumbers(
      display.atoms.netProcess, type: XCB_ATOM_CARDINAL.rawValue,
      [UInt32(bitPattern: ProcessInfo.processInfo.processIdentifier)])
    writeNumbers(
      display.atoms.protocols, type: XCB_ATOM_ATOM.rawValue, [display.atoms.deleteWindow])
    // Flag 1: the next field says that the window wants the keyboard focus.
    let wantsInput: [UInt32] = [1, 1, 0, 0, 0, 0, 0, 0, 0]
    writeNumbers(XCB_ATOM_WM_HINTS.rawValue, type: XCB_ATOM_WM_HINTS.rawValue, wantsInput)
  }

  func writeTitle() {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    writeText(XCB_ATOM_WM_NAME.rawValue, type: display.atoms.utf8String, title)
    writeText(display.atoms.netName, type: display.atoms.utf8String, title)
    display.flush()
  }

  func writeSizeHints() {
    let pipe = BrokenPipe()
    defer { pipe.end() }
    let smallest = PixelSize(points: minimumSize, scale: scale)
    // The 18 fields of WM_SIZE_HINTS: flag 16 says that fields 5 and 6 hold the smallest size.
    var hints = [UInt32](repeating: 0, count: 18)
    hints[0] = 16
    hints[5] = UInt32(smallest.width)
    hints[6] = UInt32(smallest.height)
    writeNumbers(
      XCB_ATOM_WM_NORMAL_HINTS.rawValue, type: XCB_ATOM_WM_SIZE_HINTS.rawValue, hints)
    display.flush()
  }

  /// Not every window manager takes an iconified window off the server: with a live picture of it
  /// somewhere it only says so (ICCCM 4.1.3.1).
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
