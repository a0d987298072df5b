// SPDX-License-Identifier: MIT

import Foundation

/// A TCP connection of the app with itself: real bytes through real sockets, and no other machine
/// that may be down. Both ends block, so each wants a thread of its own.
final class LoopbackConnection: Sendable {
  private static let chunkSize = 1 << 16

  private let sender: Int32
  private let receiver: Int32

  init() throws(POSIXError) {
    // What is left of the connection must not end the app when the other end is gone.
    signal(SIGPIPE, SIG_IGN)
    let listener = try Self.newSocket()
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    // Port 0: any that is free.
    try Self.check(Self.withBytes(of: &address) { bind(listener, $0, $1) })
    try Self.check(listen(listener, 1))
    try Self.check(
      Self.withBytes(of: &address) { bytes, count in
        var count = count
        return getsockname(listener, bytes, &count)
      })
    receiver = try Self.newSocket()
    do throws(POSIXError) {
      // Done by the system: the listener need not have accepted yet.
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

  /// Sends all bytes, or throws.
  func send(_ bytes: Data) throws(POSIXError) {
    var sent = 0
    while sent < bytes.count {
      sent += try Self.check(
        bytes.withUnsafeBytes {
          write(sender, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
        })
    }
  }

  /// The receiver gets what was sent, and then the end.
  func endSending() {
    shutdown(sender, Int32(SHUT_WR))
  }

  /// The next bytes, as soon as there are some; none at the end.
  func receive() throws(POSIXError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = try Self.check(read(receiver, &chunk, chunk.count))
    return Array(chunk.prefix(count))
  }

  // MARK: The C library

  private static func newSocket() throws(POSIXError) -> Int32 {
    // SOCK_STREAM is a number in one C library and an enumeration in the other, and 1 in both.
    try check(socket(AF_INET, 1, 0))
  }

  /// What a call gave, unless that says that it failed.
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
