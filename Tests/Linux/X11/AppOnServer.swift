// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// An app of one view that fills a window on a server.
@MainActor
struct AppOnServer {
  let host: X11SceneHost
  let window: UIWindow
  let view: UIView
  let server: XServer
  /// The user's other programs.
  let client: SecondClient

  init(_ host: X11SceneHost, view: UIView, on server: XServer, beside client: SecondClient) {
    (self.host, self.view, self.server, self.client) = (host, view, server, client)
    window = UIWindow(windowScene: host.windowScene)
    let controller = UIViewController()
    window.rootViewController = controller
    view.frame = window.bounds
    view.backgroundColor = .red
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    host.connect()
  }

  /// Runs a test beside a red app that is shown in a window of 80 x 60 points. If there are dots
  /// per inch, they determine the scale.
  static func run(
    dotsPerInch: Int? = nil, view: UIView = UIView(),
    _ body: (AppOnServer) async throws -> Void
  ) async throws {
    try await XServer.run { server in
      let client = try SecondClient(server)
      if let dotsPerInch { client.setResources("Xft.dpi:\t\(dotsPerInch)\n") }
      let host = try X11SceneHost(
        displayName: server.name, title: "App", size: CGSize(width: 80, height: 60),
        scale: dotsPerInch == nil ? 1 : nil)
      let app = AppOnServer(host, view: view, on: server, beside: client)
      defer { app.host.disconnect() }
      try await app.shows(0xff0000, 79, 59)
      try await body(app)
    }
  }

  /// The server's number of the app's window.
  var number: UInt32 {
    get throws { try #require(client.shownWindows().first).identifier }
  }

  /// Waits until a pixel of the root window has a color.
  func shows(_ word: UInt32, _ x: Int, _ y: Int) async throws {
    try await wait(for: "\(String(word, radix: 16)) at \(x), \(y)") {
      try server.framebuffer()[x, y] == word
    }
  }
}
