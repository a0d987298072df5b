// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport

/// An app of one view that fills a window on a server.
@MainActor
struct AppOnServer {
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  let host: X11SceneHost
  let window: UIWindow
  let view: UIView

  init(_ host: X11SceneHost, _ color: UIColor = red, view: UIView = UIView()) {
    self.host = host
    self.view = view
    window = UIWindow(windowScene: host.windowScene)
    let controller = UIViewController()
    window.rootViewController = controller
    view.frame = window.bounds
    view.backgroundColor = color
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    host.connect()
  }

  /// A red one in a window of 80 x 60 points; a scale of nil is the display's.
  init(_ server: XServer, scale: CGFloat? = 1, view: UIView = UIView()) throws {
    let size = CGSize(width: 80, height: 60)
    try self.init(
      X11SceneHost(displayName: server.name, title: "App", size: size, scale: scale), view: view)
  }
}

extension XServer {
  /// Waits until a pixel of the root window has a color.
  @MainActor
  func shows(_ word: UInt32, _ x: Int, _ y: Int) async throws {
    try await wait(for: "\(String(word, radix: 16)) at \(x), \(y)") {
      try framebuffer()[x, y] == word
    }
  }
}
