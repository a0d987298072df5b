// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import Testing

/// A screen with a window, and a view in it to show HUDs in.
@MainActor final class HostScreen {
  let screen: OffscreenScreen
  let host: UIView
  private let window: UIWindow

  init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2) {
    screen = OffscreenScreen(size: size, scale: scale)
    window = UIWindow(windowScene: screen.windowScene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    host = UIView(frame: CGRect(origin: .zero, size: size))
    host.backgroundColor = .white
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(host)
  }

  static func run(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    _ body: @MainActor (HostScreen) async throws -> Void
  ) async rethrows {
    let it = HostScreen(size: size, scale: scale)
    await it.advance(by: 0.1)
    do {
      try await body(it)
    } catch {
      it.screen.disconnect()
      throw error
    }
    it.screen.disconnect()
  }

  func advance(by seconds: Double) async {
    await screen.advance(by: seconds)
  }

  var huds: [HUDView] { host.subviews.compactMap { $0 as? HUDView } }
}
