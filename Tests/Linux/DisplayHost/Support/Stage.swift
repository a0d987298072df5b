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
  /// The display's name, with the screen's number.
  let name: String
  /// Hides an extension of the server, if one is to be hidden.
  private let filter: ExtensionFilter?

  init(
    _ server: XServer, screen: Int = 0, size: CGSize = CGSize(width: 100, height: 80),
    scale: CGFloat? = nil, through filter: ExtensionFilter? = nil
  ) async throws {
    self.filter = filter
    name = "\(filter?.name ?? server.name).\(screen)"
    display = try X11Display(name: name)
    window = try X11Window(display: display, title: "Täst", size: size, scale: scale)
    events = Mailbox(window)
    window.map()
    try await events.nextExposure()
    try await settle()
  }

  /// Fills a rectangle, in points, of the picture with an opaque colour.
  func paint(_ rect: CGRect, red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0) {
    let context = window.backBuffer
    context.setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: 1))
    context.fill(rect)
  }

  /// Runs a test with a window on a server of its own.
  static func run(
    options: [String] = [], scale: CGFloat? = nil,
    _ body: @MainActor (Stage, XServer) async throws -> Void
  ) async throws {
    try await XServer.run(options: options) { server in
      try await body(try await Stage(server, scale: scale), server)
    }
  }

  /// Shows all of the picture, and waits until it is on the screen.
  func present() async throws {
    window.present(damage: [.infinite])
    try await settle()
  }

  /// Waits until the server has taken over everything that was presented.
  func settle() async throws {
    try await window.settle()
  }
}

extension X11Window {
  /// Waits until the server has taken over everything that was presented; a later drawing is no
  /// part of it.
  func settle() async throws {
    let idle = Mailbox<Bool>()
    onIdle = { idle.post(true) }
    display.synchronize()
    while isBusy { _ = try await idle.next("the server to have read the picture") }
  }
}
