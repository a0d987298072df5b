// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

/// The Present extension of a server, which says when a monitor begins a new picture.
struct X11Present {
  private let majorOpcode: UInt8

  /// `nil` when the server does not have it.
  init?(connection: OpaquePointer) {
    guard let extensionData = X11Extension(connection: connection, name: "Present") else {
      return nil
    }
    let cookie = xcb_present_query_version(connection, 1, 0)
    guard let version = xcb_present_query_version_reply(connection, cookie, nil) else { return nil }
    free(version)
    majorOpcode = extensionData.majorOpcode
  }

  /// Asks for the answers to `notify`.
  func watch(_ window: xcb_window_t, connection: OpaquePointer) {
    xcb_present_select_input(
      connection, xcb_generate_id(connection), window,
      UInt32(XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY.rawValue))
  }

  /// Asks for an event at the next refresh. Returns the number of the request.
  func notify(_ window: xcb_window_t, serial: UInt32, connection: OpaquePointer) -> UInt16 {
    // The next counter that leaves 0 when divided by 1: any, but not one that has begun.
    let cookie = xcb_present_notify_msc(connection, window, serial, 0, 1, 0)
    return UInt16(truncatingIfNeeded: cookie.sequence)
  }

  /// The answer to `notify`, when an event is one.
  func answer(_ raw: UnsafeRawPointer) -> (window: xcb_window_t, serial: UInt32)? {
    let event = raw.load(as: xcb_ge_generic_event_t.self)
    guard event.extension == majorOpcode,
      Int32(event.event_type) == XCB_PRESENT_COMPLETE_NOTIFY
    else { return nil }
    // Field by field: the C structure is packed, and Swift has no such thing.
    let kind = raw.load(fromByteOffset: 10, as: UInt8.self)
    guard UInt32(kind) == XCB_PRESENT_COMPLETE_KIND_NOTIFY_MSC.rawValue else { return nil }
    return (
      raw.load(fromByteOffset: 16, as: UInt32.self), raw.load(fromByteOffset: 20, as: UInt32.self)
    )
  }
}
