// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

/// The MIT-SHM extension of a server.
struct X11SharedMemory {
  /// Whether the extension is there and the server sees this machine's memory, which a remote
  /// server does not, though it may well have the extension.
  let isUsable: Bool
  /// The response type of the event that says that the server has read an image.
  let completionEvent: UInt8

  init(connection: OpaquePointer) {
    guard let extensionData = X11Extension(connection: connection, name: "MIT-SHM") else {
      isUsable = false
      completionEvent = 0
      return
    }
    completionEvent = extensionData.firstEvent &+ UInt8(XCB_SHM_COMPLETION)
    guard let trial = SharedSegment(byteCount: 4096, connection: connection) else {
      isUsable = false
      return
    }
    trial.detach(from: connection)
    isUsable = true
  }
}

/// A piece of memory that the server sees too.
struct SharedSegment {
  let identifier: xcb_shm_seg_t
  let address: UnsafeMutableRawPointer

  /// `nil` when this machine or the server has no room, or does not share.
  init?(byteCount: Int, connection: OpaquePointer) {
    let key = shmget(IPC_PRIVATE, byteCount, IPC_CREAT | 0o600)
    guard key >= 0 else { return nil }
    // Marked at once to vanish with its last user, so that no crash leaves it behind.
    defer { shmctl(key, IPC_RMID, nil) }
    guard let address = shmat(key, nil, 0), address != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    let identifier = xcb_generate_id(connection)
    let cookie = xcb_shm_attach_checked(connection, identifier, UInt32(key), 1)
    if let error = xcb_request_check(connection, cookie) {
      free(error)
      shmdt(address)
      return nil
    }
    guard xcb_connection_has_error(connection) == 0 else {
      shmdt(address)
      return nil
    }
    self.identifier = identifier
    self.address = address
  }

  /// Gives the memory back. The server finishes what it was asked before.
  func detach(from connection: OpaquePointer?) {
    if let connection { xcb_shm_detach(connection, identifier) }
    shmdt(address)
  }
}
