// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// An app's window on a screen in memory, and a renderer that paints frames of it the way a host
/// does, without copying the picture out.
@MainActor final class Stage {
  let screen: OffscreenScreen
  let view: UIView
  let renderer: LayerRenderer
  let canvas: CGContext
  let size: (width: Int, height: Int)
  private let window: UIWindow

  init(width: CGFloat, height: CGFloat, scale: CGFloat = 2) {
    screen = OffscreenScreen(size: CGSize(width: width, height: height), scale: scale)
    window = UIWindow(windowScene: screen.windowScene)
    let controller = UIViewController()
    window.rootViewController = controller
    view = controller.view
    view.backgroundColor = .white
    window.makeKeyAndVisible()
    for row in 0..<Int(height / 68) {
      let card = UIView(frame: CGRect(x: 16, y: 20 + row * 68, width: Int(width) - 32, height: 60))
      card.backgroundColor = UIColor(
        red: 0.6 + CGFloat(row % 7) / 15, green: 0.8, blue: 1, alpha: 1)
      card.layer.cornerRadius = 12
      view.addSubview(card)
    }
    size = (Int(width * scale), Int(height * scale))
    guard let stage = window.layer.superlayer,
      let canvas = CGContext(
        uprightData: nil, width: size.width, height: size.height, bytesPerRow: 0, scale: scale)
    else { fatalError("no memory for \(size)") }
    self.canvas = canvas
    renderer = LayerRenderer(
      layer: stage, pixelWidth: size.width, pixelHeight: size.height, scale: scale)
    StatusHUD.configuration = StatusHUD.Configuration()
    paint()
  }

  func paint(at time: CFTimeInterval = CACurrentMediaTime()) {
    renderer.paint(into: canvas, damage: renderer.prepare(at: time))
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
