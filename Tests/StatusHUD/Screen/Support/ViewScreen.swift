// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport

/// A screen with one window, on which a test looks at views.
@MainActor final class ViewScreen {
  let screen: OffscreenScreen
  let window: UIWindow

  init(size: CGSize, scale: CGFloat, background: UIColor = .white) {
    screen = OffscreenScreen(size: size, scale: scale)
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = background
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func pixels() -> PixelReader { PixelReader(screen.image()) }
}
