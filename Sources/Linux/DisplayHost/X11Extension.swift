// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

/// Where an extension of the protocol has its requests and events on a server.
struct X11Extension {
  let majorOpcode: UInt8
  let firstEvent: UInt8

  /// `nil` when the server does not have it.
  init?(connection: OpaquePointer, name: String) {
    let cookie = xcb_query_extension(connection, UInt16(name.utf8.count), name)
    guard let reply = xcb_query_extension_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.present != 0 else { return nil }
    majorOpcode = reply.pointee.major_opcode
    firstEvent = reply.pointee.first_event
  }
}
