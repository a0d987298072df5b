// SPDX-License-Identifier: MIT

import Foundation

/// A TCP connection from the app to itself, which uses real sockets and doesn't require another
/// computer. Both ends block their threads, so each end needs a separate thread.
final class LoopbackConnection: Sendable {
  private static let chunkSize = 1 << 16

  private let sender: Int32
  private let receiver: Int32

  init() throws(POSIXError) {
    // Without this call, a write after the receiver closes would terminate the app.
    signal(SIGPIPE, SIG_IGN)
    let listener = try Self.newSocket()
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    // Port 0 requests any free port.
    try Self.check(Self.withBytes(of: &address) { bind(listener, $0, $1) })
    try Self.check(listen(listener, 1))
    try Self.check(
      Self.withBytes(of: &address) { bytes, count in
        var count = count
        return getsockname(listener, bytes, &count)
      })
    receiver = try Self.newSocket()
    do throws(POSIXError) {
      // The system completes the connection before the listener accepts it.
      let receiver = receiver
      try Self.check(Self.withBytes(of: &address) { connect(receiver, $0, $1) })
      sender = try Self.check(accept(listener, nil, nil))
    } catch {
      close(receiver)
      throw error
    }
  }

  deinit {
    close(sender)
    close(receiver)
  }

  /// Sends all bytes or throws an error.
  func send(_ bytes: Data) throws(POSIXError) {
    var sent = 0
    while sent < bytes.count {
      sent += try Self.check(
        bytes.withUnsafeBytes {
          write(sender, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
        })
    }
  }

  /// Closes the sending end. The receiver still gets all the bytes that were sent.
  func endSending() {
    shutdown(sender, Int32(SHUT_WR))
  }

  /// Waits for the next bytes and returns them, or returns an empty array at the end.
  func receive() throws(POSIXError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = try Self.check(read(receiver, &chunk, chunk.count))
    return Array(chunk.prefix(count))
  }

  // MARK: C library

  private static func newSocket() throws(POSIXError) -> Int32 {
    // The value of SOCK_STREAM is 1 in both C libraries, but its type differs.
    try check(socket(AF_INET, 1, 0))
  }

  /// Returns the result of a C function, or throws an error if the result indicates a failure.
  @discardableResult
  private static func check<Number: SignedInteger>(
    _ result: Number
  ) throws(POSIXError) -> Number {
    guard result < 0 else { return result }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }

  private static func withBytes(
    of address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
