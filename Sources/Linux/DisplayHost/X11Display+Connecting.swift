// SPDX-License-Identifier: MIT

internal import CXCB
import Dispatch
import LinuxCoreGraphics

extension X11Display {
  static func connect(to name: String) throws -> (connection: OpaquePointer, screen: Int) {
    var screen: Int32 = 0
    guard let connection = xcb_connect(name, &screen) else {
      throw X11Error.cannotConnect(display: name, reason: "out of memory")
    }
    let code = xcb_connection_has_error(connection)
    guard code == 0 else {
      xcb_disconnect(connection)
      throw X11Error.cannotConnect(display: name, reason: reason(code))
    }
    return (connection, Int(screen))
  }

  static func reason(_ code: Int32) -> String {
    switch code {
    case XCB_CONN_CLOSED_EXT_NOTSUPPORTED: "the server lacks an extension"
    case XCB_CONN_CLOSED_MEM_INSUFFICIENT: "out of memory"
    case XCB_CONN_CLOSED_REQ_LEN_EXCEED: "a request was too long"
    case XCB_CONN_CLOSED_PARSE_ERR: "the name is not one of a display"
    case XCB_CONN_CLOSED_INVALID_SCREEN: "it has no such screen"
    default: "no server answers, or it refuses"
    }
  }

  /// The arrow of the core cursor font: without one a window shows the root's cursor, often a cross.
  static func makeArrowCursor(_ connection: OpaquePointer) -> xcb_cursor_t {
    let font = xcb_generate_id(connection)
    let cursor = xcb_generate_id(connection)
    let name = "cursor"
    let arrow: UInt16 = 68  // XC_left_ptr; each shape is followed by its mask
    let opened = xcb_open_font_checked(connection, font, UInt16(name.utf8.count), name)
    if let error = xcb_request_check(connection, opened) {
      free(error)
      return 0  // a server without fonts: the root's cursor it is
    }
    xcb_create_glyph_cursor(
      connection, cursor, font, font, arrow, arrow + 1, 0, 0, 0, 0xffff, 0xffff, 0xffff)
    xcb_close_font(connection, font)
    return cursor
  }

  /// The text of the resource database, empty when there is none.
  static func resources(_ connection: OpaquePointer, root: xcb_window_t) -> String {
    let cookie = xcb_get_property(
      connection, 0, root, XCB_ATOM_RESOURCE_MANAGER.rawValue, XCB_ATOM_STRING.rawValue, 0,
      1 << 18)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return "" }
    defer { free(reply) }
    guard reply.pointee.format == 8, let bytes = xcb_get_property_value(reply) else { return "" }
    let count = Int(xcb_get_property_value_length(reply))
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Asks to be told when the user changes the resources.
  func watchResources() {
    guard let connection else { return }
    var events = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    xcb_change_window_attributes(
      connection, screen.resourceRoot, XCB_CW_EVENT_MASK.rawValue, &events)
  }

  /// Finds the monitors, and asks to be told when they change.
  func watchOutputs() {
    guard let connection, let randr else { return }
    randr.watch(screen.root, connection: connection)
    outputs = randr.layout(root: screen.root, connection: connection) ?? OutputLayout()
  }

  func startReading() {
    guard let connection else { return }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: xcb_get_file_descriptor(connection), queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.wakeUpCount += 1
        self?.drain()
      }
    }
    source.activate()
    self.source = source
  }
}
