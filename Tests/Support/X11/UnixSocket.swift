// SPDX-License-Identifier: MIT

import Foundation

/// A socket of this machine whose name is not a file's: what X11 clients try first, and what needs
/// no cleaning up.
final class UnixSocket: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  convenience init(listeningAt path: String) throws {
    try self.init(path, bind)
    guard listen(descriptor, 8) == 0 else { throw SetUpFailure("nobody can listen at \(path)") }
  }

  convenience init(connectedTo path: String) throws {
    try self.init(path, connect)
  }

  private convenience init(
    _ path: String, _ use: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
  ) throws {
    self.init(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The zero in front says that it is no file.
    let name = [0] + Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = MemoryLayout<sa_family_t>.size + name.count
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(descriptor, $0, socklen_t(length))
      }
    }
    guard result == 0 else { throw SetUpFailure("\(path): \(String(cString: strerror(errno)))") }
  }

  /// Waits for somebody to connect; nil once it is shut down.
  func accept() -> UnixSocket? {
    let connected = Foundation.accept(descriptor, nil, nil)
    return connected < 0 ? nil : UnixSocket(connected)
  }

  /// Waits for what the other side writes; nil when it hangs up.
  func read() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// False when the other side has hung up.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return true
  }

  /// Ends all waiting in both directions.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
