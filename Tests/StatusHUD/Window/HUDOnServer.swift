// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// An app whose only window is one control, on a server of its own, with the global HUD at rest.
@MainActor
final class HUDOnServer {
  static let side = 240
  static let color = Pixel(0, 128, 255)
  /// The color of the bezel and of all in it.
  static let red: UInt32 = 0xff0000

  let server: XServer
  let host: X11SceneHost
  let notifications = HUDNotifications()
  /// What the user did, as far as it reached the app.
  let input = Mailbox<String>()
  /// Why the display was lost.
  let losses = Mailbox<String>()
  private let window: UIWindow
  private let control = UIControl()

  /// Every test begins and ends with a hidden HUD that is configured by default, but for its
  /// colors.
  static func run(_ body: @MainActor (HUDOnServer) async throws -> Void) async throws {
    try await resetHUD()
    try await onAnotherServer { app in
      try await wait(for: "the app's window") {
        try app.picture().bounds(differingFrom: color) == nil
      }
      try await body(app)
    }
    try await resetHUD()
  }

  /// The same app on a new server, with the HUD as it is.
  static func onAnotherServer(
    _ body: @MainActor (HUDOnServer) async throws -> Void
  ) async throws {
    try await XServer.run(screens: ["\(side)x\(side)x24"]) { server in
      let app = try HUDOnServer(server)
      // Without a scene the HUD is hidden at once, whatever a test that failed has left of it.
      defer { app.host.disconnect() }
      try await body(app)
    }
  }

  private init(_ server: XServer) throws {
    self.server = server
    let size = CGSize(width: Self.side, height: Self.side)
    host = try X11SceneHost(displayName: server.name, title: "App", size: size, scale: 1)
    window = UIWindow(windowScene: host.windowScene)
    let controller = KeyController(input)
    window.rootViewController = controller
    control.frame = CGRect(origin: .zero, size: size)
    control.backgroundColor = UIColor(
      red: 0, green: 128.0 / 255, blue: 1, alpha: 1)
    control.addAction(
      UIAction { [input] _ in input.post("tap") }, for: .touchUpInside)
    controller.view.addSubview(control)
    window.makeKeyAndVisible()
    controller.becomeFirstResponder()
    host.onServerLost = { [losses] in losses.post($0) }
    host.connect()
  }

  private static func resetHUD() async throws {
    let ends = Mailbox<Bool>()
    StatusHUD.dismiss { ends.post(true) }
    _ = try await ends.next("the HUD to be hidden")
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.configure {
      $0.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.contentColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    await nextTurn()
  }

  // MARK: Looking

  func picture() throws -> PixelReader { try server.framebuffer().picture() }

  /// The bezel on the root window of the server.
  func bezel() throws -> CGRect? {
    let red = try picture().words.map { $0 & 0xff_ffff == Self.red ? UInt32.max : 0 }
    return PixelReader(width: Self.side, height: Self.side, words: red).bounds()
  }

  /// Waits until the HUD has faded in and is on the screen.
  func hudIsShown() async throws {
    try await notifications.next(StatusHUD.didAppearNotification)
    try await wait(for: "the bezel") { try bezel() != nil }
  }

  // MARK: Using

  /// Whether a click beside the HUD, or at its center, reaches the control below it.
  ///
  /// A key follows the click. No mask keeps it from the app, so its arrival tells that the click is
  /// done.
  func clickReachesControl(x: Int = 10, y: Int = 12) async throws -> Bool {
    try await Tool.xdotool(server.name, "mousemove", "\(x)", "\(y)", "click", "1", "key", "a")
    var isTapped = false
    while case let next = try await input.next("the key"), next != "key" { isTapped = true }
    return isTapped
  }
}

/// Reports keys that go down.
private final class KeyController: UIViewController {
  private let input: Mailbox<String>

  init(_ input: Mailbox<String>) {
    self.input = input
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    input.post("key")
  }
}
