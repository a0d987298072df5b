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

/// A screen with a window that fills it.
@MainActor
func withWindow(
  _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1, color: UIColor? = nil,
  _ body: (OffscreenScreen, UIWindow) async throws -> Void
) async rethrows {
  try await withScreen(width, height, scale: scale) { screen in
    let window = shownWindow(on: screen)
    window.backgroundColor = color
    try await body(screen, window)
  }
}

/// A screen that has shown a red view.
@MainActor
func withView(
  _ frame: CGRect = CGRect(0, 0, 10, 10),
  _ body: (OffscreenScreen, UIView) async throws -> Void
) async rethrows {
  try await withWindow { screen, window in
    let view = UIView(frame, color: .red, in: window)
    await screen.advance(by: 0)
    try await body(screen, view)
  }
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

/// What the screen shows of a view, now.
@MainActor
func shown<Value>(_ view: UIView, _ path: KeyPath<CALayer, Value>) -> Value? {
  view.layer.presentation()?[keyPath: path]
}

extension UIView {
  /// A view with a colour, in a superview.
  convenience init(_ frame: CGRect, color: UIColor? = nil, in superview: UIView? = nil) {
    self.init(frame: frame)
    if let color { backgroundColor = color }
    superview?.addSubview(self)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
