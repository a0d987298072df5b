// SPDX-License-Identifier: MIT

import Foundation

/// Stands between programs and a server, and hides one of the server's extensions.
///
/// Some of them Xvfb cannot be started without. Where a program asks whether the server has the
/// extension, this asks for one that no server has; everything else goes through as it is.
package final class ExtensionFilter: Sendable {
  /// The display to connect to instead of the server's, for example `:1007`.
  package let name: String
  private let listener: UnixSocket

  /// - Parameter hidden: the name of the extension, as in `xdpyinfo`.
  package init(hiding hidden: String, of server: XServer) throws {
    guard let number = Int(server.name.dropFirst()) else {
      throw SetUpFailure("\(server.name) is no display of this machine")
    }
    // No server has so great a number. The filter of a server that had the same one before may still
    // be on its way out, so there are others to take.
    var place = number + 1000
    var free = try? UnixSocket(listeningAt: Self.path(place))
    while free == nil, place < 60_000 {
      place += 1000
      free = try? UnixSocket(listeningAt: Self.path(place))
    }
    guard let listener = free else {
      throw SetUpFailure("no display is free beside \(server.name)")
    }
    name = ":\(place)"
    self.listener = listener
    Thread.detachNewThread {
      while let client = listener.accept() {
        guard let upstream = try? UnixSocket(connectedTo: Self.path(number)) else { continue }
        Self.forward(from: client, to: upstream) { Self.replace(hidden, in: &$0) }
        Self.forward(from: upstream, to: client) { _ in }
      }
    }
  }

  deinit {
    listener.shutDown()
  }

  private static func path(_ number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

  /// Passes everything on until one of the two hangs up; then the other hears of it, too.
  private static func forward(
    from source: UnixSocket, to target: UnixSocket,
    _ change: @escaping @Sendable (inout [UInt8]) -> Void
  ) {
    Thread.detachNewThread {
      while var bytes = source.read() {
        change(&bytes)
        guard target.write(bytes) else { break }
      }
      source.shutDown()
      target.shutDown()
    }
  }

  /// The request QueryExtension holds the length of a name in two bytes, two more, and the name. It
  /// is among the first that a program makes, and comes in one piece.
  private static func replace(_ hidden: String, in bytes: inout [UInt8]) {
    let name = Array(hidden.utf8)
    let request = [UInt8(name.count), 0, 0, 0] + name
    var start = 0
    while start + request.count <= bytes.count {
      if bytes[start..<start + request.count].elementsEqual(request) {
        for index in start + 4..<start + request.count { bytes[index] = UInt8(ascii: "-") }
      }
      start += 1
    }
  }
}
