// SPDX-License-Identifier: MIT

/// A window that belongs to a HUD, and not to the app.
@MainActor protocol HUDWindow: UIWindow {}

extension UIWindowScene {
  /// The windows of the app that are onscreen, from back to front.
  var appWindows: [UIWindow] {
    windows.filter { !($0 is any HUDWindow) && !$0.isHidden && $0.rootViewController != nil }
  }

  /// The app's key window or, if there's none, its main window. The system's own windows can be in the
  /// scene, too.
  var appWindow: UIWindow? {
    // On tvOS, the window of the HUD can be the key window.
    if let keyWindow, !(keyWindow is any HUDWindow) { return keyWindow }
    let (main, windows) = ((delegate as? any UIWindowSceneDelegate)?.window ?? nil, appWindows)
    return windows.first { $0 === main } ?? windows.last { $0.windowLevel == .normal }
      ?? windows.last
  }
}
