// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Runs a test with a screen, and ends the virtual clock afterwards even if the test throws.
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

/// A screen that shows a red view.
@MainActor
func withView(_ body: (OffscreenScreen, UIView) async throws -> Void) async rethrows {
  try await withWindow { screen, window in
    let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
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

extension UIView {
  /// A view with a color, in a superview.
  convenience init(_ frame: CGRect, color: UIColor? = nil, in superview: UIView? = nil) {
    self.init(frame: frame)
    if let color { backgroundColor = color }
    superview?.addSubview(self)
  }
}

/// Records the names of notifications until it is stopped.
@MainActor
final class Notices {
  private(set) var names: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  /// - Parameters:
  ///   - names: The notifications, each with a short name for it.
  ///   - describe: What to record, of the short name and the object that posts.
  init(
    _ names: KeyValuePairs<String, Notification.Name>,
    describe: @escaping @MainActor (String, Any?) -> String = { name, _ in name }
  ) {
    tokens = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
        nonisolated(unsafe) let object = $0.object
        MainActor.assumeIsolated { self.names.append(describe(name, object)) }
      }
    }
  }

  func takeNames() -> [String] {
    defer { names = [] }
    return names
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
