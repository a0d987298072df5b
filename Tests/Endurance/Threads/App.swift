// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// An app in a window of a real server, whose only content can be clicked.
@MainActor final class App {
  static let side = 240

  /// Effects for configurations, which only the main thread can create.
  nonisolated let effects: [UIVisualEffect?]
  let host: X11SceneHost
  let control: UIControl
  private let server: XServer
  private let window: UIWindow
  private let clicks = Mailbox<Bool>()
  /// What the window shows without a HUD.
  private let picture: PixelReader
  /// How many rasters painting that takes.
  private let rasters: Int

  init(_ server: XServer) async throws {
    self.server = server
    effects = [nil, UIBlurEffect(style: .systemThickMaterial), UIVisualEffect()]
    let size = CGSize(width: Self.side, height: Self.side)
    host = try X11SceneHost(displayName: server.name, title: "Endurance", size: size, scale: 1)
    window = UIWindow(windowScene: host.windowScene)
    control = UIControl(frame: CGRect(origin: .zero, size: size))
    control.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    control.addAction(UIAction { [clicks] _ in clicks.post(true) }, for: .touchUpInside)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(control)
    window.makeKeyAndVisible()
    host.connect()
    // A HUD that lost its server comes here, too.
    StatusHUD.dismissAll()
    do {
      try await wait(for: "the app's window") {
        try server.framebuffer().picture().bounds(differingFrom: .green) == nil
      }
      picture = try server.framebuffer().picture()
    } catch {
      // Or the next HUD would be shown in a scene that nobody sees.
      host.disconnect()
      throw error
    }
    rasters = LayerRenderer.rasterCount.value
  }

  private var overlayWindow: UIWindow? { host.windowScene.windows.first { $0 !== window } }

  /// The buttons of the HUD and of the messages beside it.
  var buttons: [UIButton] {
    host.windowScene.bezels.flatMap { $0.subviews(of: UIButton.self) }.filter(\.isEnabled)
  }

  /// Dismisses the HUD, waits for the closure, and looks for anything that is left.
  func checkDismissal(_ log: NotificationLog) async throws {
    weak var overlay: UIWindow?
    overlay = overlayWindow
    let ends = Mailbox<Bool>()
    // Messages beside the HUD don't end with it.
    StatusHUD.dismissAll()
    try await wait(for: "the end of what is beside the HUD") {
      host.windowScene.bezels.allSatisfy { $0.accessibilityIdentifier == "StatusHUD" }
    }
    StatusHUD.dismiss { ends.post(true) }
    _ = try await ends.next("the closure of the dismissal")
    guard log.last == .didDisappear, !StatusHUD.isVisible, StatusHUD.activityCount == 0,
      StatusHUD.messages.isEmpty,
      overlayWindow == nil, host.windowScene.bezels.isEmpty
    else {
      throw SetUpFailure(
        "the closure of a dismissal came before its end: \(log.last), overlay "
          + "\(overlayWindow != nil), \(StatusHUD.stateDescription)")
    }
    try await wait(for: "nothing to be due") { MediaClock.nextDeadline == nil }
    try await wait(for: "the app to be seen as it was") {
      try server.framebuffer().picture() == picture
    }
    try await wait(for: "the release of what was painted") {
      LayerRenderer.rasterCount.value <= rasters
    }
    try await wait(for: "the release of the window") { overlay == nil }
    // Where the HUD would be.
    let center = "\(Self.side / 2)"
    try await Tool.xdotool(server.name, "mousemove", center, center, "click", "1")
    _ = try await clicks.next("the click")
  }
}
