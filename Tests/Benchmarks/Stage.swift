// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

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
