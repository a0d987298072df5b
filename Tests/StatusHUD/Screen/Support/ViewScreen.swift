// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport

@testable import StatusHUD

/// A screen with one window on which a test looks at a view.
@MainActor final class ViewScreen {
  let screen: OffscreenScreen
  let window: UIWindow
  /// Fills the window.
  var container: UIView { window.rootViewController?.view ?? window }

  init(size: CGSize, scale: CGFloat = 1, background: UIColor = .white) {
    screen = OffscreenScreen(size: size, scale: scale)
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = background
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Shows the view in the middle, at its own size.
  func show(_ view: UIView) async {
    view.bounds.size = view.intrinsicContentSize
    view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    container.addSubview(view)
    await advance(by: 0)
  }

  func advance(by seconds: Double) async { await screen.advance(by: seconds) }

  func pixels() -> PixelReader { PixelReader(screen.image()) }
}

extension PixelReader {
  /// How dark the pixel at `angle` (a fraction of a turn, clockwise from 12 o'clock) of a circle
  /// around the image's middle is, 0...1.
  func darkness(atTurn angle: Double, radius: Double) -> Double {
    let x = Double(width) / 2 + radius * sin(2 * .pi * angle)
    let y = Double(height) / 2 - radius * cos(2 * .pi * angle)
    // Bilinear: the circle runs between pixel centres.
    let (left, top) = (Int((x - 0.5).rounded(.down)), Int((y - 0.5).rounded(.down)))
    let (fx, fy) = (x - 0.5 - Double(left), y - 0.5 - Double(top))
    func dark(_ x: Int, _ y: Int) -> Double { 1 - Double(straight(x, y).red) / 255 }
    return (dark(left, top) * (1 - fx) + dark(left + 1, top) * fx) * (1 - fy)
      + (dark(left, top + 1) * (1 - fx) + dark(left + 1, top + 1) * fx) * fy
  }
}
