// SPDX-License-Identifier: MIT

import LinuxCoreGraphics
import TestSupport
import Testing

@testable import DisplayHost

/// A window on a server, shown and waited for.
@MainActor
struct Stage {
  let display: X11Display
  let window: X11Window
  let events: Mailbox<DisplayEvent>

  init(
    _ server: XServer, screen: Int = 0, size: CGSize = CGSize(width: 100, height: 80)
  ) async throws {
    display = try X11Display(name: "\(server.name).\(screen)")
    window = try X11Window(display: display, title: "Täst", size: size)
    events = Mailbox(window)
    window.map()
    try await events.nextExposure()
    settle()
  }

  /// Runs a test with a window on a server of its own.
  static func run(_ body: @MainActor (Stage, XServer) async throws -> Void) async throws {
    try await XServer.run { server in
      try await body(try await Stage(server), server)
    }
  }

  /// Opens another window, and waits until it is shown.
  func open(_ size: CGSize) async throws -> (X11Window, Mailbox<DisplayEvent>) {
    let other = try X11Window(display: display, title: "", size: size)
    let events = Mailbox(other)
    other.map()
    try await events.nextExposure()
    settle()
    return (other, events)
  }

  /// Fills a rectangle of the image, in points, with an opaque color.
  func fill(
    _ rect: CGRect = .infinite, red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
  ) {
    let context = window.backBuffer
    context.setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: 1))
    context.fill(rect)
  }

  /// Shows the image, or the damage in it, and waits until it is on the screen.
  func present(_ damage: [CGRect] = [.infinite]) {
    window.present(damage: damage)
    settle()
  }

  /// Waits until the server has performed all requests.
  func settle() { display.synchronize() }

  static func reason(of server: XServer) -> String {
    "the X11 server \(server.name).0 closed the connection"
  }

  /// Waits for the news that the server is gone, after which nothing waits for it.
  func expectLoss(of server: XServer) async throws {
    let event = try await events.nextLoss()
    #expect(event == .serverLost(Self.reason(of: server)))
    #expect(!display.isConnected)
    #expect(!window.isBusy)
    #expect(window.pacer.awaited == nil)
  }
}
