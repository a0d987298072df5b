// SPDX-License-Identifier: MIT

internal import CXCB
import Foundation

/// Another program on the same display, such as a window manager or a settings panel.
@MainActor
package final class SecondClient {
  private let connection: OpaquePointer

  package init(_ server: XServer) throws {
    guard let connection = xcb_connect(server.name, nil),
      xcb_connection_has_error(connection) == 0
    else { throw SetUpFailure("the second client cannot connect to \(server.name)") }
    self.connection = connection
  }

  isolated deinit {
    xcb_disconnect(connection)
  }

  /// Does the same as the close button of a title bar.
  package func requestClose(of window: UInt32) {
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = window
    message.type = atom("WM_PROTOCOLS")
    message.data.data32.0 = atom("WM_DELETE_WINDOW")
    withUnsafeBytes(of: &message) { bytes in
      _ = xcb_send_event(
        connection, 0, window, 0, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
    finish()
  }

  /// Does the same as dragging the corner of a window.
  package func resize(_ window: UInt32, width: UInt32, height: UInt32) {
    let mask = XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue
    xcb_configure_window(connection, window, UInt16(mask), [width, height])
    finish()
  }

  package func map(_ window: UInt32) {
    xcb_map_window(connection, window)
    finish()
  }

  package func unmap(_ window: UInt32) {
    xcb_unmap_window(connection, window)
    finish()
  }

  /// Gives the keyboard to a window, or, if it's nil, to the window under the pointer.
  package func focus(_ window: UInt32?) {
    xcb_set_input_focus(
      connection, UInt8(XCB_INPUT_FOCUS_POINTER_ROOT.rawValue),
      window ?? XCB_INPUT_FOCUS_POINTER_ROOT.rawValue, xcb_timestamp_t(XCB_CURRENT_TIME))
    finish()
  }

  /// Writes the property of a window manager that iconifies a window or shows it again.
  package func setIconic(_ isIconic: Bool, _ window: UInt32) {
    let state = atom("WM_STATE")
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, state, state, 32, 2,
      [UInt32(isIconic ? 3 : 1), 0])
    finish()
  }

  /// Does the same as `xdotool windowclose`, which doesn't ask the window.
  package func destroy(_ window: UInt32) {
    xcb_destroy_window(connection, window)
    finish()
  }

  /// Does the same as `xrdb -load`.
  package func setResources(_ text: String) {
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(text.utf8.count), Array(text.utf8))
    finish()
  }

  /// The bytes of a property of a window.
  package func property(_ name: String, of window: UInt32) -> [UInt8] {
    let cookie = xcb_get_property(connection, 0, window, atom(name), 0, 0, 1024)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    return Array(
      UnsafeRawBufferPointer(
        start: xcb_get_property_value(reply), count: Int(xcb_get_property_value_length(reply))))
  }

  /// The windows that are shown, lowest first.
  package func shownWindows() -> [TopLevelWindow] {
    guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil)
    else { return [] }
    defer { free(tree) }
    let windows = UnsafeBufferPointer(
      start: xcb_query_tree_children(tree), count: Int(xcb_query_tree_children_length(tree)))
    return windows.compactMap { window in
      isShown(window) ? TopLevelWindow(identifier: window, frame: frame(of: window)) : nil
    }
  }

  private func isShown(_ window: xcb_window_t) -> Bool {
    let cookie = xcb_get_window_attributes(connection, window)
    guard let reply = xcb_get_window_attributes_reply(connection, cookie, nil) else { return false }
    defer { free(reply) }
    return UInt32(reply.pointee.map_state) == XCB_MAP_STATE_VIEWABLE.rawValue
  }

  private func frame(of window: xcb_window_t) -> CGRect {
    let cookie = xcb_get_geometry(connection, window)
    guard let reply = xcb_get_geometry_reply(connection, cookie, nil) else { return .zero }
    defer { free(reply) }
    return CGRect(
      x: Int(reply.pointee.x), y: Int(reply.pointee.y), width: Int(reply.pointee.width),
      height: Int(reply.pointee.height))
  }

  private var root: UInt32 {
    xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
  }

  private func atom(_ name: String) -> xcb_atom_t {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.atom
  }

  /// Waits until the server has done everything.
  private func finish() {
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }
}

/// A window that a program has on the screen.
package struct TopLevelWindow: Sendable {
  /// The server's number of the window.
  package let identifier: UInt32
  /// Its place on the root window in pixels.
  package let frame: CGRect
}
