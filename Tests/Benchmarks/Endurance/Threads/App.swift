// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// An app in a window of a real server, whose only content can be clicked.
@MainActor final class App {
  static let side = 240

  let host: X11SceneHost
  var scene: UIWindowScene { host.windowScene }
  let container = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
  private let server: XServer
  private let window: UIWindow
  private let input = Mailbox<String>()
  /// What the window shows while nothing lies over it.
  private var picture: PixelReader?
  /// What is kept to paint that.
  private(set) var rasters = 0

  init(_ server: XServer) async throws {
    self.server = server
    let size = CGSize(width: Self.side, height: Self.side)
    host = try X11SceneHost(displayName: server.name, title: "Endurance", size: size, scale: 1)
    window = UIWindow(windowScene: host.windowScene)
    let controller = KeyController { [input] in input.post("key") }
    let control = UIControl(frame: CGRect(origin: .zero, size: size))
    let color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    control.backgroundColor = color
    control.addAction(UIAction { [input] _ in input.post("click") }, for: .touchUpInside)
    container.backgroundColor = color
    container.isUserInteractionEnabled = false
    control.addSubview(container)
    window.rootViewController = controller
    controller.view.addSubview(control)
    window.makeKeyAndVisible()
    controller.becomeFirstResponder()
    host.connect()
    try await wait(for: "the app's window") {
      try server.framebuffer().picture().bounds(differingFrom: Pixel(0, 255, 0)) == nil
    }
    picture = try server.framebuffer().picture()
    rasters = LayerRenderer.rasterCount.value
  }

  /// Whether the user sees the app as it was before any HUD.
  func isSeenAsItWas() throws -> Bool { try server.framebuffer().picture() == picture }

  /// Windows besides the app's own.
  var overlayWindows: [UIWindow] { scene.windows.filter { $0 !== window } }

  /// The HUD's bezel, if there is one in the window's tree.
  var bezel: UIView? {
    scene.windows.lazy.compactMap { $0.descendant(named: "StatusHUD") }.first
  }

  /// Whether a click at the centre, where the HUD would be, reaches the app.
  ///
  /// A key that follows the click tells that the app has seen both: keys go past every mask.
  func takesClicks() async throws -> Bool {
    let (x, y) = ("\(Self.side / 2)", "\(Self.side / 2)")
    try await Tool.xdotool(server.name, "mousemove", x, y, "click", "1", "key", "a")
    var isClicked = false
    while case let next = try await input.next("the key"), next != "key" { isClicked = true }
    return isClicked
  }
}

/// Reports keys that go down.
private final class KeyController: UIViewController {
  private let report: () -> Void

  init(report: @escaping () -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    report()
  }
}
