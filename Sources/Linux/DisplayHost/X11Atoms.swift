// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

/// The names that the server gave numbers to.
struct X11Atoms {
  let protocols: xcb_atom_t
  let deleteWindow: xcb_atom_t
  let netName: xcb_atom_t
  let utf8String: xcb_atom_t
  let netProcess: xcb_atom_t
  /// The property in which a window manager says that it iconified a window.
  let state: xcb_atom_t
  /// The type of messages that this program sends to itself.
  let echo: xcb_atom_t

  init(connection: OpaquePointer) {
    let names = [
      "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_NAME", "UTF8_STRING", "_NET_WM_PID",
      "_STATUSHUD_ECHO", "WM_STATE",
    ]
    // All questions first, then all answers: one round trip instead of seven.
    let cookies = names.map { xcb_intern_atom(connection, 0, UInt16($0.utf8.count), $0) }
    let atoms = cookies.map { cookie -> xcb_atom_t in
      guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
      defer { free(reply) }
      return reply.pointee.atom
    }
    protocols = atoms[0]
    deleteWindow = atoms[1]
    netName = atoms[2]
    utf8String = atoms[3]
    netProcess = atoms[4]
    echo = atoms[5]
    state = atoms[6]
  }
}
