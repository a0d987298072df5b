// SPDX-License-Identifier: MIT

import DisplayHost
import LinuxCoreGraphics
import TestSupport

/// A window on a server, shown and waited for.
@MainActor
struct Stage {
  let display: X11Display
  let window: X11Window
  let events: Mailbox<DisplayEvent>

  init(
    _ server: XServer, screen: Int = 0, size: CGSize = CGSize(width: 100, height: 80),
    scale: CGFloat? = nil
  ) async throws {
    display = try X11Display(name: "\(server.name).\(screen)")
    window = try X11Window(display: display, title: "Täst", size: size, scale: scale)
    events = Mailbox(window)
    window.map()
    try await events.nextExposure()
    settle()
  }

  /// Fills a rectangle of the image, in points, with an opaque color.
  func paint(_ rect: CGRect, red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0) {
    let context = window.backBuffer
    context.setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: 1))
    context.fill(rect)
  }

  /// Runs a test with a window on a server of its own.
  static func run(
    scale: CGFloat? = nil,
    _ body: @MainActor (Stage, XServer) async throws -> Void
  ) async throws {
    try await XServer.run { server in
      try await body(try await Stage(server, scale: scale), server)
    }
  }

  /// Shows the whole image, and waits until it is on the screen.
  func present() {
    window.present(damage: [.infinite])
    settle()
  }

  /// Waits until the server has performed all requests.
  func settle() {
    display.synchronize()
  }
}
