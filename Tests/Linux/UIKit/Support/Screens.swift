// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// A screen for the length of a test, with the clock given back whatever the test does.
@MainActor
func withScreen(
  _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1,
  _ body: (OffscreenScreen) async throws -> Void
) async rethrows {
  let screen = OffscreenScreen(size: CGSize(width: width, height: height), scale: scale)
  defer { screen.disconnect() }
  try await body(screen)
}

/// A window that fills the screen and is shown.
@MainActor
func shownWindow(
  on screen: OffscreenScreen, level: UIWindow.Level = .normal,
  root: UIViewController? = nil
) -> UIWindow {
  let window = UIWindow(windowScene: screen.windowScene)
  window.windowLevel = level
  window.rootViewController = root
  window.isHidden = false
  return window
}

extension UIView {
  /// A view with a colour, in a superview.
  convenience init(_ frame: CGRect, color: UIColor? = nil, in superview: UIView? = nil) {
    self.init(frame: frame)
    backgroundColor = color
    superview?.addSubview(self)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
