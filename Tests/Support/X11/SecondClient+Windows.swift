// SPDX-License-Identifier: MIT

internal import CXCB
import Foundation

/// A window that a program has on the screen.
package struct TopLevelWindow: Sendable {
  /// The server's number of the window.
  package let identifier: UInt32
  /// Its place on the root window in pixels.
  package let frame: CGRect
}

extension SecondClient {
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
}
