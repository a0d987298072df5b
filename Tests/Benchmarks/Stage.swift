// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// An app's window on a screen in memory, and a renderer that paints frames of it the way a host
/// does, without copying the picture out.
@MainActor final class Stage {
  let screen: OffscreenScreen
  let view: UIView
  private let renderer: LayerRenderer
  private let canvas: CGContext
  private let window: UIWindow

  init() {
    screen = OffscreenScreen(size: CGSize(width: 390, height: 844), scale: 2)
    window = UIWindow(windowScene: screen.windowScene)
    let controller = UIViewController()
    window.rootViewController = controller
    view = controller.view
    view.backgroundColor = .white
    window.makeKeyAndVisible()
    for row in 0..<12 {
      let card = UIView(frame: CGRect(x: 16, y: 20 + row * 68, width: 358, height: 60))
      card.backgroundColor = UIColor(
        red: 0.6 + CGFloat(row % 7) / 15, green: 0.8, blue: 1, alpha: 1)
      card.layer.cornerRadius = 12
      view.addSubview(card)
    }
    guard let stage = window.layer.superlayer,
      let canvas = CGContext(
        uprightData: nil, width: 780, height: 1688, bytesPerRow: 0, scale: 2)
    else { fatalError("no memory") }
    self.canvas = canvas
    renderer = LayerRenderer(layer: stage, pixelWidth: 780, pixelHeight: 1688, scale: 2)
    StatusHUD.configuration = StatusHUD.Configuration()
    paint()
  }

  func paint() {
    renderer.paint(into: canvas, damage: renderer.prepare(at: CACurrentMediaTime()))
  }

  func end() async {
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    screen.disconnect()
  }
}

/// Calls `body` beside an app's window on a real server, whose clock is that of the machine.
@MainActor func withRealWindow(_ body: () async -> [Row]) async throws -> [Row] {
  var rows: [Row] = []
  try await XServer.run(screens: ["390x844x24"]) { server in
    let host = try X11SceneHost(
      displayName: server.name, title: "Benchmark", size: CGSize(width: 390, height: 844), scale: 1)
    let window = UIWindow(windowScene: host.windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    host.connect()
    await pass(seconds: 1)
    rows = await body()
    StatusHUD.dismiss()
    await pass(seconds: 1)
    host.disconnect()
  }
  return rows
}
